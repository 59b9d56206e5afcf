import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { findLastBackup, findLastRehearsal } from '#platform/operations/rehearsals.repo.ts'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const deploy = resolve(import.meta.dirname, '../../../../deploy')
const run = promisify(execFile)
const place = await mkdtemp(join(tmpdir(), 'backups-'))
afterAll(() => rm(place, { recursive: true }))
const [storage, backups, restoredFiles] = ['storage', 'backups', 'restored'].map((name) => join(place, name)) as [
  string,
  string,
  string,
]
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(`${storage}/`).href } })
const { config, db } = app

async function rehearse(backup: string, database: string, changes: Partial<Config> = {}): Promise<string[]> {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  const command = createCommands({ app, config: { ...config, ...changes }, print })
  await command
    .parseAsync(['rehearse', backup, '--database', database, '--files', restoredFiles], { from: 'user' })
    .catch((error: Error) => printed.push(error.message))
  return printed
}

const backUp = () =>
  run(join(deploy, 'backup.sh'), {
    env: { ...process.env, DATABASE_URL: config.DATABASE_URL, FILES: storage, BACKUP_DIR: backups },
  })

async function change(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a restored backup is compared down to the last row and byte, and every difference is found', async () => {
  await insertOneOfEach(db)
  await app.withTwoFactor(await app.member())
  // The key and the content are as local storage writes them.
  await run('mkdir', ['-p', join(storage, 'pictures/a'), join(storage, '.drafts')])
  await writeFile(join(storage, 'pictures/a/one~'), 'image/webp\none')
  await writeFile(join(storage, '.drafts/half'), 'half an upload')
  await backUp()
  expect(await findLastBackup(db)).toMatchObject({ kind: 'dump' })
  const backup = join(backups, (await readdir(backups)).find((name) => name.endsWith('Z')) ?? '')

  const restored = await emptyDatabaseUrl()
  await run(join(deploy, 'restore.sh'), [backup, restored, restoredFiles])
  expect(await rehearse(backup, restored)).toEqual([
    expect.stringMatching(/^\d{2,3} tables, \d{2,} rows, 1 files of 2/),
    'all equal',
    'the app is ready on the restored rows, and SECRET_KEY opens their secrets',
  ])
  expect(await findLastRehearsal(db)).toMatchObject({ kind: 'dump', differences: 0, started: true, files: 1 })

  await change(restored, "update letters set text = text || '.'")
  await change(restored, 'delete from worker_heartbeats')
  await writeFile(join(restoredFiles, 'pictures/a/one~'), 'image/webp\ntwo')
  const printed = await rehearse(backup, restored, { SECRET_KEY: 'another secret of at least thirty-two letters' })
  expect(printed).toContain('public.letters has other rows')
  expect(printed).toContain('public.worker_heartbeats has 0 rows, and had 1')
  expect(printed).toContain('the file pictures/a/one~ differs')
  expect(printed).toContainEqual(expect.stringContaining('no key opens'))
  expect(printed.at(-1)).toBe('the backup did not pass')
  expect(await findLastRehearsal(db)).toMatchObject({ started: false })

  expect(await rehearse(backup, config.DATABASE_URL)).toEqual(['this is the database in use: restore into another one'])
  await expect(run(join(deploy, 'restore.sh'), [backup, restored, restoredFiles])).rejects.toThrow(
    'restore into an empty one',
  )
})
