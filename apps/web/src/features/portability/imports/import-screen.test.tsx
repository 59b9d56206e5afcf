// @vitest-environment happy-dom
import type { Import } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { healthExport, sitRecord, sleepRecord, zipOf } from '#testing/health-export.ts'
import { loopExport } from '#testing/loop-export.ts'
import { journeySettings } from '#testing/journey.ts'
import { anImport, importCounts } from '#testing/portability.ts'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { type WorkerRequest, createRequestHandler } from '../import-file/request-handler.ts'
import { ImportScreen } from './import-screen.tsx'

/** The real worker's answers, without its thread. */
class SameThread extends EventTarget {
  readonly #answer = createRequestHandler((data) => void this.dispatchEvent(new MessageEvent('message', { data })))
  postMessage(request: WorkerRequest) {
    void this.#answer(request)
  }
  terminate() {}
}

const counts = importCounts()
const { checked, added } = anImport('table', 'log.csv', counts)
const receiving: Import = { ...checked, state: 'receiving', received: 0, counts: null }
const sending = { beginImport: receiving, sendRows: receiving, checkImport: checked }

const findLead = (words: string) =>
  screen.findByText((_, node) => node?.className === 'import-lead' && node.textContent === words)

function open(portability: FakeApi['portability'] = {}, quietMode = false) {
  const journey = { settings: journeySettings({ quietMode }) }
  const view = renderScreen(<ImportScreen />, { api: { journey, portability: { imports: [], ...portability } } })
  vi.stubGlobal('Worker', SameThread)
  return view
}
/** Like a keyboard, gives the pressed button the focus. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent
const choose = (text: BlobPart, name = 'log.csv') =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File([text], name)] },
  })

const csv = ['Started At,Duration,Activity,Comment', '2025-03-02 06:31,0:20:0,Meditation,cold floor']
  .concat('2025-03-03 21:10,0:12:0,Breath,', 'spring,0:20:0,Yoga,warm', '2025-03-02 06:31,0:20:0,Meditation,')
  .join('\n')

test('a table is shown, checked, added and undone, and the text of an invalid line never leaves the page', async () => {
  const view = open(sending)
  choose(csv)
  expect(await screen.findAllByText('20 minutes')).toHaveLength(2)
  expect(screen.getByText('Comma-separated, UTF-8')).toBeTruthy()
  expect(view.callsTo('portability.beginImport')).toHaveLength(0)
  await press('Check, without saving')
  expect(await findLead('2 entries are added')).toBeTruthy()
  expect(await screen.findByText('Longest streak changes from 31 to 38 days')).toBeTruthy()
  const { rows: sent } = view.callsTo('portability.sendRows')[0]!.body as { rows: object[] }
  expect(sent).toHaveLength(4)
  expect(sent[1]).toMatchObject({ date: '2025-03-03', time: '21:10', limbType: 'pranayama', duration: 12 })
  expect(JSON.stringify(sent[2])).not.toContain('spring')

  view.answer({ portability: { brokenRows: { items: [{ row: 2, fault: 'date' }], nextCursor: null } } })
  await press('See why')
  expect(focused()).toBe('Rows we can’t read')
  expect(await screen.findByText('spring · 0:20:0 · Yoga · warm')).toBeTruthy()
  view.answer({ portability: { commitImport: added, undoImport: { ...added, state: 'undone' } } })
  await press('Add 2 entries')
  expect(await screen.findByText('2 entries are home')).toBeTruthy()
  await press('Undo this import')
  expect(await screen.findByText('The import is undone')).toBeTruthy()
  expect(focused()).toBe('Import')
  await press('Import another file')
  expect(await screen.findByText('Bring your practice with you')).toBeTruthy()
})

test.each([
  ['the tags of a file are shown before anything is sent', '"yin, with Ben"', ['yin, with Ben', 'none']],
  ['a file without tags shows no column for them', '', []],
])('%s', async (_, tags, shown) => {
  open()
  choose(`Date,Time,Minutes,Limb,Tags\n2025-03-02,06:31,20,Dhyana,${tags}\n2025-03-03,06:31,25,Dhyana,`)
  const [, ...rows] = await within(await screen.findByRole('table')).findAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(screen.queryAllByRole('columnheader', { name: 'Tags' })).toHaveLength(shown.length > 0 ? 1 : 0)
  if (shown.length > 0) expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(shown)
})

const set = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

test('columns and words can be corrected before anything is sent', async () => {
  const view = open(sending)
  choose('When,How long,Kind\n1/2/2025,20,Kazoo\n')
  expect(await screen.findByText(/which column holds the date, and which the duration/)).toBeTruthy()
  set('When becomes', 'date')
  set('How long becomes', 'length')
  set('Kind becomes', 'word')
  set('Dates are written', 'month-first')
  expect(await screen.findByLabelText('Kazoo becomes')).toBeTruthy()
  set('Kazoo becomes', 'asana')
  expect(await within(screen.getByRole('table')).findByText('Asana')).toBeTruthy()
  expect(screen.getByText('Without a time of day, noon is taken.')).toBeTruthy()
  await press('Check, without saving')
  expect(await findLead('2 entries are added')).toBeTruthy()
  expect(view.callsTo('portability.sendRows')[0]?.body).toEqual({
    rows: [{ kind: 'practice', date: '2025-01-02', time: '12:00', limbType: 'asana', duration: 20, notes: null }],
  })
  await press('Back')
  expect(await screen.findByLabelText('Kazoo becomes')).toHaveProperty('value', 'asana')
})

test('moods from another app are matched by word', async () => {
  const view = open(sending)
  choose('full_date,date,time,mood,note\n2025-03-02,March 2,10:30 PM,rad,\n2025-03-03,March 3,9:00 AM,meh,\n')
  expect(await screen.findByLabelText('meh becomes')).toHaveProperty('value', '')
  await press('Check, without saving')
  await findLead('2 entries are added')
  expect(view.callsTo('portability.sendRows')[0]?.body).toMatchObject({ rows: [{ kind: 'mood', mood: 'happy' }] })
})

const sit = sitRecord('2025-03-02 06:40:00 +0000', '2025-03-02 06:55:00 +0000')
const night = sleepRecord({
  from: '2025-03-01 22:48:00 +0000',
  to: '2025-03-02 06:31:00 +0000',
  source: 'Mira’s watch',
})

test('for Apple Health, the data to send is shown first, and nights can be left out', async () => {
  const view = open(sending)
  choose(healthExport(sit, night), 'export.xml')
  expect(await screen.findByText('2 entries found')).toBeTruthy()
  expect(screen.getByText('What would leave this device')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/^1 night/))
  await press('Check, without saving')
  await findLead('2 entries are added')
  const body = JSON.stringify(view.callsTo('portability.sendRows')[0]?.body)
  expect(body).toContain('"duration":15')
  expect(body).not.toMatch(/watch|night/)
})

test('of Loop Habit Tracker, each habit gets a limb and minutes, or is left out', async () => {
  const view = open(sending)
  choose(loopExport(), 'Loop Habits CSV 2025-03-05.zip')
  expect(await screen.findByLabelText('Meditate becomes')).toHaveProperty('value', 'dhyana')
  expect(screen.getByLabelText('Drink water becomes')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Minutes for Meditate')).toHaveProperty('value', '10')
  expect(screen.getByText('As long as you measured')).toBeTruthy()
  set('Breath becomes', '')
  set('Yoga, morning becomes', '')
  set('Minutes for Meditate', '0')
  expect(await screen.findByText('Please enter whole minutes, from 1 to 300.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check, without saving' })).toHaveProperty('disabled', true)
  set('Minutes for Meditate', '25')
  expect(await screen.findAllByText('25 minutes')).toHaveLength(2)
  await press('Check, without saving')
  expect(await findLead('2 entries are added')).toBeTruthy()
  expect(view.callsTo('portability.beginImport')[0]?.body).toMatchObject({ source: 'loop-habits' })
  expect(view.callsTo('portability.sendRows')[0]?.body).toMatchObject({
    rows: [
      { date: '2025-03-02', time: '12:00', limbType: 'dhyana', duration: 25 },
      { date: '2025-03-05', time: '12:00', limbType: 'dhyana', duration: 25 },
    ],
  })
  await press('Back')
  expect(await screen.findByLabelText('Minutes for Meditate')).toHaveProperty('value', '25')
})

test('an export of Loop in which nothing was ticked off says so', async () => {
  open()
  choose(zipOf({ 'Habits.csv': 'Position,Name\n001,Sit\n', '001 Sit/Checkmarks.csv': '2025-03-05,0\n' }), 'loop.zip')
  expect(await screen.findByText('No habit in this export was ever ticked off')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check, without saving' })).toBeNull()
})

test('an export without sits, yoga or sleep says so', async () => {
  open()
  choose(healthExport(), 'export.xml')
  expect(await screen.findByText('We found no sits, yoga or sleep in this export.')).toBeTruthy()
  await press('Other file')
  expect(await screen.findByText('Nothing has been imported in the last 30 days.')).toBeTruthy()
})

test('a file we can’t read is named, and another can be chosen', async () => {
  open()
  choose('not a table', 'holiday.zip')
  expect(await screen.findByText('We couldn’t read holiday.zip')).toBeTruthy()
  choose(csv)
  expect(await screen.findByText('What does each column mean?')).toBeTruthy()
})

test('reading a long file can be stopped', async () => {
  open()
  vi.stubGlobal(
    'Worker',
    class extends SameThread {
      override postMessage() {}
    },
  )
  choose(csv)
  expect(await screen.findByRole('progressbar', { name: 'How much of the file is read' })).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByText('Bring your practice with you')).toBeTruthy()
})

test('if sending or adding fails, the choices are kept', async () => {
  const view = open({ beginImport: breakDown() })
  choose(csv)
  await press('Check, without saving')
  expect(await screen.findByText('We couldn’t check the rows')).toBeTruthy()
  view.answer({ portability: { ...sending, commitImport: refuse('portability.import_moved_on') } })
  await press('Check, without saving')
  await press('Add 2 entries')
  await waitFor(() => expect(screen.getByText('We couldn’t add the import')).toBeTruthy())
})

test('quiet mode mentions no streak', async () => {
  open(sending, true)
  choose(csv)
  await press('Check, without saving')
  await findLead('2 entries are added')
  expect(screen.queryByText(/streak/i)).toBeNull()
})

test('past imports are listed, and can be undone from here', async () => {
  const view = open({ imports: breakDown() })
  expect(await screen.findByText('We couldn’t load your imports')).toBeTruthy()
  view.answer({ portability: { imports: [added, receiving], undoImport: { ...added, state: 'undone' } } })
  await press('Try again')
  expect(await screen.findByText('2 entries on 5 January 2026')).toBeTruthy()
  view.answer({ portability: { imports: [{ ...added, state: 'undone' }] } })
  await press('Undo log.csv')
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(focused()).toBe('Your imports')
})

test('while past imports load, nothing is claimed about them', () => {
  open({ imports: () => never() })
  expect(screen.queryByText(/Nothing has been imported/)).toBeNull()
})

test.each<[string, BlobPart, string, RegExp]>([
  [
    'archive.zip',
    zipOf({ 'manifest.json': '{}', 'data/users.jsonl': '{}' }),
    'archive.zip is our own archive',
    /pictures/,
  ],
  ['sleep.csv', 'Date of waking,Bedtime,Wake time\n2025-03-02,,\n', 'sleep.csv holds your nights', /Nights come back/],
])('%s, which we made ourselves, leads to the archive', async (name, content, title, words) => {
  const view = open()
  choose(content, name)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(/couldn’t read/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Open Archive' }).getAttribute('href')).toBe('/settings/archive')
  expect(view.callsTo('portability.beginImport')).toEqual([])
})
