import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import type { Language } from '@sadhana/contract'
import { ZipFile } from 'yazl'
import { findLanguage } from '#features/account/index.ts'
import { archivedFolders } from '#platform/personal-data/personal-folders.rules.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { updateProgress } from '../made-files/made-files.repo.ts'
import {
  finishMadeFile,
  type MadeFileDeps,
  madeFileKey,
  type MadeKind,
  type NamedFile,
} from '../made-files/made-files.service.ts'
import {
  type ArchiveManifest,
  archiveFormat,
  archiveVersion,
  dataName,
  manifestName,
} from './archive-format.service.ts'
import { archivePage, pageName } from './archive-page.service.ts'
import { archiveKind, moveArchiveKind, tokenArchiveKind } from './archive.service.ts'
import { movedTables } from './moved-tables.service.ts'
import { type ArchivedTable, archivedTables, heldBackFromTokens, withRows } from './rows.repo.ts'

class Cancelled extends Error {}

const ticksEvery = 500

const readme = `This is everything Sadhana Compass holds about you.

index.html shows your years, notes and pictures in any browser, without a network.
manifest.json lists the files with their sizes and SHA-256 sums.
data/ has one file for each kind of entry, one entry a line, as JSON.
files/ has your pictures.

docs/archive.md in the source of Sadhana Compass describes every field. To bring the
archive into another account, open Settings there and choose Import.
`

const tokenReadme = readme.replace(
  'This is everything Sadhana Compass holds about you.',
  `This is what Sadhana Compass holds about you, as an access token gets it: without your
sign-ins, your security log, your chats and your messages. The archive that you make in
Settings has those too.`,
)

const moveReadme = `This is what a member of Sadhana Compass brings along to another installation.
It holds what an import reads, and nothing else.
`

/**
 * Streams everything that belongs to a member into one zip file in storage. The memory it needs doesn't depend on the
 * size.
 */
export const buildArchive = (deps: MadeFileDeps, named: NamedFile): Promise<void> =>
  build(deps, named, { kind: archiveKind, tables: archivedTables, readme })

/** Without sign-ins, the security log, chats and messages. */
export const buildTokenArchive = (deps: MadeFileDeps, named: NamedFile): Promise<void> =>
  build(deps, named, {
    kind: tokenArchiveKind,
    tables: archivedTables.filter(({ table }) => !heldBackFromTokens.includes(table)),
    readme: tokenReadme,
  })

/** Without a page for people, because only the other installation reads it. */
export const buildMoveArchive = (deps: MadeFileDeps, named: NamedFile): Promise<void> =>
  build(deps, named, { kind: moveArchiveKind, tables: movedTables, readme: moveReadme, hasPage: false })

type Contents = { kind: MadeKind; tables: readonly ArchivedTable[]; readme: string; hasPage?: boolean }

async function build(
  deps: MadeFileDeps,
  named: NamedFile,
  { kind, tables, readme: text, hasPage = true }: Contents,
): Promise<void> {
  const { db, clock, storage } = deps
  const { userId, id } = named
  const report = (progress: number) => updateProgress(db, kind.table, userId, id, progress)
  if (!(await report(0))) return
  const key = madeFileKey(kind, named)
  const language = await findLanguage(db, userId)
  try {
    await withRows(db, userId, tables, async ({ total, read }) => {
      const files = await listFiles(storage, userId)
      // Every row is in a file of its own table, and in the page.
      const tick = createTick((hasPage ? 2 : 1) * total + files.length, report)
      const now = clock.now()
      await storage.put(
        key,
        zipped({ storage, tables, language, readme: text, hasPage, read, files, tick, now }),
        'application/zip',
      )
    })
  } catch (error) {
    await storage.delete(key)
    if (error instanceof Cancelled) return
    throw error
  }
  await finishMadeFile(deps, kind, named)
}

/** Reports progress from time to time. Throws once the member has cancelled. */
function createTick(total: number, report: (progress: number) => Promise<boolean>) {
  let [done, reported] = [0, 0]
  return async (count: number): Promise<void> => {
    done += count
    if (done - reported < Math.max(ticksEvery, total / 100)) return
    reported = done
    if (!(await report(total === 0 ? 1 : done / total))) throw new Cancelled()
  }
}

type Tick = ReturnType<typeof createTick>
type Parts = {
  storage: Storage
  tables: readonly ArchivedTable[]
  language: Language
  readme: string
  hasPage: boolean
  read: (table: string) => AsyncIterable<string[]>
  files: { key: string; name: string }[]
  tick: Tick
  now: Date
}

async function listFiles(storage: Storage, userId: string) {
  const files: { key: string; name: string }[] = []
  for (const folder of archivedFolders(userId)) {
    for await (const key of storage.list(folder)) {
      files.push({ key, name: `files/${key.replace(`${userId}/`, '')}` })
    }
  }
  return files.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function zipped({ storage, tables, language, readme: text, hasPage, read, files, tick, now }: Parts): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  // If the storage isn't reading yet when this fails, it gets the error at its first read. Until then, an error without
  // a listener would end the process.
  output.on('error', () => {})
  // An error in one entry ends the whole file, and then the storage keeps none of it.
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    createdAt: now.toISOString(),
    files: [],
  }
  const add = (name: string, open: () => AsyncIterable<Uint8Array>, compress = true) =>
    zip.addReadStreamLazy(name, { mtime: now, compress }, (give) => {
      const stream = Readable.from(open(), { objectMode: false })
      stream.on('error', (error) => output.destroy(error))
      give(null, stream)
    })

  zip.addBuffer(Buffer.from(text), 'README.txt', { mtime: now })
  for (const { table } of tables) {
    const name = dataName(table)
    const counted = { rows: 0 }
    add(name, () => summed(manifest, name, linesOf(ticked(read(table), tick), counted), counted))
  }
  const page = {
    language,
    createdAt: manifest.createdAt,
    holdsAll: tables === archivedTables,
    tables: tables.map(({ table }) => table),
    read: (table: string) => ticked(read(table), tick),
  }
  if (hasPage) add(pageName, () => summed(manifest, pageName, archivePage(page)))
  for (const { key, name } of files) {
    add(name, () => summed(manifest, name, contentOf(storage, key, tick)), false)
  }
  // The manifest comes last, because the checksums are known only now.
  add(manifestName, async function* () {
    yield Buffer.from(JSON.stringify(manifest, null, 2))
  })
  zip.end()
  return output
}

async function* ticked(batches: AsyncIterable<string[]>, tick: Tick) {
  for await (const lines of batches) {
    await tick(lines.length)
    yield lines
  }
}

async function* linesOf(batches: AsyncIterable<string[]>, counted: { rows: number }) {
  for await (const lines of batches) {
    counted.rows += lines.length
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
}

async function* contentOf(storage: Storage, key: string, tick: Tick): AsyncIterable<Uint8Array> {
  await tick(1)
  // A picture that was replaced in the meantime leaves an empty file.
  for await (const chunk of (await storage.get(key)) ?? []) yield chunk as Uint8Array
}

/** Passes the content on, and records its size and checksum in the manifest. */
async function* summed(
  manifest: ArchiveManifest,
  name: string,
  content: AsyncIterable<Uint8Array>,
  counted?: { rows: number },
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  manifest.files.push({ name, ...counted, bytes, sha256: hash.digest('hex') })
}
