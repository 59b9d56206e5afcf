import { addDays, type GentleAnswer } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { gentleDaysOn, type GentleOffer, gentlePeriods, type HardPractice } from './gentle.rules.ts'

const today = '2026-03-31'
const ago = (days: number) => addDays(today, -days)
const hard = (days: number, severity: HardPractice['severity'] = null): HardPractice => ({
  id: `${days} days ago`,
  practiceDay: ago(days),
  severity,
})
const offered = (days: number, answer: GentleAnswer | null = null, endedDaysAgo?: number): GentleOffer => ({
  offeredOn: ago(days),
  answer,
  answeredOn: answer && ago(days),
  gentleUntil: answer === 'yes' ? addDays(ago(days), 13) : null,
  endedOn: endedDaysAgo === undefined ? null : ago(endedDaysAgo),
})
const stateFor = (practices: HardPractice[], offers: GentleOffer[] = []) =>
  gentleDaysOn(today, { hard: practices, offers }).state

test.each([
  ['nothing was hard', [], 'none'],
  ['one was hard, without a word about how much', [hard(0)], 'none'],
  ['one was quite hard', [hard(1, 'quite')], 'none'],
  ['one was very hard', [hard(0, 'very')], 'offer'],
  ['one was very hard thirteen days ago', [hard(13, 'very')], 'offer'],
  ['one was very hard fourteen days ago', [hard(14, 'very')], 'none'],
  ['two were a little hard', [hard(13, 'little'), hard(0, 'little')], 'offer'],
  ['two were hard, one of them fourteen days ago', [hard(14), hard(0)], 'none'],
] as const)('if %s: %#', (_, practices, state) => {
  expect(stateFor([...practices])).toBe(state)
})

const recent = [hard(1), hard(0, 'very')]
test.each([
  ['after thirty days there is none yet', [offered(30, 'not-now')], 'none'],
  ['after thirty-one days there is', [offered(31, 'not-now')], 'offer'],
  ['gentle days that are over change nothing about that', [offered(29, 'yes')], 'none'],
  ['the first of fourteen days is gentle', [offered(0, 'yes')], 'gentle'],
  ['the fourteenth day is gentle', [offered(13, 'yes')], 'gentle'],
  ['the fifteenth is not', [offered(14, 'yes')], 'none'],
  ['gentle days that the member ended are over at once', [offered(5, 'yes', 0)], 'none'],
  ['an older offer does not matter', [offered(60, 'not-now'), offered(31, 'yes')], 'offer'],
] as const)('%s', (_, offers, state) => {
  expect(stateFor(recent, [...offers])).toBe(state)
})

const days = (practices: HardPractice[], offer: GentleOffer) =>
  gentleDaysOn(today, { hard: practices, offers: [offer] })

test('an offer stays until it is answered, for as long as what it rests on', () => {
  expect(days([hard(9), hard(8)], offered(8))).toEqual({
    state: 'offer',
    restsOn: ['9 days ago', '8 days ago'],
    isNew: false,
  })
  expect(days([hard(14), hard(8)], offered(8)).state).toBe('none')
  expect(days([hard(14), hard(8), hard(7)], offered(8)).state).toBe('none')
  expect(days([hard(9), hard(8)], offered(8, 'not-now')).state).toBe('none')
})

test('an offer names the practices it rests on, and is new until it is dated', () => {
  const log = { hard: [hard(20, 'very'), hard(3), hard(2)], offers: [] }
  expect(gentleDaysOn(today, log)).toEqual({ state: 'offer', restsOn: ['3 days ago', '2 days ago'], isNew: true })
})

test('gentle days last fourteen days, or until the day before they were ended', () => {
  expect(gentlePeriods([offered(40, 'yes'), offered(5, 'yes', 2), offered(1, 'yes', 1), offered(0)])).toEqual([
    { firstDay: ago(40), lastDay: ago(27) },
    { firstDay: ago(5), lastDay: ago(3) },
  ])
})
