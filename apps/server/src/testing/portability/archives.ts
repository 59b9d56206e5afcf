import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { importPartBytes } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, vi } from 'vitest'
import { ZipFile } from 'yazl'
import type { testApp } from '#testing/test-app.ts'

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'as' | 'url'>
type Member = Parameters<App['as']>[0]

/** Makes and imports archives through the API. A worker must be running. */
export const archiveTools = ({ as, url }: App) => ({
  download: async (who: Member): Promise<Buffer> => {
    await as(who).portability.makeArchive({ body: { id: newId() } })
    const address = await vi.waitFor(async () => {
      const archive = await as(who).portability.archive()
      expect(archive?.state).toBe('ready')
      return archive?.url ?? ''
    }, 60_000)
    const { pathname, search } = new URL(address)
    return Buffer.from(await (await fetch(url + pathname + search)).arrayBuffer())
  },
  upload: async (who: Member, content: Buffer): Promise<string> => {
    const { id } = await as(who).portability.beginImport({
      body: { id: newId(), source: 'archive', name: 'archive.zip' },
    })
    for (let number = 0; number * importPartBytes < content.length; number++) {
      const part = content.subarray(number * importPartBytes, (number + 1) * importPartBytes)
      await as(who).portability.sendPart({ params: { id }, query: { number }, body: new Uint8Array(part).buffer })
    }
    await as(who).portability.checkImport({ params: { id } })
    return id
  },
  /** Waits until the worker has read the archive. */
  outcome: (who: Member, id: string) =>
    vi.waitFor(async () => {
      const current = await as(who).portability.import({ params: { id } })
      expect(current.state).not.toBe('reading')
      return current
    }, 60_000),
})

export const rowsIn = (files: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  String(files.get(`data/${table}.jsonl`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

type Contents = Record<string, string | Buffer>
type Making = { manifest?: object; mode?: number; forceZip64Format?: boolean }

/** An archive whose manifest is correct, whatever else it contains. */
export async function zipOf(contents: Contents, { manifest = {}, ...options }: Making = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const files = Object.entries(contents).map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name, options)
  const about = {
    format: 'sadhana-compass-archive',
    version: 1,
    createdAt: new Date().toISOString(),
    files,
    ...manifest,
  }
  zip.addBuffer(Buffer.from(JSON.stringify(about)), 'manifest.json')
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment: '' })
  return buffer(zip.outputStream)
}

export const practiceLine = (changes: object = {}): string =>
  JSON.stringify({
    id: newId(),
    created_at: '2026-02-01T06:00:00+00:00',
    date: '2026-02-01',
    time: '06:30:00',
    zone: 'UTC',
    practice_day: '2026-02-01',
    limb_type: 'dhyana',
    duration: 20,
    before_feeling: null,
    after_feeling: null,
    notes: null,
    share_notes: false,
    ...changes,
  })

export const practiceFile = (...lines: string[]): Contents => ({ 'data/practice_sessions.jsonl': lines.join('\n') })
