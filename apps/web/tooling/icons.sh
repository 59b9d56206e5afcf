#!/usr/bin/env bash
# Makes public/favicon.ico and public/apple-touch-icon.png from public/favicon.svg, for software that can't draw an SVG.
# Needs rsvg-convert and icotool (Debian: librsvg2-bin icoutils).
set -euo pipefail
cd "$(dirname "$0")/../public"
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT

for size in 16 32 48; do rsvg-convert --width=$size --height=$size favicon.svg --output="$draft/$size.png"; done
icotool --create --output=favicon.ico "$draft"/{16,32,48}.png

# A home screen cuts off the corners and shows transparency as black, so the icon gets our page colour as its
# background.
rsvg-convert --page-width=180 --page-height=180 --width=132 --height=132 --left=24 --top=24 \
  --background-color='#f9f6ee' favicon.svg --output=apple-touch-icon.png
