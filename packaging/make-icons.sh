#!/usr/bin/env bash
# Draws the PNG icons from the one drawing. Run it after changing assets/sprites/app-icon.svg:
#   packaging/make-icons.sh [FOLDER]      default: packaging/icons
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/packaging/icons}
mkdir -p "$folder"
for size in 48 128 256; do
    rsvg-convert --width "$size" --height "$size" "$root/assets/sprites/app-icon.svg" -o "$folder/mazewright-$size.png"
done
