import { limbs, quoteThemes } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { lines } from '../compose.rules.ts'
import type { Line } from './line.rules.ts'

const all: Line[] = Object.values(lines).flat()
const textsOf = (chosen: Line[]) => chosen.map(({ text }) => text)

test('there are at least 150 different lines', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(textsOf(all).map((text) => text.toLowerCase())).size).toBe(all.length)
})

test.each(quoteThemes)('%s has enough lines that suit everyone', (theme) => {
  expect(lines[theme].length).toBeGreaterThanOrEqual(30)
  expect(lines[theme].filter(({ situations }) => situations.length === 0).length).toBeGreaterThanOrEqual(20)
})

test('every limb and every other situation has a line', () => {
  const spoken = new Set(all.flatMap(({ situations }) => situations))
  for (const situation of [...limbs, 'beginning', 'returning', 'practised', 'steady', 'morning', 'evening'] as const) {
    expect(spoken).toContain(situation)
  }
})

test('lines are whole sentences of a length that a card can show', () => {
  expect(
    textsOf(all).filter((text) => text.length > 125 || !/^\p{Lu}.*[.?]$/u.test(text) || /\s{2}|['"!]/.test(text)),
  ).toEqual([])
})

test('no line presses, blames, scares or counts', () => {
  const unwanted =
    /\b(must\b|should\b|ought|(?<!don’t )(?<!doesn’t )have to|try harder|never (?:give|stop|miss)|los(?:e|t|ing)\b|fail|guilt|missed|skip|streak|goal|excuse|hustle|warrior)/i
  expect(textsOf(all).filter((text) => unwanted.test(text))).toEqual([])
})

/** The works we quote, and how their verses are numbered. */
const works: Record<string, RegExp> = {
  'Patañjali, Yoga Sūtra': /^[1-4]\.\d{1,2}$/,
  'Bhagavad Gītā': /^([1-9]|1[0-8])\.\d{1,2}$/,
  'Kaṭha Upaniṣad': /^[12]\.[123]\.\d{1,2}$/,
  'Īśā Upaniṣad': /^([1-9]|1[0-8])$/,
  'Chāndogya Upaniṣad': /^[1-8]\.\d{1,2}\.\d{1,2}$/,
  'Bṛhadāraṇyaka Upaniṣad': /^[1-6]\.\d{1,2}\.\d{1,2}$/,
  'Muṇḍaka Upaniṣad': /^[123]\.[12]\.\d{1,2}$/,
  'Taittirīya Upaniṣad': /^[123]\.\d{1,2}\.\d$/,
  'Śvetāśvatara Upaniṣad': /^[1-6]\.\d{1,2}$/,
  'Haṭha Yoga Pradīpikā': /^[1-4]\.\d{1,3}$/,
  Dhammapada: /^\d{1,3}$/,
  'Tao Te Ching': /^\d{1,2}$/,
}

test('an author is always a work in the public domain with its verse, never a person alone', () => {
  const quoted = all.flatMap(({ author }) => author ?? [])
  expect(quoted.length).toBeGreaterThan(60)
  const unknown = quoted.filter((author) => {
    const [, work = '', verse = ''] = /^(.+) (\S+)$/.exec(author) ?? []
    return !works[work]?.test(verse)
  })
  expect(unknown).toEqual([])
})

test('only short verses have an original', () => {
  expect(all.filter(({ original }) => (original?.length ?? 0) > 60)).toEqual([])
  expect(all.filter(({ original, author }) => original !== null && !author?.startsWith('Patañjali'))).toEqual([])
  expect(all.filter(({ original }) => original !== null).length).toBeGreaterThan(15)
})
