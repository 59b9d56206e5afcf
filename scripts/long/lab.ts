import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

export const root = resolve(import.meta.dirname, '../..')
const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A folder, a database and processes for a long check, removed when it ends. */
export async function openLab(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const database = `${name}_${process.pid}`
  const children = new Set<ChildProcess>()
  const undo: (() => void)[] = []
  await query(adminUrl, `create database ${database}`)
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@localhost',
    SECRET_KEY: 'only-for-the-trial-only-for-the-trial',
    STORAGE_URL: `file://${folder}/files`,
    LOG_LEVEL: 'warn',
  }

  /** Its output goes to a file in the lab's folder. */
  function start(label: string, command: string, args: string[], more: NodeJS.ProcessEnv = {}, cwd = root) {
    const log = openSync(join(folder, `${label}.log`), 'a')
    const child = spawn(command, args, { cwd, env: { ...env, ...more }, stdio: ['ignore', log, log] })
    children.add(child)
    return child
  }

  return {
    folder,
    database,
    databaseUrl,
    env,
    start,
    /** Starts a program of the server in this tree, or in the tree of another release. */
    node: (label: string, program: string, more: NodeJS.ProcessEnv = {}, tree = root) =>
      start(label, process.execPath, [`apps/server/src/${program}`], more, tree),
    run: (command: string, args: string[], more: NodeJS.ProcessEnv = {}, cwd = root) =>
      execFileSync(command, args, {
        cwd,
        env: { ...env, ...more },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    query: (text: string) => query(databaseUrl, text),
    /** Lines of all logs so far that match the pattern. */
    logLines: (like: RegExp) =>
      globSync('*.log', { cwd: folder }).flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => like.test(line))
          .map((line) => `${name}: ${line.slice(0, 600)}`),
      ),
    onClose: (work: () => void) => void undo.push(work),
    close: async () => {
      for (const child of children) await kill(child)
      for (const work of undo) work()
      await query(adminUrl, `drop database if exists ${database} with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const passed = (performance.now() - began) / 1000
    if (await isSo().catch(() => false)) return passed
    if (passed > seconds) throw new Error(`${what}: not within ${seconds} s`)
    await setTimeout(500)
  }
}

export const answers = (url: string, seconds = 120): Promise<number> =>
  until(url, seconds, async () => (await fetch(url)).ok)
