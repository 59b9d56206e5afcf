import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'
import { answers, openLab, root } from './lab.ts'
import { startLoad, summaryOf } from './mixed-load.ts'

/**
 * Really runs `deploy/upgrade.sh`, under load, with copies of this tree: a release whose migration fails halfway, one
 * whose worker dies, and a good one. The first two must be rolled back automatically, and no acknowledged practice may
 * be lost.
 */
const lab = await openLab('upgrade')
const problems: string[] = []
const check = (what: string, isSo: boolean) => {
  console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}`)
  if (!isSo) problems.push(what)
}

/** Modules are linked, so a release takes only a few megabytes. */
function makeRelease(name: string): string {
  const folder = join(lab.folder, name)
  for (const part of ['apps/server', 'packages', 'deploy', 'package.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'))
  return folder
}
const plantMigration = (release: string, name: string, text: string) =>
  writeFileSync(join(release, 'apps/server/migrations', name), text)

const running = makeRelease('running')
const broken = makeRelease('broken-migration')
plantMigration(broken, '9001-platform-first-half.sql', 'create table first_half (id integer primary key);\n')
plantMigration(broken, '9002-platform-second-half.sql', 'insert into first_half values (1), (1);\n')
const sick = makeRelease('sick-worker')
plantMigration(sick, '9001-platform-expand.sql', 'create table expanded (id integer primary key);\n')
appendFileSync(join(sick, 'apps/server/src/worker.ts'), "\nthrow new Error('planted')\n")
const good = makeRelease('good')
plantMigration(good, '9001-platform-expand.sql', 'create table expanded (id integer primary key);\n')

const port = await freePort()
const link = join(lab.folder, 'link')
symlinkSync(running, link)
mkdirSync(join(lab.folder, 'files'))
const settings = {
  PORT: String(port),
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost',
  LINK: link,
  BACKUP_DIR: join(lab.folder, 'backups'),
  FILES: join(lab.folder, 'files'),
  HEALTH_URL: `http://127.0.0.1:${port}/readyz?with=worker`,
  HEALTH_SECONDS: '60',
  RESTART: `bash ${lab.folder}/restart.sh`,
}
// Like systemd: asks both to end, waits, and starts them from the link.
writeFileSync(
  join(lab.folder, 'restart.sh'),
  `cd ${lab.folder}
for name in api worker; do
  if [ -f $name.pid ]; then
    kill -TERM $(cat $name.pid) 2>/dev/null
    while kill -0 $(cat $name.pid) 2>/dev/null; do sleep 0.1; done
  fi
  (cd ${link}/ && exec setsid node apps/server/src/$name.ts >>${lab.folder}/$name.log 2>&1) &
  echo $! >$name.pid
done
`,
)
lab.onClose(() => spawnSync('bash', ['-c', `cd ${lab.folder} && kill -KILL $(cat api.pid worker.pid)`]))
/** Not synchronous, because the load comes from this process. */
async function upgrade(release: string): Promise<number | null> {
  const child = spawn('bash', ['deploy/upgrade.sh', 'folder', release], { cwd: root, env: { ...lab.env, ...settings } })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => process.stdout.write(String(chunk).replaceAll(/^(?=.)/gm, '  | ')))
  }
  const [status] = (await once(child, 'exit')) as [number | null]
  return status
}
const tables = async () =>
  (await lab.query("select tablename from pg_tables where schemaname = 'public'")).map(({ tablename }) => tablename)

try {
  lab.run(process.execPath, ['apps/server/src/migrate.ts'], settings, running)
  lab.run(process.execPath, ['apps/server/src/cli.ts', 'demo'], settings, running)
  lab.run('bash', [`${lab.folder}/restart.sh`], settings)
  await answers(settings.HEALTH_URL)
  const load = await startLoad([`http://127.0.0.1:${port}`], 5)
  const failedSoFar = () => load.outcomes.filter(({ status }) => status === 0 || status >= 500).length

  console.log('== a migration that fails half-way')
  check('the upgrade says so', (await upgrade(broken)) === 1)
  check('the former release is linked', readlinkSync(link) === running)
  check('the first half is gone too', !(await tables()).includes('first_half'))
  check('not one request failed', failedSoFar() === 0)

  console.log('== a release whose worker dies')
  check('the upgrade says so', (await upgrade(sick)) === 1)
  check('the former release is linked', readlinkSync(link) === running)
  check(
    'and healthy, on the new schema',
    (await fetch(settings.HEALTH_URL)).ok && (await tables()).includes('expanded'),
  )
  console.log(`${failedSoFar()} requests failed while processes were restarted, one API alone`)

  console.log('== a good release')
  check('the upgrade says so', (await upgrade(good)) === 0)
  check('the new release is linked', readlinkSync(link) === good)
  await setTimeout(3_000)
  await load.stop()
  console.log(summaryOf(load))
  const ids = load.acknowledged.map((id) => `'${id}'`).join(',')
  const [row] = await lab.query(`select count(*)::int as stored from practice_sessions where id in (${ids})`)
  check(`all ${load.acknowledged.length} acknowledged practices are stored`, row?.stored === load.acknowledged.length)
  check('there were some', load.acknowledged.length > 20)
} finally {
  await lab.close()
}
process.exitCode = problems.length > 0 ? 1 : 0
