import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'
import { answers, openLab, root } from './lab.ts'
import { signIn, startLoad, summaryOf } from './mixed-load.ts'

/**
 * Runs the former release beside this one. Under load: first the former one alone on its schema, then the migration,
 * then both on the new schema. No request may fail, and both must give the same replies. Then the former release's own
 * tests of its features run on the new schema. FORMER names the commit. FORMER_TESTS=none leaves out its tests.
 */
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const migrations = 'apps/server/migrations'
const ours = globSync('*.sql', { cwd: join(root, migrations) }).toSorted()
/**
 * The last tag. Without one, the newest commit that lacks only our last migrations, or else the commit before they last
 * changed.
 */
function findFormer(): string {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')
  if (tag && git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD')) return tag
  const changes = git('rev-list', 'HEAD', '--', migrations).split('\n')
  const former = changes.find((commit) => {
    const theirs = git('ls-tree', '--name-only', `${commit}:${migrations}`).split('\n').toSorted()
    return theirs.length < ours.length && theirs.every((name, at) => name === ours[at])
  })
  return former ?? `${changes[0]}^`
}
const former = process.env.FORMER ?? findFormer()

const lab = await openLab('former')
const tree = join(lab.folder, 'tree')
git('worktree', 'add', '--detach', tree, former)
lab.onClose(() => void git('worktree', 'remove', '--force', tree))
// Uses the same modules, but its own contract.
for (const path of ['node_modules', 'apps/server/node_modules']) {
  mkdirSync(join(tree, path), { recursive: true })
  for (const name of readdirSync(join(root, path)).filter((each) => each !== '@sadhana')) {
    symlinkSync(join(root, path, name), join(tree, path, name))
  }
}
mkdirSync(join(tree, 'node_modules/@sadhana'))
for (const [name, home] of Object.entries({ contract: 'packages/contract', server: 'apps/server', web: 'apps/web' })) {
  symlinkSync(join(tree, home), join(tree, 'node_modules/@sadhana', name))
}
const added = ours.filter((name) => !existsSync(join(tree, migrations, name)))
console.log(`former release ${git('rev-parse', '--short', former)}; new migrations: ${added.join(', ') || 'none'}`)

/** Leaves out the one field that contains the time of the request. */
async function readSame(url: string, headers: Record<string, string>): Promise<unknown> {
  const { now: _, ...answer } = (await (await fetch(url, { headers })).json()) as Record<string, unknown>
  return answer
}

const problems: string[] = []
const check = (what: string, isSo: boolean) => {
  console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}`)
  if (!isSo) problems.push(what)
}
mkdirSync(join(lab.folder, 'files'))
const settings = { PUBLIC_URL: 'http://localhost', OVERLOAD_DELAY_MS: '0', READS_PER_MINUTE: '6000' }
async function startApi(label: string, home: string): Promise<string> {
  const port = await freePort()
  lab.node(label, 'api.ts', { ...settings, PORT: String(port) }, home)
  await answers(`http://127.0.0.1:${port}/healthz`)
  return `http://127.0.0.1:${port}`
}

try {
  lab.run(process.execPath, ['apps/server/src/migrate.ts'], settings, tree)
  lab.run(process.execPath, ['apps/server/src/cli.ts', 'demo'], settings, tree)
  const urls = [await startApi('former-api', tree)]
  lab.node('former-worker', 'worker.ts', settings, tree)
  const load = await startLoad(urls, 5)
  await setTimeout(10_000)
  console.log(`${new Date().toISOString()} the migration begins`)
  const applied = lab.start('migrate', process.execPath, ['apps/server/src/migrate.ts'], settings)
  while (applied.exitCode === null) await setTimeout(100)
  console.log(`${new Date().toISOString()} the migration has ended`)
  check('the new migrations are applied while the former release works', applied.exitCode === 0)
  urls.push(await startApi('new-api', root))
  lab.node('new-worker', 'worker.ts', settings)
  await setTimeout(20_000)

  const [old = '', fresh = ''] = urls
  const headers = await signIn(fresh)
  let compared = 0
  const different: string[] = []
  await load.stop()
  for (const path of [
    '/api/practice-sessions',
    '/api/gamification/stats',
    '/api/journey/settings',
    '/api/feed',
    '/api/usual-practices',
    '/api/auth/me',
    '/api/gamification/achievements',
  ]) {
    const [one, other] = await Promise.all([old, fresh].map((url) => readSame(url + path, headers)))
    compared++
    if (!isDeepStrictEqual(one, other)) different.push(path)
  }
  console.log(summaryOf(load))
  const failed = load.outcomes.filter(({ status }) => status === 0 || status >= 400)
  check(`${failed.length} of ${load.outcomes.length} requests failed`, failed.length === 0)
  if (failed.length > 0) console.log([...load.failures, ...lab.logLines(/"level":(?:50|60)/)].join('\n'))
  check(
    `${compared} reads of the same rows have the same answer from both ${different.join(' ')}`,
    different.length === 0,
  )
  const ids = load.acknowledged.map((id) => `'${id}'`).join(',')
  const [row] = await lab.query(`select count(*)::int as stored from practice_sessions where id in (${ids})`)
  check(`all ${load.acknowledged.length} acknowledged practices are stored`, row?.stored === load.acknowledged.length)

  // Its tests create their databases from the migrations beside them, so with ours they run on the new schema.
  rmSync(join(tree, migrations), { recursive: true })
  cpSync(join(root, migrations), join(tree, migrations), { recursive: true })
  const tests = process.env.FORMER_TESTS ?? 'apps/server/src/features'
  if (tests !== 'none') {
    const command = ['--no-install', 'vitest', 'run', '--project', 'node', ...tests.split(' ')]
    const { status } = spawnSync('npx', command, { cwd: tree, stdio: 'inherit' })
    check(`the former release’s tests (${tests}) pass on the new schema`, status === 0)
  }
} finally {
  await lab.close()
}
process.exitCode = problems.length > 0 ? 1 : 0
