import { describe, expect, test } from 'vitest'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { practiseAll, streakOn } from './streak.rules.ts'
import { timelineOf } from '../calendar/timeline.rules.ts'

const settings = { validFrom: new Date(0), weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }
const firstDay = numberOfDay('2026-01-01')

/**
 * One letter per day: x practised, · empty, p paused, P practised during a pause. The last day is today, unless a bar
 * marks an earlier one.
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
  ['a missed yesterday is covered until today is over', `${x(7)}··`, 7, 7, 0],
  ['a covered day protects the run and adds nothing', `${x(7)}·x`, 8, 8, 0],
  ['two missed days break the run, and the rest day stays saved', `${x(7)}···`, 0, 7, 1],
  ['two missed days break the run even with two rest days', `${x(14)}··x`, 1, 14, 2],
  ['a new run starts with the saved rest day', `${x(7)}··x`, 1, 7, 1],
  ['a new run uses the saved rest day', `${x(7)}··x·x`, 2, 7, 0],
  ['a new run adds to the saved rest days', `${x(7)}··${x(7)}`, 7, 7, 2],
  ['fourteen days earn two', x(14), 14, 14, 2],
  ['no more than two are saved', x(21), 21, 21, 2],
  ['two single missed days use two rest days', `${x(14)}·x·x`, 16, 16, 0],
  ['a third has no rest day left', `${x(14)}·x·x·x`, 1, 16, 0],
  ['a covered day does not count: thirteen', `${x(7)}·${x(6)}`, 13, 13, 0],
  ['a covered day does not count: fourteen earn another', `${x(7)}·${x(7)}`, 14, 14, 1],
  ['using a rest day makes room for the next one', `${x(20)}·x`, 21, 21, 2],
  ['a pause keeps the run', 'xxpppx', 3, 3, 0],
  ['after a pause today is still empty', 'xxppp·', 2, 2, 0],
  ['a pause that covers today', 'xxp', 2, 2, 0],
  ['a pause of thirty days', `xx${'p'.repeat(30)}x`, 3, 3, 0],
  ['two pauses with a practice between', 'xxppxppx', 4, 4, 0],
  ['a practice during a pause counts', 'xxPpx', 4, 4, 0],
  ['a paused day does not count', `${x(6)}px`, 7, 7, 1],
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
    ['29 February is a day like any other', ['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    ['29 February can be missed', ['2028-02-28', '2028-03-01'], 1],
    ['in other years 1 March follows 28 February', ['2027-02-28', '2027-03-01'], 2],
    ['1 January follows 31 December', ['2026-12-31', '2027-01-01'], 2],
  ])('%s', (_, days, length) => {
    expect(practiseAll(days.map(numberOfDay), timeline).streak.length).toBe(length)
  })
})

test('covered days are listed', () => {
  const { practised, timeline } = readDays(`${x(14)}·x·x`)
  expect(practiseAll(practised, timeline).coveredDays.map(dayOfNumber)).toEqual(['2026-01-15', '2026-01-17'])
})

test('a streak has its first day', () => {
  const { practised, timeline } = readDays('xx··xxx')
  expect(practiseAll(practised, timeline).streak.startDay).toBe(numberOfDay('2026-01-05'))
})
