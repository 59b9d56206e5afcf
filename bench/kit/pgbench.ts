import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Sample, sampleOf } from './samples.ts'
import { connections, pgbenchThreads } from './settings.ts'

const run = promisify(execFile)

/** Logging every transaction would slow pgbench down; one in five is enough. */
const shareOfTimesKept = 0.2

/** The command that starts pgbench, or undefined if there is none. */
export async function findPgbench(): Promise<string | undefined> {
  const besideServer = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [join(stdout.trim(), 'pgbench')],
    () => [],
  )
  for (const command of ['pgbench', ...besideServer, ...globSync('/usr/lib/postgresql/*/bin/pgbench')]) {
    const works = await run(command, ['--version']).then(
      () => true,
      () => false,
    )
    if (works) return command
  }
  return undefined
}

/** Runs a script with one statement on connections that prepare it once. */
export async function runPgbench(command: string, script: string, url: string, forSeconds: number): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    const file = join(folder, 'script.sql')
    await writeFile(file, script)
    const { stdout } = await run(command, [
      '--protocol=prepared',
      '--no-vacuum',
      `--file=${file}`,
      `--time=${forSeconds}`,
      `--client=${connections}`,
      `--jobs=${pgbenchThreads}`,
      '--log',
      `--log-prefix=${join(folder, 'times')}`,
      `--sampling-rate=${shareOfTimesKept}`,
      url,
    ])
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
    return sampleOf({ times: await readTimes(folder), perSecond, failed })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A line of the log is: client, transaction, microseconds, … */
async function readTimes(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('times'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const lines = texts.join('').trim().split('\n')
  return lines.map((line) => Number(line.split(' ')[2]) / 1000)
}
