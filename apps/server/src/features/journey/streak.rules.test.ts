import { describe, expect, test } from 'vitest'
import { dayOfNumber, numberOfDay } from './calendar.rules.ts'
import { practiseAll, streakOn } from './streak.rules.ts'
import { timelineOf } from './timeline.rules.ts'

const settings = { validFrom: new Date(0), weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0 }
const firstDay = numberOfDay('2026-01-01')

/**
 * A letter a day: x practised, · empty, p paused, P practised although paused. The last day is today, unless a bar
 * follows the day that is.
 */
function readDays(drawing: string) {
  const letters = drawing.replace('|', '')
  const daysOf = (...kinds: string[]) =>
    letters.split('').flatMap((letter, index) => (kinds.includes(letter) ? [firstDay + index] : []))
  const pauses = daysOf('p', 'P')
    .map(dayOfNumber)
    .map((day) => ({ firstDay: day, lastDay: day }))
  const today = firstDay + (drawing.includes('|') ? drawing.indexOf('|') : letters.length) - 1
  return { today, practised: daysOf('x', 'P'), timeline: timelineOf({ history: [settings], pauses }) }
}

const x = (days: number) => 'x'.repeat(days)

const cases: [name: string, drawing: string, current: number, longest: number, restDays: number][] = [
  ['nothing yet', '·', 0, 0, 0],
  ['the first practice', 'x', 1, 1, 0],
  ['today is still empty', 'x·', 1, 1, 0],
  ['yesterday was missed', 'x··', 0, 1, 0],
  ['a missed day without a rest day ends the run', 'xx·x', 1, 2, 0],
  ['the longest run is remembered', 'xxx··xx', 2, 3, 0],
  ['a day before the seventh', x(6), 6, 6, 0],
  ['the seventh day earns a rest day', x(7), 7, 7, 1],
  ['an empty today costs nothing', `${x(7)}·`, 7, 7, 1],
  ['a missed yesterday is covered while today lasts', `${x(7)}··`, 7, 7, 0],
  ['a covered day protects the run and adds nothing', `${x(7)}·x`, 8, 8, 0],
  ['two missed days break the run, and the bank survives', `${x(7)}···`, 0, 7, 1],
  ['two missed days break the run also with two rest days', `${x(14)}··x`, 1, 14, 2],
  ['a new run begins with the old bank', `${x(7)}··x`, 1, 7, 1],
  ['a new run spends the old bank', `${x(7)}··x·x`, 2, 7, 0],
  ['a new run earns to the old bank', `${x(7)}··${x(7)}`, 7, 7, 2],
  ['fourteen days earn two', x(14), 14, 14, 2],
  ['no more than two are held', x(21), 21, 21, 2],
  ['two single missed days take two rest days', `${x(14)}·x·x`, 16, 16, 0],
  ['a third finds the bank empty', `${x(14)}·x·x·x`, 1, 16, 0],
  ['a covered day is no day of the run: thirteen', `${x(7)}·${x(6)}`, 13, 13, 0],
  ['a covered day is no day of the run: fourteen earn again', `${x(7)}·${x(7)}`, 14, 14, 1],
  ['a rest day spent makes room for the one earned next', `${x(20)}·x`, 21, 21, 2],
  ['a pause holds the run', 'xxpppx', 3, 3, 0],
  ['after a pause today is still empty', 'xxppp·', 2, 2, 0],
  ['a pause that covers today', 'xxp', 2, 2, 0],
  ['a pause of thirty days', `xx${'p'.repeat(30)}x`, 3, 3, 0],
  ['two pauses with a practice between', 'xxppxppx', 4, 4, 0],
  ['a practice during a pause counts', 'xxPpx', 4, 4, 0],
  ['a pause is no day of the run', `${x(6)}px`, 7, 7, 1],
  ['a pause does not help a day missed before it', 'xx·pppx', 1, 2, 0],
  ['a pause does not help a day missed after it', 'xxppp·x', 1, 2, 0],
  ['a rest day covers a day missed before a pause', `${x(7)}·pppx`, 8, 8, 0],
  ['days missed before and after a pause are two in a row', `${x(7)}·ppp·x`, 1, 7, 1],
  ['a day missed before a pause that covers today', `${x(7)}·pp`, 7, 7, 0],
  ['a broken run stays broken through a pause', `${x(3)}··pp`, 0, 3, 0],
  ['a pause before the first practice', 'ppx', 1, 1, 0],
  ['a practice dated after today, as after a flight west', 'xx|x', 3, 3, 0],
  ['a year of practice', x(365), 365, 365, 2],
]

test.each(cases)('%s: %s', (_, drawing, current, longest, restDays) => {
  const { today, practised, timeline } = readDays(drawing)
  const { streak } = practiseAll(practised, timeline)
  expect(streakOn(today, streak, timeline)).toMatchObject({ current, longest, restDays })
})

describe('the calendar', () => {
  const timeline = timelineOf({ history: [settings], pauses: [] })
  test.each([
    ['29 February is a day like others', ['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    ['29 February can be missed', ['2028-02-28', '2028-03-01'], 1],
    ['in other years 1 March follows 28 February', ['2027-02-28', '2027-03-01'], 2],
    ['1 January follows 31 December', ['2026-12-31', '2027-01-01'], 2],
  ])('%s', (_, days, length) => {
    expect(practiseAll(days.map(numberOfDay), timeline).streak.length).toBe(length)
  })
})

test('the days that took a rest day are named', () => {
  const { practised, timeline } = readDays(`${x(14)}·x·x`)
  expect(practiseAll(practised, timeline).coveredDays.map(dayOfNumber)).toEqual(['2026-01-15', '2026-01-17'])
})

test('a run knows its first day', () => {
  const { practised, timeline } = readDays('xx··xxx')
  expect(practiseAll(practised, timeline).streak.startDay).toBe(numberOfDay('2026-01-05'))
})
