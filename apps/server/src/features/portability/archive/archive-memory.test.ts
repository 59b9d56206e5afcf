import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { testDatabase } from '#testing/database.ts'
import { findMadeFile, insertMadeFile } from '../made-files/made-files.repo.ts'
import { buildArchive } from './build.service.ts'

/** `ARCHIVE_MEGABYTES=2000 npx vitest run archive-memory` is the long form. */
const megabytes = Number(process.env.ARCHIVE_MEGABYTES ?? 40)
const megabyte = 1024 * 1024
const fileMegabytes = 10
const allowedMegabytes = 60

const db = await testDatabase()
const chunk = randomBytes(64 * 1024)

const unused = () => Promise.reject(new Error('not needed here'))

/** Holds as many pictures as asked for, and takes a file without keeping it. */
function endlessStorage() {
  const seen = { bytes: 0, peak: 0 }
  const storage: Storage = {
    list: async function* (folder) {
      for (let at = 0; at * fileMegabytes < megabytes; at++) yield `${folder}${at}.webp`
    },
    get: async () =>
      Readable.from(
        (function* () {
          for (let sent = 0; sent < fileMegabytes * megabyte; sent += chunk.length) yield chunk
        })(),
      ),
    put: async (_key, content) => {
      for await (const piece of content) {
        seen.bytes += piece.length
        seen.peak = Math.max(seen.peak, process.memoryUsage.rss())
      }
    },
    find: async () => ({ size: seen.bytes, contentType: 'application/zip' }),
    delete: async () => {},
    deleteAll: unused,
    downloadUrl: unused,
  }
  return { storage, seen }
}

test(`an archive of ${megabytes} MB needs no more memory than a small one`, { timeout: 600_000 }, async () => {
  const [userId, id] = [newId(), newId()]
  await db.insertInto('users').values({ id: userId, username: 'asha', display_name: 'Asha' }).execute()
  await insertMadeFile(db, 'archives', userId, id, systemClock.now())
  const { storage, seen } = endlessStorage()
  const before = process.memoryUsage.rss()
  await buildArchive({ db, clock: systemClock, storage }, { userId, id })
  expect(seen.bytes).toBeGreaterThan(megabytes * megabyte)
  const grown = Math.round((seen.peak - before) / megabyte)
  process.stdout.write(`archive of ${megabytes} MB: rss grew by ${grown} MB at most\n`)
  expect(grown).toBeLessThan(allowedMegabytes)
  expect(await findMadeFile(db, 'archives', userId)).toMatchObject({ state: 'ready', bytes: seen.bytes })
})

test('one that is cancelled while it is made leaves nothing behind', async () => {
  const [userId, id] = [newId(), newId()]
  await db.insertInto('users').values({ id: userId, username: 'ben', display_name: 'Ben' }).execute()
  await db
    .insertInto('security_logs')
    .values(
      Array.from({ length: 1_500 }, () => ({ user_id: userId, id: newId(), event_type: 'login_success' as const })),
    )
    .execute()
  await insertMadeFile(db, 'archives', userId, id, systemClock.now())
  const { storage } = endlessStorage()
  const deleted: string[] = []
  const put: Storage['put'] = async (key, content, type) => {
    await db.deleteFrom('archives').where('user_id', '=', userId).execute()
    return storage.put(key, content, type)
  }
  const watched = { ...storage, put, delete: async (key: string) => void deleted.push(key) }
  await buildArchive({ db, clock: systemClock, storage: watched }, { userId, id })
  expect(deleted).toEqual([`archives/${userId}/${id}.zip`])
  expect(await findMadeFile(db, 'archives', userId)).toBeUndefined()
})
