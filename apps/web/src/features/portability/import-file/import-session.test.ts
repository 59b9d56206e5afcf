import { expect, test } from 'vitest'
import { healthExport, sitRecord, sleepRecord, yogaRecord } from '#testing/health-export.ts'
import { type WorkerReplies, createRequestHandler, type WorkerMessage } from './request-handler.ts'
import { decode, readTable } from './read-table.ts'
import { openFile, type OpenedTable } from './import-session.ts'

const bytesOf = (text: string, encoding: 'utf8' | 'utf16le' | 'latin1') => Buffer.from(text, encoding)

test.each([
  ['UTF-8', bytesOf('Übung', 'utf8'), 'UTF-8'],
  ['UTF-8 with a mark', bytesOf('\uFEFFÜbung', 'utf8'), 'UTF-8'],
  ['UTF-16 as Excel writes it', bytesOf('\uFEFFÜbung', 'utf16le'), 'UTF-16'],
  ['UTF-16 the other way round', bytesOf('\uFEFFÜbung', 'utf16le').swap16(), 'UTF-16'],
  ['Windows letters', bytesOf('Übung', 'latin1'), 'Windows-1252'],
])('%s is read as %s', (_, bytes, encoding) => {
  expect(decode(bytes)).toEqual({ text: 'Übung', encoding })
})

test.each([
  ['commas', 'Date,Minutes\n2025-03-02,20\n', ',', [['2025-03-02', '20']]],
  ['semicolons', 'Date;Minutes\r\n2025-03-02;12,5\r\n', ';', [['2025-03-02', '12,5']]],
  ['tabs', 'Date\tMinutes\n2025-03-02\t20', '\t', [['2025-03-02', '20']]],
  [
    'quotes and new lines',
    'Date,Notes\n2025-03-02,"said ""om"",\nthen sat"\n',
    ',',
    [['2025-03-02', 'said "om",\nthen sat']],
  ],
  ['empty lines', 'Date,Minutes\n\n , \n2025-03-02,20\n\n', ',', [['2025-03-02', '20']]],
  ['a line that is too short', 'Date,Minutes\n2025-03-02\n', ',', [['2025-03-02']]],
  [
    'a quote that is never closed',
    'Date,Notes\n2025-03-02,"open\n2025-03-03,x',
    ',',
    [['2025-03-02', 'open\n2025-03-03,x']],
  ],
])('a table with %s is read', async (_, text, delimiter, lines) => {
  expect(await readTable(new Blob([text]))).toMatchObject({ delimiter, lines })
})

test.each([
  ['nothing', ''],
  ['a header alone', 'Date,Minutes\n'],
  ['a text', 'Dear diary\ntoday I sat\n'],
  ['a picture', '\u0089PNG,\r\n\0\0,x\n'],
])('%s isn’t a table', async (_, text) => {
  expect(await readTable(new Blob([text]))).toBeUndefined()
})

const csv = ['Started At,Duration,Activity,Comment']
  .concat('2025-03-02 06:31,0:20:0,Meditation,cold floor', 'spring,0:20:0,Yoga,', '2025-03-03 21:10,0:12:0,Kazoo,')
  .join('\n')

/** The worker without its thread. */
function ask() {
  const messages: WorkerMessage[] = []
  const answer = createRequestHandler((message) => void messages.push(message))
  return async <Name extends keyof WorkerReplies>(request: Parameters<typeof answer>[0] & { ask: Name }) => {
    await answer(request)
    return (messages.at(-1) as { answer: WorkerReplies[Name] | undefined }).answer
  }
}

test('a table is opened, corrected and sent in parts', async () => {
  const to = ask()
  const opened = (await to({ ask: 'open', file: new File([csv], 'log.csv'), zone: 'UTC' })) as OpenedTable
  expect(opened).toMatchObject({ source: 'table', lines: 3, encoding: 'UTF-8' })
  expect(opened.reading.words).toEqual({ Meditation: 'dhyana', Yoga: 'asana', Kazoo: 'dhyana' })
  const reading = { ...opened.reading, words: { ...opened.reading.words, Meditation: '' } }
  const preview = await to({ ask: 'preview', choice: { reading }, count: 1 })
  expect(preview).toMatchObject({ total: 2, words: ['Meditation', 'Yoga', 'Kazoo'] })
  expect(preview?.rows).toMatchObject([{ date: null, limbType: 'asana' }])
  expect(await to({ ask: 'take', from: 1, count: 500 })).toMatchObject([{ date: '2025-03-03', duration: 12 }])
  expect(await to({ ask: 'lines', rows: [0, 9] })).toEqual([{ line: 1, cells: ['spring', '0:20:0', 'Yoga', ''] }])
})

test('rows with long notes are sent in requests of at most 180 kB', async () => {
  const to = ask()
  const lines = Array.from({ length: 100 }, (_, index) => `2025-03-02,${index + 1},${'ā'.repeat(6_000)}`)
  const file = new File([['Date,Minutes,Notes', ...lines].join('\n')], 'log.csv')
  const opened = (await to({ ask: 'open', file, zone: 'UTC' })) as OpenedTable
  await to({ ask: 'preview', choice: { reading: opened.reading }, count: 0 })
  const rows = (await to({ ask: 'take', from: 0, count: 500 })) ?? []
  expect(rows).toHaveLength(17)
  expect(rows[0]).toMatchObject({ notes: 'ā'.repeat(5_001) })
  expect(new TextEncoder().encode(JSON.stringify(rows)).byteLength).toBeLessThan(180_001)
})

test('before a file is open, there is nothing to answer', async () => {
  const to = ask()
  expect(await to({ ask: 'take', from: 0, count: 1 })).toBeUndefined()
  expect(await to({ ask: 'open', file: new File(['x'], 'x.zip'), zone: 'UTC' })).toBeUndefined()
})

test('from Apple Health, only the chosen kinds are used', async () => {
  const sit = sitRecord('2025-03-02 06:40:00 +0000', '2025-03-02 06:55:00 +0000')
  const yoga = yogaRecord('2025-03-01 18:10:00 +0000', '2025-03-01 18:55:00 +0000')
  const sleep = sleepRecord({ from: '2025-03-01 22:48:00 +0000', to: '2025-03-02 06:31:00 +0000' })
  const session = await openFile(new File([healthExport(sit, yoga, sleep)], 'export.xml'), 'UTC', () => {})
  expect(session?.opened).toMatchObject({ counts: { nights: 1, sits: 1, yoga: 1 }, pieces: 1, firstDay: '2025-03-01' })
  expect(session?.preview({ kinds: ['yoga', 'sits'] }, 9).rows).toMatchObject([
    { limbType: 'asana' },
    { limbType: 'dhyana' },
  ])
  expect(session?.take(0, 9)).toHaveLength(2)
})
