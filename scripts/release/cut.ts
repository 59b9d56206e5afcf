import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cutChangelog, mayRelease, setVersion } from './cut.rules.ts'

/** `npm run release -- 0.2.0` cuts the changelog, sets the version everywhere, commits and tags. It pushes nothing. */
const [, , next = ''] = process.argv
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
type Package = Parameters<typeof setVersion>[0]
const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Package & { packages?: Record<string, Package> }
const write = (path: string, content: unknown) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)

const ours = ['', 'packages/contract', 'packages/sounds', 'apps/server', 'apps/web']
const current = read('package.json').version
const isTagged = git('tag', '--list', `v${current}`) !== ''
if (!mayRelease(current, next, { isTagged }))
  throw new RangeError(`${next} does not follow ${current}: see https://semver.org`)
if (git('status', '--porcelain')) throw new Error('Commit your changes first.')

writeFileSync(
  'CHANGELOG.md',
  cutChangelog(readFileSync('CHANGELOG.md', 'utf8'), next, new Date().toISOString().slice(0, 10)),
)
for (const folder of ours) {
  const path = [folder, 'package.json'].filter(Boolean).join('/')
  const file = read(path)
  setVersion(file, next)
  write(path, file)
}
const lock = read('package-lock.json')
lock.version = next
for (const folder of ours) if (lock.packages?.[folder]) setVersion(lock.packages[folder], next)
write('package-lock.json', lock)
git('commit', '-qam', `chore(release): ${next}`)
git('tag', '-a', `v${next}`, '-m', `Sadhana Compass ${next}`)
console.log(`Tagged v${next}. Check it, then run \`git push --follow-tags\`: the release workflow builds and signs it.`)
