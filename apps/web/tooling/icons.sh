#!/usr/bin/env bash
# Makes public/favicon.ico and public/apple-touch-icon.png from public/favicon.svg, for software that can't draw an SVG,
# and the icons of the installed app from tooling/logo.svg.
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

# The installed app. A maskable icon may be cut down to a circle of four fifths of its width, so the logo stays inside.
installed() { # name, size, logo's width, background
  local edge=$((($2 - $3) / 2))
  rsvg-convert --page-width="$2" --page-height="$2" --width="$3" --height="$3" --left=$edge --top=$edge \
    --background-color="$4" "$draft/logo.svg" --output="icons/$1.png"
}
mkdir -p icons
cp ../tooling/logo.svg "$draft/logo.svg"
installed icon-192 192 144 '#0b5e5c'
installed icon-512 512 384 '#0b5e5c'
installed maskable-512 512 352 '#0b5e5c'
# Systems that tint icons use only the shape.
sed -i 's/#e6ac45/#fdfaf3/' "$draft/logo.svg"
installed monochrome-512 512 480 none
