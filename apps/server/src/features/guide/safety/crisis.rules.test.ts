import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCrisis, isCrisisAfter } from './crisis.rules.ts'
import { hasHeavyWords, isWorrying, mayBeInDanger } from './worry.rules.ts'

const content = join(import.meta.dirname, '../../../../content/guide')
const languages = ['en', 'es', 'de', 'fr', 'hi', 'it', 'pt', 'ru']

const linesOf = (kind: 'crisis' | 'harmless' | 'worrying', language: string): string[] =>
  readFileSync(join(content, kind, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The figures are part of what the test is for. */
const say = (line: string, missed: string[] = []) => process.stdout.write(`${[line, ...missed].join('\n  ')}\n`)

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

test('of the crisis sentences 97 % are found, in every language', () => {
  expect(readdirSync(join(content, 'crisis'))).toHaveLength(languages.length)
  const all = languages.flatMap((language) => linesOf('crisis', language))
  expect(new Set(all).size).toBeGreaterThanOrEqual(300)
  const missed = all.filter((line) => !isCrisis(line))
  say(
    `crisis sentences found: ${all.length - missed.length} of ${all.length}, ${percent(all.length - missed.length, all.length)}`,
    missed,
  )
  expect(missed.length / all.length).toBeLessThanOrEqual(0.03)
  for (const language of languages) {
    const lines = linesOf('crisis', language)
    expect(lines.filter((line) => !isCrisis(line)).length / lines.length, language).toBeLessThanOrEqual(0.06)
  }
})

test('of the harmless look-alikes at most 2 % are taken for one', () => {
  const all = languages.flatMap((language) => linesOf('harmless', language))
  expect(new Set(all).size).toBeGreaterThanOrEqual(300)
  const alarms = all.filter(isCrisis)
  say(`false alarms: ${alarms.length} of ${all.length}, ${percent(alarms.length, all.length)}`, alarms)
  expect(alarms.length / all.length).toBeLessThanOrEqual(0.02)
})

const isCaught = (line: string) => isCrisis(line) || isWorrying(line) || hasHeavyWords(line)

test('of the worrying sentences 90 % lead to a person, and at most 3 % of the harmless ones', () => {
  const worrying = linesOf('worrying', 'en')
  const missed = worrying.filter((line) => !isCaught(line))
  say(`worrying sentences caught: ${percent(worrying.length - missed.length, worrying.length)}`, missed)
  expect(missed.length / worrying.length).toBeLessThanOrEqual(0.1)
  const harmless = languages.flatMap((language) => linesOf('harmless', language))
  const alarms = harmless.filter((line) => !isCrisis(line) && isCaught(line))
  say(`harmless ones caught too: ${percent(alarms.length, harmless.length)}`, alarms)
  expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.03)
})

test.each([
  'The export works well. But I feel I cannot go on living like this.',
  'I dont see a point in living',
  'Sorry to write here.\nEveryone would be fine without me.',
])('a letter that says “%s” may be about danger', (text) => {
  expect(mayBeInDanger(text)).toBe(true)
})

test('a letter about the app isn’t', () => {
  expect(
    mayBeInDanger('My phone died during a sit. Can I end my session later? This timer is killing my battery.'),
  ).toBe(false)
})

test('the longest message is judged within 5 ms', () => {
  const sentence = 'I want to sit with my breath and I do not know if I can go on longer than ten minutes. '
  const longest = sentence.repeat(30).slice(0, 2000)
  isCrisis(longest)
  const times = Array.from({ length: 200 }, () => {
    const from = performance.now()
    isCrisis(longest)
    return performance.now() - from
  })
  // The fastest is the work itself; the others also wait for whatever else the machine does.
  const fastest = Math.min(...times)
  say(`the longest message takes ${fastest.toFixed(2)} ms`)
  expect(fastest).toBeLessThan(5)
})

test.each([
  'I want to d.i.e',
  'i want to k*ll myself',
  'I want to DIEEEE',
  's u i c i d e',
  'I don’t want to live anymore',
  'Ya no quiero vivir',
  'k i l l  m y s e l f',
  'I want to ki ll mys elf',
  'k.i.l.l m.y.s.e.l.f',
  'I want to k\u0456ll m\u0443self',
  '\u0399 want t\u03BF di\u03B5',
  'ki11 mys3lf',
  'I want to kill myslef',
  'thinking about sucidie',
])('%s is found whatever its letters look like', (message) => {
  expect(isCrisis(message)).toBe(true)
})

test.each([
  'I want to skill myself up',
  'The tide will subside',
  'I live in a homeless shelter and practise',
  'at 5am',
])('%s is not a typo', (message) => {
  expect(isCrisis(message)).toBe(false)
})

test('an article is not a word that weighs', () => {
  expect(hasHeavyWords('Ich will die Kinder im Zimmer nicht wecken')).toBe(false)
})

test('words that come in two messages are read together, and an answered one is not asked again', () => {
  expect(isCrisisAfter('die', 'I want to')).toBe(true)
  expect(isCrisisAfter('thank you', 'I want to die')).toBe(false)
  expect(isCrisisAfter('thank you', undefined)).toBe(false)
})
