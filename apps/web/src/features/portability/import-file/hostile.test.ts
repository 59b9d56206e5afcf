import { expect, test } from 'vitest'
import { healthExport, sitRecord, yogaRecord, zipOf } from '#testing/health-export.ts'
import { type WorkerReplies, createRequestHandler, type WorkerMessage } from './request-handler.ts'
import type { OpenedFile } from './import-session.ts'

/** The worker without its thread. Messages are cloned, as on their way to the page. */
function startReader() {
  const messages: WorkerMessage[] = []
  const answer = createRequestHandler((message) => void messages.push(structuredClone(message)))
  return async <Name extends keyof WorkerReplies>(request: Parameters<typeof answer>[0] & { ask: Name }) => {
    await answer(request)
    return (messages.at(-1) as { answer: WorkerReplies[Name] | undefined }).answer
  }
}

const open = (content: BlobPart, name: string): Promise<OpenedFile | undefined> =>
  startReader()({ ask: 'open', file: new File([content], name), zone: 'Europe/Lisbon' })

const yoga = yogaRecord('2025-03-02 18:10:00 +0530', '2025-03-02 18:55:00 +0530')
const zip = zipOf({ 'apple_health_export/export.xml': healthExport(yoga) })
const entryAt = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
/** The zip file with a different length in its directory. */
function zipWith(at: number, length: number) {
  const bytes = Buffer.from(zip)
  bytes.writeUInt16LE(length, entryAt + at)
  return bytes
}

test.each([
  ['a name that is longer than the file', zipWith(28, 0xff_ff)],
  ['an extra field that is longer than the file', zipWith(30, 0xff_ff)],
])('a zip file with %s isn’t an export', async (_, bytes) => {
  expect(await open(bytes, 'export.zip')).toBeUndefined()
})

test.each(['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '12', 'March 2, 2025'])(
  'a record from %s is skipped',
  async (moment) => {
    const records = [sitRecord(moment, '+275760-09-13T00:00:00Z'), sitRecord('2025-03-02 06:40:00 +0000', moment), yoga]
    expect(await open(healthExport(...records), 'export.xml')).toMatchObject({ counts: { sits: 0, yoga: 1 } })
  },
)

const marks = 'HKCategoryTypeIdentifierMindfulSession '.repeat(6_000)

test.each([
  [
    'a name of an attribute that never ends',
    `<Record type="HKCategoryTypeIdentifierMindfulSession" ${'a'.repeat(200_000)}/>`,
  ],
  ['an open quote with thousands of records', `<Record type="${marks}`.repeat(4)],
])('%s takes no longer than any other text of its size', async (_, text) => {
  expect(await open(healthExport(text, yoga), 'export.xml')).toMatchObject({ counts: { sits: 0 } })
})

test('a length made of spaces takes no longer than any other text of its size', async () => {
  const to = startReader()
  const file = new File([`Date,Minutes\n2025-03-02,1h${' '.repeat(100_000)}x\n`], 'log.csv')
  const opened = await to({ ask: 'open', file, zone: 'UTC' })
  if (opened?.source !== 'table') throw new Error('no table')
  const preview = await to({ ask: 'preview', choice: { reading: opened.reading }, count: 1 })
  expect(preview?.rows).toMatchObject([{ duration: null }])
})

test('words that are also properties of every object are treated like others', async () => {
  const to = startReader()
  const words = [...Array.from({ length: 50 }, (_, index) => `word ${index}`), 'constructor', '__proto__', 'toString']
  const lines = words.map((word) => `2025-03-02,20,${word}`)
  const file = new File([['Date,Minutes,Activity', ...lines].join('\n')], 'log.csv')
  const opened = await to({ ask: 'open', file, zone: 'UTC' })
  if (opened?.source !== 'table') throw new Error('no table')
  const preview = await to({ ask: 'preview', choice: { reading: opened.reading }, count: words.length })
  expect(preview?.rows.map((row) => 'limbType' in row && row.limbType)).toEqual(words.map(() => 'dhyana'))
})

test.each([
  ['columns', `${'a,'.repeat(200_000)}a\n${'1,'.repeat(200_000)}1\n`.repeat(2)],
  ['lines', '1,1\n'.repeat(500_002)],
])('a table with too many %s isn’t a table', async (_, text) => {
  expect(await open(text, 'log.csv')).toBeUndefined()
})
