import { execFile } from 'node:child_process'
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { countUnreadableSecrets } from '#features/security/index.ts'
import { createKeys } from '#platform/keys.ts'
import type { Release } from '#platform/release.ts'
import { type Finding, findProblem, ok, type Patient, unchecked, wrong } from './findings.ts'

const ownFolder = 'give the folder to the user that runs the processes'
const diskFixes: Record<string, string> = {
  ENOSPC: 'free some space, or enlarge the disk',
  ENOENT: 'start the API, which makes the folder, or correct STORAGE_URL',
}
const minShare = 0.1
const minBytes = 1024 ** 3

export async function checkDisk(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'STORAGE_URL', 'S3_')
  if (problem) return problem
  const { STORAGE_URL = '' } = patient.env
  if (STORAGE_URL.startsWith('s3:')) return ok('files are in a bucket')
  const root = fileURLToPath(patient.root)
  const folder = STORAGE_URL.startsWith('file://') ? fileURLToPath(STORAGE_URL) : resolve(root, STORAGE_URL.slice(5))
  const trial = join(folder, `.doctor-${process.pid}`)
  try {
    await writeFile(trial, '')
    await rm(trial)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return wrong(`nothing can be written to ${folder} (${code})`, diskFixes[code] ?? ownFolder)
  }
  const { bavail, blocks, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${(free / minBytes).toFixed(1)} GB free (${Math.round((bavail / blocks) * 100)} %)`
  if (free < minBytes || bavail / blocks < minShare) return wrong(says, 'free some space, or enlarge the disk')
  return ok(says)
}

const short = ({ version, commit }: Release) => (commit ? `${version} (${commit.slice(0, 7)})` : version)

export async function checkVersion({ root, release, config, inContainer }: Patient): Promise<Finding> {
  const wantedNode = (await readFile(new URL('.nvmrc', root), 'utf8')).trim()
  if (process.versions.node.split('.')[0] !== wantedNode) {
    return wrong(`Node ${process.versions.node} is not what this release is made for`, `install Node ${wantedNode}`)
  }
  const head = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: fileURLToPath(root) }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (head && head !== release.commit) {
    return wrong(
      `the code is at ${head.slice(0, 7)}, the last build is ${short(release)}`,
      'run `npm run build`, then restart',
    )
  }
  const running = config && (await findRunning(config.PUBLIC_URL))
  if (running && (running.version !== release.version || running.commit !== release.commit)) {
    const restart = inContainer ? '`docker compose up -d`' : '`systemctl restart sadhana-api sadhana-worker`'
    return wrong(`${short(running)} is running, ${short(release)} is installed`, `restart: ${restart}`)
  }
  return ok(`${short(release)} on Node ${process.versions.node}${running ? '' : '; the API does not answer'}`)
}

async function findRunning(publicUrl: string): Promise<Release | undefined> {
  try {
    const answer = await fetch(new URL('/healthz', publicUrl), { signal: AbortSignal.timeout(5_000) })
    return (await answer.json()) as Release
  } catch {
    // The proxy check already reports this.
    return undefined
  }
}

export async function checkSecrets(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'SECRET_KEY', 'METRICS_TOKEN')
  if (problem) return problem
  const { config, root, env } = patient
  const mode = await stat(new URL('.env', root)).then(
    ({ mode: bits }) => bits & 0o777,
    () => 0,
  )
  if (mode & 0o077) return wrong('.env can be read by other users of this machine', 'run `chmod 600 .env`')
  const db = await patient.db.catch(() => undefined)
  if (!config || !db) return unchecked('not checked: the database does not answer, or other settings are wrong')
  const keys = createKeys({ current: config.SECRET_KEY, previous: config.SECRET_KEY_PREVIOUS })
  const unreadable = await countUnreadableSecrets({ db, keys })
  if (unreadable > 0) {
    return wrong(
      `SECRET_KEY does not open ${unreadable} two-factor secrets of this database`,
      'put back the key that belongs to it, as SECRET_KEY or SECRET_KEY_PREVIOUS, then run `cli reencrypt`',
    )
  }
  return ok(env['SECRET_KEY_PREVIOUS'] ? 'in order; SECRET_KEY_PREVIOUS can go after 90 days' : 'in order')
}
