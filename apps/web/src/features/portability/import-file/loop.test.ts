import { practiceNotesMaxLength } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { zipOf } from '#testing/health-export.ts'
import { loopExport, loopFiles } from '#testing/loop-export.ts'
import { openFile } from './import-session.ts'
import { habitRows, habitsIn, type HabitChoices } from './loop-export.ts'

const open = (bytes: BlobPart, name = 'Loop Habits CSV 2025-03-05.zip') =>
  openFile(new File([bytes], name), 'Europe/Lisbon', () => {})

test('the habits that were ever done are offered, those that sound like practice with a limb', async () => {
  const session = await open(loopExport())
  expect(session?.opened).toEqual({
    source: 'loop-habits',
    habits: [
      { id: '001', name: 'Meditate', days: 2, isTimed: false },
      { id: '002', name: 'Yoga, morning', days: 1, isTimed: false },
      { id: '003', name: 'Drink water', days: 2, isTimed: false },
      { id: '004', name: 'Breath', days: 1, isTimed: true },
    ],
    choices: {
      '001': { limb: 'dhyana', minutes: 10 },
      '002': { limb: 'asana', minutes: 10 },
      '003': { limb: '', minutes: 10 },
      '004': { limb: 'pranayama', minutes: 10 },
    },
    firstDay: '2025-03-02',
  })
})

test('each day that was ticked off by hand is a practice at noon; habits left out stay on the device', async () => {
  const session = await open(loopExport())
  if (session?.opened.source !== 'loop-habits') throw new Error('no export of Loop')
  const choices: HabitChoices = { ...session.opened.choices, '002': { limb: 'asana', minutes: 45 } }
  const practice = { kind: 'practice', time: '12:00', notes: null }
  expect(session.preview({ habits: choices }, 2)).toMatchObject({ total: 4 })
  expect(session.take(0, 500)).toEqual([
    { ...practice, date: '2025-03-02', limbType: 'dhyana', duration: 10 },
    { ...practice, date: '2025-03-05', limbType: 'dhyana', duration: 10, notes: 'cold floor, warm tea' },
    { ...practice, date: '2025-03-05', limbType: 'asana', duration: 45 },
    { ...practice, date: '2025-03-05', limbType: 'pranayama', duration: 12 },
  ])
  expect(JSON.stringify(session.take(0, 500))).not.toMatch(/Meditate|Yoga|water|Breath/)
})

test('two habits of one limb on a day are one practice, as long as both together', () => {
  const habits = habitsIn(new Map(Object.entries(loopFiles)))
  const choices: HabitChoices = { '001': { limb: 'dhyana', minutes: 20 }, '004': { limb: 'dhyana', minutes: 1 } }
  expect(habitRows(habits, choices)).toMatchObject([
    { date: '2025-03-02', duration: 20 },
    { date: '2025-03-05', duration: 32 },
  ])
})

test.each([
  ['2', 1, false],
  ['1', 0, false],
  ['0', 0, false],
  ['3', 0, false],
  ['-1', 0, false],
  ['YES_AUTO', 0, false],
  ['90000', 1, true],
  ['NaN', 0, false],
])('a day with the value %s counts %i times', (value, count, isTimed) => {
  const files = {
    'Habits.csv': 'Position,Name,Type,Unit\n001,Sit,NUMERICAL,min\n',
    '001 Sit/Checkmarks.csv': `2025-03-05,${value}\n`,
  }
  const days = habitsIn(new Map(Object.entries(files))).flatMap((habit) => habit.days)
  expect(days).toHaveLength(count)
  expect(days.some(({ minutes }) => minutes === 90)).toBe(isTimed)
})

test('an older export without header, units and notes is read too, and a habit without a name has its folder’s', async () => {
  const session = await open(
    zipOf({
      'Habits.csv': 'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,,,,1,1,#FF8F00\n',
      '001 Meditate/Checkmarks.csv': '2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n',
    }),
  )
  expect(session?.opened).toMatchObject({ habits: [{ name: 'Meditate', days: 1, isTimed: false }] })
})

test('a day is as long as a day, and a note as long as a note', () => {
  const notes = 'x'.repeat(practiceNotesMaxLength)
  const days = [{ date: '2025-03-05', minutes: 900, notes }]
  const habits = ['001', '002'].map((id) => ({ id, name: id, days }))
  const choice = { limb: 'dhyana', minutes: 10 } as const
  expect(habitRows(habits, { '001': choice, '002': choice })).toMatchObject([{ duration: 1440, notes }])
})

const zeros = '0'.repeat(1024 * 1024)
const entryOf = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))

test.each([
  ['more than 64 MB once it is unpacked', () => loopExport({ '006 Bomb/Checkmarks.csv': zeros.repeat(65) })],
  [
    'many entries that are too large together',
    () => loopExport(Object.fromEntries([1, 2, 3].map((at) => [`10${at} Bomb/Checkmarks.csv`, zeros.repeat(22)]))),
  ],
  [
    'more entries than any export has',
    () =>
      zipOf({
        'Habits.csv': 'x',
        ...Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${1000 + at} x/Checkmarks.csv`, ''])),
      }),
  ],
  [
    'a false size in its directory',
    () => {
      const bytes = loopExport({ '999 Bomb/Checkmarks.csv': zeros.repeat(65), 'z.txt': 'z' })
      bytes.writeUInt32LE(10, bytes.indexOf('999 Bomb', entryOf(bytes) - 200) - 22)
      return bytes
    },
  ],
  ['damaged contents', () => loopExport().fill(0xff, 45, 120)],
  [
    'another way of packing',
    () => {
      const bytes = zipOf({ '001 x/Checkmarks.csv': '2025-03-05,2\n', 'Habits.csv': 'Position,Name\n001,x\n' })
      bytes.writeUInt16LE(99, entryOf(bytes) + 10)
      return bytes
    },
  ],
])('a file with %s is refused', async (_, make) => {
  expect(await open(make())).toBeUndefined()
})

test('names that every object knows are habits like others, and paths that climb are not read', async () => {
  const session = await open(
    zipOf({
      'Habits.csv': 'Position,Name\n001,__proto__\n002,constructor\n',
      '001 __proto__/Checkmarks.csv': '2025-03-05,2\n',
      '002 constructor/Checkmarks.csv': '2025-03-05,2\n',
      '003 x/../../Checkmarks.csv': '2025-03-05,2\n',
    }),
  )
  expect(session?.opened).toMatchObject({ habits: [{ name: '__proto__' }, { name: 'constructor' }] })
})
