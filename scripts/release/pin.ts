import { readFileSync, writeFileSync } from 'node:fs'
import { basesOf, pinned } from './pin.rules.ts'
import { digestOf } from './registry.ts'

/**
 * `npm run release:pin` asks the registry which digest each base image has now, for all architectures together, and
 * writes it into deploy/Dockerfile. Run it before a release, look at what changed, and commit it.
 */
const [, , path = 'deploy/Dockerfile'] = process.argv
let dockerfile = readFileSync(path, 'utf8')
for (const image of basesOf(dockerfile)) {
  const digest = await digestOf(image)
  dockerfile = pinned(dockerfile, image, digest)
  console.log(`${image}@${digest}`)
}
writeFileSync(path, dockerfile)
