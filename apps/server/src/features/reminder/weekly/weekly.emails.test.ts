import { expect, test } from 'vitest'
import { stonesOf, weeklyWords } from './weekly.emails.ts'

const from = '2026-06-01'
const noticed = { part: 'evening', times: 3, all: 4 } as const
const week = { practisedDays: ['2026-06-01', '2026-06-07'], minutes: 61, noticed }

test('the stones follow the days', () => {
  expect(stonesOf('en', from, week.practisedDays).map(({ isPractised }) => isPractised)).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
    true,
  ])
})

test('the words say what was counted', () => {
  expect(weeklyWords(week, { from, isQuiet: false, language: 'en' })).toEqual({
    sentence: 'You practised on 2 days this week, for 61 minutes in all.',
    alt: 'Seven stones, one for each day. Practice on Monday and Sunday.',
    noticed: ['Most of your practices were in the evening. (3 of 4 practices in the evening.)'],
  })
})

test('one is one, and nothing noticed is nothing said', () => {
  const one = { practisedDays: ['2026-06-03'], minutes: 1, noticed: null }
  expect(weeklyWords(one, { from, isQuiet: false, language: 'en' })).toEqual({
    sentence: 'You practised on 1 day this week, for 1 minute in all.',
    alt: 'Seven stones, one for each day. Practice on Wednesday.',
    noticed: [],
  })
})

test('in quiet mode there is no number, and no day to count', () => {
  const said = JSON.stringify(weeklyWords(week, { from, isQuiet: true, language: 'en' }))
  expect(said).not.toMatch(/\d|day/)
})
