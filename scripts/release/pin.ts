import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basesOf, pinned } from './pin.rules.ts'

/**
 * `npm run release:pin` asks the registry which digest each base image has now, for all architectures together, and
 * writes it into deploy/Dockerfile. Run it before a release, look at what changed, and commit it.
 */
const path = 'deploy/Dockerfile'
const digestOf = (image: string): string =>
  execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'], {
    encoding: 'utf8',
  }).trim()

let dockerfile = readFileSync(path, 'utf8')
for (const image of basesOf(dockerfile)) {
  const digest = digestOf(image)
  dockerfile = pinned(dockerfile, image, digest)
  console.log(`${image}@${digest}`)
}
writeFileSync(path, dockerfile)
