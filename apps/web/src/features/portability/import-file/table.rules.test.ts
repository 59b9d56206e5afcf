import { hardSeverities, hardWords, maxHardWords } from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessColumns, guessReading, missingOf, withMeaning } from './columns.rules.ts'
import { guessWord, rowOf } from './table.rules.ts'

const columnsOf = (header: string, ...lines: string[]) =>
  header.split(',').map((name, at) => ({ name, samples: lines.map((line) => line.split(',')[at] ?? '') }))

const insightTimer = columnsOf(
  'Started At,Duration,Preset,Activity',
  '03/04/2025 06:31:05,0:20:0,Morning bell,Meditation',
)
const daylio = columnsOf(
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2025-03-02,March 2,Sunday,10:30 PM,good,yoga | walk,,cold floor',
)

test('Insight Timer is recognised: month first, with hours, minutes and seconds', () => {
  const reading = guessReading(insightTimer)
  expect(reading).toMatchObject({ kind: 'practice', order: 'month-first', unit: 'clock' })
  expect(reading.columns).toEqual(['moment', 'length', 'out', 'word'])
  expect(rowOf(['03/04/2025 06:31:05', '0:20:0', 'Morning bell', 'Yoga'], reading, 'UTC')).toEqual({
    kind: 'practice',
    date: '2025-03-04',
    time: '06:31',
    limbType: 'asana',
    duration: 20,
    notes: null,
  })
})

test('our own table comes back with its tags', () => {
  const header =
    'Date,Time,Time zone,Practice day,Limb,Duration (minutes),Feeling before,Feeling after,Notes,Tags,Visibility'
  const cells = [
    '2026-03-01',
    '06:30',
    'UTC',
    '2026-03-01',
    'dhyana',
    '20',
    'tired',
    'calm',
    '',
    'yin, with Ben',
    'private',
  ]
  const reading = guessReading(columnsOf(header, cells.join('|')))
  expect(reading.columns[9]).toBe('tags')
  expect(rowOf(cells, reading, 'UTC')).toMatchObject({ limbType: 'dhyana', tags: ['yin', 'with Ben'] })
  expect(rowOf(cells.with(9, ''), reading, 'UTC')).toMatchObject({ tags: [] })
})

describe('our own table says which practices were hard', () => {
  const header =
    'Date,Time,Time zone,Practice day,Limb,Duration (minutes),Feeling before,Feeling after,Notes,Tags,Visibility,Notes shared,Id,It was hard,How hard,Hard words'
  const line = '2026-03-01,06:30,UTC,2026-03-01,dhyana,20,tired,,,yin,private,no,c0ffee'.split(',')
  const reading = guessReading(columnsOf(header, line.join(',')))
  const hardIn = (...cells: string[]) => rowOf([...line, ...cells], reading, 'UTC')

  test('from its three columns', () => {
    expect(reading.columns.slice(-3)).toEqual(['hard', 'severity', 'hard-words'])
    expect(hardIn('yes', 'very', 'old_memories unreal')).toMatchObject({
      afterFeeling: null,
      hard: { severity: 'very', words: ['old_memories', 'unreal'] },
    })
  })

  test('with every degree and any words', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...hardSeverities), { nil: undefined }),
        fc.shuffledSubarray([...hardWords], { maxLength: maxHardWords }),
        (severity, words) => {
          expect(hardIn('yes', severity ?? '', words.join(' '))).toMatchObject({
            hard: { ...(severity && { severity }), ...(words.length > 0 && { words }) },
          })
        },
      ),
    )
  })

  test.each([
    ['a practice that was not hard', ['', '', '']],
    ['a line that is too short', []],
    ['a no', ['no', 'very', 'unreal']],
  ])('but not from %s', (_, cells) => {
    expect(hardIn(...cells)).not.toHaveProperty('hard')
  })

  test('without a word or a degree that we don’t know, and with three words at most', () => {
    expect(hardIn('yes', 'terribly', 'gloomy low low')).toHaveProperty('hard', { words: ['low'] })
    expect(hardIn('yes', '', 'unreal numb low angry')).toHaveProperty('hard.words.length', maxHardWords)
  })
})

test('Daylio is known: one mood a row, at the moment it was in the member’s zone', () => {
  const reading = guessReading(daylio)
  expect(reading.kind).toBe('mood')
  expect(reading.columns).toEqual(['date', 'out', 'out', 'time', 'word', 'out', 'out', 'notes'])
  const cells = ['2025-03-02', 'March 2', 'Sunday', '10:30 PM', 'good', '', '', 'cold floor']
  expect(rowOf(cells, reading, 'Asia/Kolkata')).toEqual({
    kind: 'mood',
    at: '2025-03-02T17:00:00.000Z',
    mood: 'calm',
    energy: null,
    notes: 'cold floor',
  })
})

test.each([
  ['Date,Minutes', '2025-03-02,20', ['date', 'length']],
  ['Date,Minutes', '2025-03-02 06:31,20', ['moment', 'length']],
  ['Timestamp,Date,Time,Length (min),Comment', 'x,y,z,1,a', ['moment', 'out', 'out', 'length', 'notes']],
  ['a,b', '1,2', ['out', 'out']],
])('%s with %s is guessed as %j', (header, line, expected) => {
  expect(guessColumns(columnsOf(header, line))).toEqual(expected)
})

test.each([
  ['Duration', '20:30', 'minutes:seconds'],
  ['Duration', '1:20', 'clock'],
  ['Duration (sec)', '1200', 'seconds'],
  ['Hours', '1.5', 'hours'],
  ['Length', '20', 'minutes'],
])('a column %s with %s is read as %s', (name, sample, unit) => {
  expect(guessReading([{ name, samples: [sample] }]).unit).toBe(unit)
})

test('a meaning belongs to only one column, and missing ones are named', () => {
  expect(withMeaning(['date', 'out', 'out'], 1, 'date')).toEqual(['out', 'date', 'out'])
  expect(withMeaning(['date', 'out'], 0, 'out')).toEqual(['out', 'out'])
  expect(missingOf({ kind: 'practice', columns: ['notes'] })).toEqual(['date', 'length'])
  expect(missingOf({ kind: 'mood', columns: ['moment'] })).toEqual(['word'])
  expect(missingOf({ kind: 'practice', columns: ['moment', 'length'] })).toEqual([])
})

const plain = guessReading(columnsOf('Date,Time,Minutes,Activity,Notes', '2025-03-02,6:31,20,Sit,'))

test.each([
  [['2025-03-02', '', '20', 'Sit', ''], { date: '2025-03-02', time: '12:00', duration: 20 }],
  [['2025-03-02', 'dawn', '20', 'Sit', ''], { time: null }],
  [['spring', '6:31', '20', 'Sit', 'secret'], { date: null }],
  [['2025-03-02', '6:31', 'long', 'Sit', ''], { duration: null }],
  [['2025-03-02'], { duration: null, limbType: 'dhyana' }],
  [[], { date: null, duration: null }],
])('%j becomes %j: unreadable values count as invalid later', (cells, expected) => {
  expect(rowOf(cells, plain, 'UTC')).toMatchObject(expected)
})

test('a time with an offset is shown as the member’s clock showed it', () => {
  const reading = guessReading(columnsOf('Started At,Minutes', '2025-03-24 22:31:00 -0800,20'))
  expect(rowOf(['2025-03-24 22:31:00 -0800', '20'], reading, 'Europe/Dublin')).toMatchObject({
    date: '2025-03-25',
    time: '06:31',
  })
})

test.each([
  ['02.03.2025 06:31', '06:31'],
  ['02.03.2025', '12:00'],
  ['2025-03-02T06:31:00', '06:31'],
  ['2.3.25, 18.05', '18:05'],
  ['Mar 2, 2025 6:31 PM', '18:31'],
])('the time of %s is %s, whatever its date looks like', (moment, time) => {
  const reading = guessReading(columnsOf('Started At,Minutes', '14.03.2025 06:31,20'))
  expect(rowOf([moment, '20'], reading, 'UTC')).toMatchObject({ date: '2025-03-02', time })
})

test('words are matched, corrected and left out', () => {
  expect(guessWord('practice', 'Breathwork')).toBe('pranayama')
  expect(guessWord('practice', 'niyamas')).toBe('niyamas')
  expect(guessWord('practice', 'Kazoo')).toBe('dhyana')
  expect(guessWord('mood', 'meh')).toBe('')
  const cells = ['2025-03-02', '6:31', '20', 'Kazoo', '']
  expect(rowOf(cells, { ...plain, words: { Kazoo: 'asana' } }, 'UTC')).toMatchObject({ limbType: 'asana' })
  expect(rowOf(cells, { ...plain, words: { Kazoo: '' } }, 'UTC')).toBeUndefined()
})

const ownHeads =
  'Date,Time,Time zone,Practice day,Limb,Duration (minutes),Feeling before,Feeling after,Notes,Visibility'

test('our own table of practices is recognised, with its feelings and zones', () => {
  const cells = '2025-03-02,06:30,Asia/Kolkata,2025-03-02,asana,20,tired,calm,cold floor,private'.split(',')
  const reading = guessReading(columnsOf(ownHeads, cells.join(',')))
  expect(missingOf(reading)).toEqual([])
  expect(rowOf(cells, reading, 'UTC')).toEqual({
    kind: 'practice',
    date: '2025-03-02',
    time: '06:30',
    zone: 'Asia/Kolkata',
    limbType: 'asana',
    duration: 20,
    beforeFeeling: 'tired',
    afterFeeling: 'calm',
    notes: 'cold floor',
  })
  const other = cells.map((cell) => (cell === 'tired' ? 'hangry' : cell.replace('Asia/Kolkata', 'Mars/Olympus')))
  expect(rowOf(other, reading, 'UTC')).toMatchObject({ beforeFeeling: null, zone: undefined, afterFeeling: 'calm' })
})

test('our own table of moods is recognised', () => {
  const cells = '2025-03-02T06:30:00.000Z,2025-03-02,calm,7,yes,cold floor,1'.split(',')
  const reading = guessReading(columnsOf('Noted at,Practice day,Mood,Energy,Energy given,Notes,Id', cells.join(',')))
  expect(rowOf(cells, reading, 'UTC')).toMatchObject({ kind: 'mood', at: '2025-03-02T06:30:00.000Z', energy: 7 })
})
