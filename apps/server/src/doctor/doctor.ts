import { resolveTxt } from 'node:dns/promises'
import { ConfigError, readConfig } from '#platform/config.ts'
import { createDb, createPool, type Db } from '#platform/db/database.ts'
import { readRelease } from '#platform/release.ts'
import { checkClosing } from './closing-check.ts'
import { checkDatabase, checkMigrations, checkQueue, checkRestoredBackup } from './database-checks.ts'
import { type Finding, type Patient, wrong } from './findings.ts'
import { checkDisk, checkSecrets, checkVersion } from './machine-checks.ts'
import { checkBounces, checkEmail } from './mail-checks.ts'
import { checkClock, checkProxyTrust } from './network-checks.ts'
import { checkOidc } from './oidc-check.ts'
import { checkPush } from './push-check.ts'
import { checkStandby } from './standby-check.ts'

type Line = Finding & { name: string }
type Check = (patient: Patient) => Promise<Finding>

const checks: [name: string, check: Check][] = [
  ['database', checkDatabase],
  ['migrations', checkMigrations],
  ['standby', checkStandby],
  ['queue', checkQueue],
  ['email', checkEmail],
  ['push', checkPush],
  ['own provider', checkOidc],
  ['bounces', checkBounces],
  ['proxy trust', checkProxyTrust],
  ['disk', checkDisk],
  ['clock', checkClock],
  ['version', checkVersion],
  ['last restored backup', checkRestoredBackup],
  ['closing', checkClosing],
  ['secrets', checkSecrets],
]

/** Checks everything that an installation needs, and says how to fix what is wrong. */
export async function examine(changes: Partial<Patient> = {}): Promise<Line[]> {
  const env = changes.env ?? process.env
  const { config, problems } = tryConfig(env)
  const url = env['DATABASE_URL']
  const pool = createPool({ connectionString: url ?? '', poolSize: 2, name: 'doctor', onError: () => {} })
  const db = createDb(pool)
  // Connects only once, so that the other checks don't each wait for a database that isn't there.
  const connected = url ? pool.query('select').then(() => db) : Promise.reject<Db>(new Error('DATABASE_URL is missing'))
  connected.catch(() => {})
  const patient: Patient = {
    config,
    problems,
    db: connected,
    env,
    root: new URL('../../../../', import.meta.url),
    release: readRelease(),
    // Our image sets this variable. We don't look for a container, because the app may also run without our image on a
    // machine that is itself a container.
    inContainer: env['SADHANA_IMAGE'] === '1',
    timeServer: 'pool.ntp.org',
    resolveTxt,
    now: Date.now,
    ...changes,
  }
  try {
    return await Promise.all(
      checks.map(async ([name, check]) => {
        const finding = await check(patient).catch(unexpected)
        return Object.assign(finding, { name })
      }),
    )
  } finally {
    await pool.end()
  }
}

function tryConfig(env: NodeJS.ProcessEnv): Pick<Patient, 'config' | 'problems'> {
  try {
    return { config: readConfig(env), problems: [] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { config: undefined, problems: error.problems }
  }
}

const unexpected = (error: unknown): Finding =>
  wrong(error instanceof Error ? error.message : String(error), 'this is not expected: please report it')

const marks = { ok: 'ok   ', wrong: 'WRONG', unchecked: '?    ' }

export const describeLines = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ name, state, says, fix }) => [
    `${marks[state]} ${name.padEnd(20)} ${says}`,
    ...(fix ? [`${' '.repeat(26)} fix: ${fix}`] : []),
  ])
