#!/usr/bin/env bash
# artefacts.sh FOLDER [IMAGE_DIGEST] makes the files of a release, signed with the key in COSIGN_PRIVATE_KEY (or the
# file COSIGN_KEY): the source, the list of its parts (SBOM), the digest of its image, and one signature over all of
# them. COSIGN_FLAGS=--tlog-upload=false signs without the public log.
set -euo pipefail
folder=$1
version=$(node -p "require('./package.json').version")
mkdir -p "$folder"
git archive --format=tar.gz --prefix="sadhana-compass-$version/" -o "$folder/sadhana-compass-$version.tar.gz" HEAD
npm sbom --package-lock-only --omit dev --sbom-format cyclonedx >"$folder/sbom.cdx.json"
[ -z "${2-}" ] || echo "$2" >"$folder/image-digest.txt"
cd "$folder"
find . -maxdepth 1 -type f ! -name 'SHA256SUMS*' -printf '%P\n' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS
# shellcheck disable=SC2086
cosign sign-blob --yes ${COSIGN_FLAGS:-} --key "${COSIGN_KEY:-env://COSIGN_PRIVATE_KEY}" --output-signature SHA256SUMS.sig SHA256SUMS >/dev/null
