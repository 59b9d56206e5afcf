import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { archiveTools, rowsIn } from '#testing/portability/archives.ts'
import { unzip } from '#testing/portability/unzip.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { archivedTables, heldBackFromTokens } from './rows.repo.ts'

const folder = mkdtempSync(join(tmpdir(), 'token-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, member } = app
await app.startWorker()
const { download } = archiveTools(app)

const tokenOf = (someone: { token: string }) =>
  as(someone).security.createAccessToken({ body: { name: 'Sheet', scopes: ['export'], life: '30-days' } })

test('sign-ins, the security log, chats and messages are held back, and nothing that can be restored besides', () => {
  expect(heldBackFromTokens).toEqual(
    expect.arrayContaining([
      'access_tokens',
      'chat_messages',
      'direct_messages',
      'letters',
      'login_sessions',
      'passkeys',
      'security_logs',
      'social_logins',
      'two_factor',
    ]),
  )
  const given = archivedTables.map(({ table }) => table).filter((table) => !heldBackFromTokens.includes(table))
  expect(given).toEqual(
    expect.arrayContaining(['users', 'practice_sessions', 'practice_hardships', 'mood_entries', 'sleep_entries']),
  )
})

const tablesOf = (archive: Map<string, Buffer>) =>
  [...archive.keys()].filter((name) => name.startsWith('data/')).toSorted()

test('a token makes an archive of its own, and neither sees nor replaces the member’s', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ notes: 'Cold floor.' }) })
  await as(asha).guide.ask({ body: { message: 'What is pratyahara?' } })
  const own = await unzip(await download(asha))
  const token = await tokenOf(asha)
  expect(await as(token).portability.archive()).toBeNull()
  const id = newId()
  expect(await as(token).portability.makeArchive({ body: { id } })).toMatchObject({ id, state: 'making' })
  const made = await vi.waitFor(
    async () => {
      const archive = await as(token).portability.archive()
      expect(archive).toMatchObject({ id, state: 'ready' })
      return archive
    },
    // Tokens may ask once a second.
    { timeout: 60_000, interval: 1_000 },
  )
  const response = await fetch((made?.url ?? '').replace('http://localhost', app.url))
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  const heldBack = new Set(heldBackFromTokens.map((table) => `data/${table}.jsonl`))
  expect(tablesOf(files)).toEqual(tablesOf(own).filter((name) => !heldBack.has(name)))
  expect(rowsIn(files, 'practice_sessions')).toMatchObject([{ notes: 'Cold floor.' }])
  expect(String(files.get('README.txt'))).toContain('as an access token gets it')
  const everything = [...files.values()].map(String).join('\n')
  expect(everything).not.toContain('pratyahara')
  expect(everything).not.toContain('account_created_success')
  const mine = await as(asha).portability.archive()
  expect(mine).toMatchObject({ state: 'ready' })
  expect(mine?.id).not.toBe(id)
})

test('spreadsheets read the same files as the member', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ notes: 'Cold floor.' }) })
  const token = await tokenOf(asha)
  expect(await as(token).portability.csv()).toBe(await as(asha).portability.csv())
})
