import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { importPartBytes } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { archivedFolders } from '#platform/personal-data/personal-folders.rules.ts'
import { createLocalStorage } from '#platform/storage/local-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { testDatabase } from '#testing/database.ts'
import { findImport, insertImport, updateImport } from '../imports/imports.repo.ts'
import { findMadeFile, insertMadeFile } from '../made-files/made-files.repo.ts'
import { buildArchive } from './build.service.ts'
import { readArchiveParts } from '../imports/read-archive.service.ts'

/** `npm run long -- archive` is the long form: 2 GB, with the worker's own memory settings. */
const megabytes = Number(process.env.ARCHIVE_MEGABYTES ?? 20)
const megabyte = 1024 * 1024
const fileMegabytes = 10
const allowedMegabytes = 60
const longest = { timeout: 600_000 }

const folder = mkdtempSync(join(tmpdir(), 'archive-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))
const db = await testDatabase()
const chunk = randomBytes(64 * 1024)

const folders = archivedFolders('anyone').length
const unused = () => Promise.reject(new Error('not needed here'))

/** Contains as many pictures as requested, and passes what is stored to `take`. */
function endlessStorage(take: (content: AsyncIterable<Uint8Array>) => Promise<void>) {
  const seen = { bytes: 0, peak: 0 }
  const storage: Storage = {
    list: async function* (of) {
      for (let at = 0; at * fileMegabytes < megabytes / folders; at++) yield `${of}${at}.webp`
    },
    get: async () =>
      Readable.from(
        (function* () {
          for (let sent = 0; sent < fileMegabytes * megabyte; sent += chunk.length) yield chunk
        })(),
      ),
    put: async (_key, content) =>
      take(
        (async function* () {
          for await (const piece of content) {
            seen.bytes += piece.length
            seen.peak = Math.max(seen.peak, process.memoryUsage.rss())
            yield piece
          }
        })(),
      ),
    find: async () => ({ size: seen.bytes, contentType: 'application/zip' }),
    delete: async () => {},
    deleteAll: unused,
    downloadUrl: unused,
  }
  return { storage, seen }
}

const forget = async (content: AsyncIterable<Uint8Array>) => {
  for await (const _ of content);
}

/** Splits the content into parts of the size that an import accepts. */
function inParts(content: AsyncIterable<Uint8Array>) {
  const pieces = content[Symbol.asyncIterator]()
  let rest: Uint8Array | undefined
  const next = async () => rest ?? (await pieces.next()).value
  return {
    isLeft: async (): Promise<boolean> => (rest = await next()) !== undefined,
    part: async function* () {
      for (let room = importPartBytes; room > 0;) {
        const piece = await next()
        if (!piece) return
        rest = piece.length > room ? piece.subarray(room) : undefined
        yield piece.subarray(0, room)
        room -= Math.min(room, piece.length)
      }
    },
  }
}

async function aMember(username: string): Promise<string> {
  const id = newId()
  await db.insertInto('users').values({ id, username, display_name: username }).execute()
  return id
}

const practices = megabytes * 10
const growth = (peak: number, before: number) => Math.round((peak - before) / megabyte)

test(`an archive of ${megabytes} MB needs no more memory than a small one, to make and to read`, longest, async () => {
  const [asha, ben, id, importId] = [await aMember('asha'), await aMember('ben'), newId(), newId()]
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling, notes)
    select ${asha}, gen_random_uuid(), day, '06:30', 'UTC', day, 'dhyana', 20, 'tired', 'calm', repeat('Quiet. ', 20)
    from generate_series(1, ${practices}::int) as number, lateral (select date '2026-03-01' - number as day) as dated`.execute(
    db,
  )
  await insertMadeFile(db, 'archives', asha, id, systemClock.now())
  const disk = createLocalStorage(folder, { create: () => '', isValid: () => false })
  const { storage, seen } = endlessStorage(async (content) => {
    const parts = inParts(content)
    for (let number = 0; await parts.isLeft(); number++) {
      const key = `imports/${ben}/${importId}/part-${String(number).padStart(5, '0')}`
      await disk.put(key, parts.part(), 'application/octet-stream')
    }
  })
  const before = process.memoryUsage.rss()
  await buildArchive({ db, clock: systemClock, storage }, { userId: asha, id })
  expect(seen.bytes).toBeGreaterThan(megabytes * megabyte)
  process.stdout.write(`archive of ${megabytes} MB out: rss grew by ${growth(seen.peak, before)} MB at most\n`)
  expect(growth(seen.peak, before)).toBeLessThan(allowedMegabytes)
  expect(await findMadeFile(db, 'archives', asha)).toMatchObject({ state: 'ready', bytes: seen.bytes })

  await insertImport(db, ben, { id: importId, source: 'archive', name: 'archive.zip' }, systemClock.now())
  await updateImport(db, ben, importId, { state: 'reading' })
  const start = process.memoryUsage.rss()
  let peak = start
  const get: Storage['get'] = (key, range) => {
    peak = Math.max(peak, process.memoryUsage.rss())
    return disk.get(key, range)
  }
  await readArchiveParts({ db, clock: systemClock, storage: { ...disk, get } }, ben, importId)
  peak = Math.max(peak, process.memoryUsage.rss())
  process.stdout.write(`archive of ${megabytes} MB in: rss grew by ${growth(peak, start)} MB at most\n`)
  expect(await findImport(db, ben, importId)).toMatchObject({
    state: 'checked',
    counts: { practices: { new: practices }, broken: 0 },
  })
  expect(growth(peak, start)).toBeLessThan(allowedMegabytes)
})

test('an archive that is cancelled while it is being made leaves nothing behind', async () => {
  const [userId, id] = [await aMember('chandra'), newId()]
  await db
    .insertInto('security_logs')
    .values(
      Array.from({ length: 1_500 }, () => ({ user_id: userId, id: newId(), event_type: 'login_success' as const })),
    )
    .execute()
  await insertMadeFile(db, 'archives', userId, id, systemClock.now())
  const { storage } = endlessStorage(forget)
  const deleted: string[] = []
  // Cancels before the first report of progress. After the last one, the archive would be finished instead.
  const list: Storage['list'] = async function* (of) {
    await db.deleteFrom('archives').where('user_id', '=', userId).execute()
    yield* storage.list(of)
  }
  const put: Storage['put'] = async (key, content, type) => {
    // The storage is slow to start, so nothing is reading yet when the work stops.
    await expect.poll(() => (content as Readable).destroyed).toBe(true)
    return storage.put(key, content, type)
  }
  const watched = { ...storage, list, put, delete: async (key: string) => void deleted.push(key) }
  await buildArchive({ db, clock: systemClock, storage: watched }, { userId, id })
  expect(deleted).toEqual([`archives/${userId}/${id}.zip`])
  expect(await findMadeFile(db, 'archives', userId)).toBeUndefined()
})
