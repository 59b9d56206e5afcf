import { expect, test } from 'vitest'
import {
  chartDays,
  gentleDaysLength,
  gentleOfferRestDays,
  hardDaysSeen,
  helpLineRestDays,
  meditationMinutes,
  pairedDaysNeeded,
  pauseMaxDays,
  practiceMinutes,
  maxTags,
  practiceNotesMaxLength,
  tagMaxLength,
  recentEntriesShown,
  referralMonthlyLimit,
  usualPractice,
} from '../index.ts'
import { handbook, handbookPieces, handbookText } from './handbook.ts'

const parts = handbook.flatMap((section) => section.parts)
const paragraphs = parts.flatMap(({ text, tip = '' }) => text.concat(tip))

/** The text of a fold as people read it. */
const says = (id: string): string => {
  const part = parts.find((each) => each.id === id)
  return [...(part?.text ?? []), part?.tip ?? ''].map(handbookText).join(' ')
}

test('the sections are those of the specification, in its order', () => {
  expect(handbook.map(({ title }) => title)).toEqual([
    'Getting started',
    'Practice tracking',
    'Community and social',
    'Wellness and mood tracking',
    'Progress and achievements',
    'AI guidance',
    'Analytics',
    'Meditation',
  ])
})

test('every section has folds, and a tip in one of them', () => {
  for (const { title, parts: folds } of handbook) {
    expect(folds.length, title).toBeGreaterThan(2)
    expect(folds.filter(({ tip }) => tip).length, title).toBeGreaterThan(0)
  }
})

test('every anchor occurs once, and can be used in an address', () => {
  const ids = [...handbook.map(({ id }) => id), ...parts.map(({ id }) => id)]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
})

test('a paragraph is split at its marks', () => {
  expect(handbookPieces('Press **Save**, see [Home](/?tab=practice) or _asana_.')).toEqual([
    { kind: 'plain', text: 'Press ' },
    { kind: 'label', text: 'Save' },
    { kind: 'plain', text: ', see ' },
    { kind: 'link', text: 'Home', to: '/?tab=practice' },
    { kind: 'plain', text: ' or ' },
    { kind: 'sanskrit', text: 'asana' },
    { kind: 'plain', text: '.' },
  ])
})

test('every mark is closed', () => {
  const texts = paragraphs.map(handbookText)
  expect(texts.filter((text) => /[*_[\]]/.test(text))).toEqual([])
})

test('accented letters are single characters, so that a search can mark its matches', () => {
  expect(paragraphs.filter((text) => text !== text.normalize('NFC'))).toEqual([])
})

test('the guide says who sees a practice, as specified', () => {
  expect(says('feed')).toContain('Only public sessions appear in the community feed')
  expect(says('feed')).toContain('It never appears under All Sessions.')
})

test('numbers in the guide are those of the app', () => {
  const numbers = { thousands: practiceNotesMaxLength.toLocaleString('en') }
  expect(says('logging')).toContain(`${practiceMinutes.min} to ${practiceMinutes.max} minutes`)
  expect(says('notes')).toContain(`${numbers.thousands} characters`)
  expect(says('tags')).toContain(`${tagMaxLength} characters`)
  expect(maxTags).toBe(5)
  expect(says('usual')).toContain(`within ${usualPractice.withinDays} days`)
  expect([usualPractice.times, usualPractice.shown]).toEqual([3, 3])
  expect(says('inviting')).toContain(`${referralMonthlyLimit} a month`)
  expect(says('streaks')).toContain(`up to ${pauseMaxDays} days`)
  expect(says('timer')).toContain(`${meditationMinutes.min} to ${meditationMinutes.max} minutes`)
  expect(says('progress-chart')).toContain(`the last ${chartDays.monthly}`)
  expect(says('hard-days')).toContain(`${helpLineRestDays} days`)
  expect(says('gentle-days')).toContain(`${gentleOfferRestDays} days`)
  expect([gentleDaysLength, hardDaysSeen]).toEqual([14, 14])
  expect([pairedDaysNeeded, recentEntriesShown]).toEqual([8, 10])
})
