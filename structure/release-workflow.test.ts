import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { basesOf, pinned } from '../scripts/release/pin.rules.ts'

// The workflow can only run where it publishes, so this reads it as that machine would and holds it to what
// docs/operations.md promises.
type Step = { run?: string; uses?: string; with?: Record<string, string> }
type Workflow = { on: { push: { tags: string[] } }; jobs: Record<string, { steps: Step[] }> }

const root = resolve(import.meta.dirname, '..')
const workflow = parse(readFileSync(join(root, '.github/workflows/release.yaml'), 'utf8')) as Workflow
const steps = workflow.jobs['release']?.steps ?? []
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')

const placeOf = (part: string) =>
  steps.findIndex(({ run = '', uses = '' }) => run.includes(part) || uses.includes(part))
const build = steps[placeOf('docker buildx build')]?.run ?? ''
/** The value of a flag of the build, or `true` for one without. */
const flag = (name: string) => {
  const [, value] = new RegExp(`--${name}(?:[= ]([^\\s-]\\S*))?(?= |$)`).exec(build) ?? []
  return build.includes(`--${name}`) ? (value ?? true) : undefined
}

test('one image is built and published for both architectures, with provenance and a list of its parts', () => {
  expect(String(flag('platform')).split(',').toSorted()).toEqual(['linux/amd64', 'linux/arm64'])
  expect(flag('provenance')).toBe('mode=max')
  expect(flag('sbom')).toBe('true')
  expect(flag('push')).toBe(true)
  expect(flag('cache-from')).toBeUndefined()
  expect(build).toContain('-f deploy/Dockerfile')
  expect(steps[placeOf('setup-qemu-action')]?.with?.['platforms']).toBe('arm64')
})

test('the steps are in their order, and the image that was built is the one that is signed', () => {
  const order = [
    'package.json',
    'docker login',
    'setup-qemu-action',
    'setup-buildx-action',
    'grep -E',
    'docker buildx build',
    'containerimage.digest',
    'cosign sign ',
    'artefacts.sh',
    'gh release create',
  ].map(placeOf)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  const metadata = flag('metadata-file')
  expect(steps[placeOf('containerimage.digest')]?.run).toContain(
    `DIGEST=$IMAGE@$(jq -r '."containerimage.digest"' ${metadata})`,
  )
  for (const name of ['cosign sign ', 'artefacts.sh']) expect(steps[placeOf(name)]?.run).toMatch(/ "\$DIGEST"$/)
})

test('a base image without a digest stops the release, and one with a digest doesn’t', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'deploy'))
  const guard = steps[placeOf('grep -E')]?.run ?? ''
  const run = (file: string) => {
    writeFileSync(join(folder, 'deploy/Dockerfile'), file)
    // As the workflow's shell does: bash, ending at the first command that fails.
    return spawnSync('bash', ['-e', '-c', guard], { cwd: folder }).status
  }
  const unpinned = dockerfile.replaceAll(/@sha256:\w+/g, '')
  let whole = unpinned
  for (const image of basesOf(unpinned)) whole = pinned(whole, image, `sha256:${'a1'.repeat(32)}`)
  expect(run(whole)).toBe(0)
  expect(run(whole.replace(/@sha256:\w+/, ''))).not.toBe(0)
  expect(run(unpinned)).not.toBe(0)
})

test('a tag starts it, as `npm run release` makes them', () => {
  const [pattern = ''] = workflow.on.push.tags
  // GitHub’s patterns: here only `[0-9]+`, and dots that mean themselves.
  const tag = new RegExp(`^${pattern.replaceAll('.', String.raw`\.`)}$`)
  expect(['v0.2.0', 'v10.20.30'].map((name) => tag.test(name))).toEqual([true, true])
  expect(['0.2.0', 'v0.2', 'v0.2.0-rc1', 'v0x2x0'].filter((name) => tag.test(name))).toEqual([])
  expect(readFileSync(join(root, 'scripts/release/cut.ts'), 'utf8')).toContain("'tag', '-a', `v${next}`")
})
