#!/usr/bin/env bash
# Makes src/styles/fonts/*.woff2 from the @fontsource-variable packages: the letters of English, of the other languages
# of Western Europe and of transliterated Sanskrit, in the weights and sizes that the design uses. All other letters come from the whole fonts, which a
# browser loads only for a page that contains one. Needs fonttools and brotli (Debian: fonttools python3-brotli). Then
# makes apps/server/assets/fonts/*.ttf, with one weight and one optical size each, for everything the server draws
# itself: neither a PDF nor a share image can use a variable font.
set -euo pipefail
cd "$(dirname "$0")/../../.."
source_dir=node_modules/@fontsource-variable
target=apps/web/src/styles/fonts
static_target=apps/server/assets/fonts
drafts=$(mktemp -d)
draft=$drafts/draft.ttf
trap 'rm -rf "$drafts"' EXIT
mkdir -p "$target" "$static_target"

english='U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00C9,U+00D1,U+00E9,U+00F1,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2212'
western='U+00A1-00A8,U+00AA-00B6,U+00B8-00C8,U+00CA-00D0,U+00D2-00D6,U+00D8-00E8,U+00EA-00F0,U+00F2-00FF,U+201E,U+20AC'
sanskrit='U+0100,U+0101,U+012A,U+012B,U+015A,U+015B,U+016A,U+016B,U+1E0D,U+1E25,U+1E37,U+1E43,U+1E45,U+1E47,U+1E5B,U+1E5D,U+1E62,U+1E63,U+1E6D'

make() {
  local name=$1 source=$2 letters=$3
  shift 3
  fonttools varLib.instancer --quiet "$source_dir/$source" "$@" --output "$draft"
  pyftsubset "$draft" --unicodes="$letters" --layout-features=kern,liga,lnum,tnum,ccmp,mark --no-hinting \
    --drop-tables+=VVAR,vhea,vmtx,MVAR,STAT --flavor=woff2 --output-file="$target/$name.woff2"
}

literata=literata/files/literata
make literata-english "$literata-latin-opsz-normal.woff2" "$english" wght=300:600 opsz=12:72
make literata-western "$literata-latin-opsz-normal.woff2" "$western" wght=300:600 opsz=12:72
make literata-sanskrit "$literata-latin-ext-opsz-normal.woff2" "$sanskrit" wght=300:600 opsz=12:72
make literata-italic-english "$literata-latin-opsz-italic.woff2" "$english" wght=440 opsz=12:72
make literata-italic-western "$literata-latin-opsz-italic.woff2" "$western" wght=440 opsz=12:72
make literata-italic-sanskrit "$literata-latin-ext-opsz-italic.woff2" "$sanskrit" wght=440 opsz=12:72
anek=anek-latin/files/anek-latin
make anek-latin-english "$anek-latin-wght-normal.woff2" "$english" wght=400:680
make anek-latin-western "$anek-latin-wght-normal.woff2" "$western" wght=400:680
make anek-latin-sanskrit "$anek-latin-ext-wght-normal.woff2" "$sanskrit" wght=400:680

# Includes the letters of Western European names and notes, because there is no fallback font here. The packages have
# Latin and its extension in two files, which are merged into one, so that a line is never split between fonts.
static_letters="$english,U+00A1-00FF,$sanskrit,U+201E,U+2020,U+2022,U+20AC"

make_static() {
  local name=$1 latin=$2 extension=$3 part
  shift 3
  for part in "$latin" "$extension"; do
    fonttools varLib.instancer --quiet "$source_dir/$part.woff2" "$@" --output "$draft"
    pyftsubset "$draft" --unicodes="$static_letters" --layout-features=kern,liga,lnum,ccmp,mark --no-hinting \
      --drop-tables+=VVAR,vhea,vmtx,MVAR,STAT --output-file="$drafts/$(basename "$part").ttf"
  done
  pyftmerge --output-file="$static_target/$name.ttf" "$drafts/$(basename "$latin").ttf" "$drafts/$(basename "$extension").ttf"
}

make_static literata-regular "$literata-latin-opsz-normal" "$literata-latin-ext-opsz-normal" wght=400 opsz=14
make_static literata-italic "$literata-latin-opsz-italic" "$literata-latin-ext-opsz-italic" wght=440 opsz=18
make_static anek-latin-regular "$anek-latin-wght-normal" "$anek-latin-ext-wght-normal" wght=400
make_static anek-latin-semibold "$anek-latin-wght-normal" "$anek-latin-ext-wght-normal" wght=600

for folder in "$target" "$static_target"; do
  cp "$source_dir/literata/LICENSE" "$folder/LICENSE-literata.txt"
  cp "$source_dir/anek-latin/LICENSE" "$folder/LICENSE-anek-latin.txt"
done
