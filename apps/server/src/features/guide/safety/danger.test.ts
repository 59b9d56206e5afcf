import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCrisis, isCrisisAfter } from '@sadhana/contract/crisis'
import { type Danger, dangerIn, digestOf, judge, mayBeInDanger, readSentences, readWeights } from './danger.service.ts'
import { learnDanger } from './learning.rules.ts'
import { featuresOf, likenessOf } from './likeness.rules.ts'

const languages = readSentences()
const kinds = ['crisis', 'worrying', 'harmless'] as const

/** Printing the results is part of this test’s purpose. */
const say = (line: string) => process.stdout.write(`${line}\n`)

type Kind = (typeof kinds)[number]

const isFifth = (_: string, index: number) => index % 5 === 0
const isOther = (_: string, index: number) => index % 5 !== 0

const judgeFifth = (kind: Kind, judgeLine: (line: string) => Danger): Danger[] =>
  languages.flatMap((lines) => lines[kind].filter(isFifth)).map((line) => judgeLine(line))

/** Classifies every fifth sentence with weights learned from the others. */
function judgeUnseen(): Record<Kind, Danger[]> {
  const weights = learnDanger(
    languages.map(({ crisis, worrying, harmless }) => ({
      crisis: crisis.filter(isOther),
      worrying: worrying.filter(isOther),
      harmless: harmless.filter(isOther),
    })),
  )
  const judgeLine = (line: string) => judge(line, weights)
  return {
    crisis: judgeFifth('crisis', judgeLine),
    worrying: judgeFifth('worrying', judgeLine),
    harmless: judgeFifth('harmless', judgeLine),
  }
}

const shareOf = (judged: Danger[], isMeant: (danger: Danger) => boolean) =>
  judged.filter(isMeant).length / judged.length

test('sentences that were not learned are classified', () => {
  const { crisis, worrying, harmless } = judgeUnseen()
  const shares = {
    'crisis, helplines': shareOf(crisis, (danger) => danger === 'crisis'),
    'crisis, any answer that leads to people': shareOf(crisis, (danger) => danger !== null),
    'worrying, any answer that leads to people': shareOf(worrying, (danger) => danger !== null),
    'harmless, helplines': shareOf(harmless, (danger) => danger === 'crisis'),
    'harmless, any answer that leads to people': shareOf(harmless, (danger) => danger !== null),
  }
  for (const [name, share] of Object.entries(shares)) say(`${name}: ${(100 * share).toFixed(1)} %`)
  expect(shares['crisis, helplines']).toBeGreaterThan(0.87)
  expect(shares['crisis, any answer that leads to people']).toBeGreaterThan(0.93)
  expect(shares['worrying, any answer that leads to people']).toBeGreaterThan(0.81)
  expect(shares['harmless, helplines']).toBeLessThan(0.05)
  expect(shares['harmless, any answer that leads to people']).toBeLessThan(0.11)
})

test('the weights were learned from these sentences: npm run guide:learn', () => {
  expect(readWeights().digest.toString('hex')).toBe(digestOf(languages).toString('hex'))
})

test('nearly all of the learned sentences are classified correctly', () => {
  const harmless = judgeFifth('harmless', dangerIn)
  expect(shareOf(judgeFifth('crisis', dangerIn), (danger) => danger === 'crisis')).toBeGreaterThanOrEqual(0.97)
  expect(shareOf(judgeFifth('worrying', dangerIn), (danger) => danger !== null)).toBeGreaterThanOrEqual(0.9)
  expect(shareOf(harmless, (danger) => danger === 'crisis')).toBeLessThanOrEqual(0.02)
  expect(shareOf(harmless, (danger) => danger === 'worrying')).toBeLessThanOrEqual(0.03)
})

test('each sentence is in only one list, and only once', () => {
  const all = languages.flatMap((lines) => kinds.flatMap((kind) => lines[kind])).map((line) => line.toLowerCase())
  expect(all.length).toBeGreaterThan(14_000)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  'The export works well. But I feel I cannot go on living like this.',
  'I dont see a point in living',
  'Sorry to write here.\nEveryone would be fine without me.',
  `${'The timer works and the bells are lovely. '.repeat(20)}I want to kill myself. ${'I like the forest. '.repeat(20)}`,
])('a letter that says “%s” may be about danger', (text) => {
  expect(mayBeInDanger(text)).toBe(true)
})

test.each([
  'My phone died during a sit. Can I end my session later? This timer is killing my battery.',
  'The bells are lovely. Could there be a longer forest sound? My old phone stops it when the screen locks. '.repeat(9),
])('a letter about the app isn’t about danger: “%s”', (text) => {
  expect(mayBeInDanger(text)).toBe(false)
})

const fastestOf = (work: () => void) => {
  const times = Array.from({ length: 100 }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  // The fastest run shows the work itself. The others also wait for whatever else the machine is doing.
  return Math.min(...times)
}

test.each([
  ['by the rules', isCrisis, 5],
  ['as a whole', dangerIn, 10],
] as const)('the longest message is judged in time %s', (_, look, maxMs) => {
  const sentence = 'I want to sit with my breath and I do not know if I can go on longer than ten minutes. '
  const longest = sentence.repeat(30).slice(0, 2000)
  const fastest = fastestOf(() => look(longest))
  // As many hashes as an idle machine calculates in a millisecond. On a busy machine, the CPU core itself is slower
  // too.
  const block = Buffer.alloc(1024)
  const slowness = fastestOf(() => {
    for (let count = 0; count < 220; count++) createHash('sha256').update(block).digest()
  })
  say(`the longest message takes ${fastest.toFixed(2)} ms, on a machine that is ${slowness.toFixed(2)} times as slow`)
  expect(fastest).toBeLessThan(maxMs * Math.max(1, slowness))
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
  'n-o r-e-a-s-o-n t-o l-i-v-e',
  'I want to k\u0456ll m\u0443self',
  '\u0399 want t\u03BF di\u03B5',
  'ki11 mys3lf',
  'I want to kill myslef',
  'thinking about sucidie',
])('%s is found, whatever characters it is written with', (message) => {
  expect(isCrisis(message)).toBe(true)
  expect(dangerIn(message)).toBe('crisis')
})

test.each([
  'I want to skill myself up',
  'The tide will subside',
  'I live in a homeless shelter and practise',
  'at 5am',
  'Ich will die Kinder im Zimmer nicht wecken',
])('%s is not a typo', (message) => {
  expect(isCrisis(message)).toBe(false)
})

test('a German article is not mistaken for danger', () => {
  expect(dangerIn('Ich will die Kinder im Zimmer nicht wecken')).toBeNull()
})

test('an ordinary word that contains a dangerous one gets no helplines', () => {
  expect(dangerIn('I want to skill myself up')).not.toBe('crisis')
})

test('words split over two messages are read together, and an answered message is not checked again', () => {
  expect(isCrisisAfter('die', 'I want to')).toBe(true)
  expect(isCrisisAfter('thank you', 'I want to die')).toBe(false)
  expect(isCrisisAfter('thank you', undefined)).toBe(false)
})

test('learned weights add up, and unknown words count nothing', () => {
  const dangerous = ['the river calls me', 'the river at night']
  const weights = learnDanger([{ crisis: dangerous, worrying: [], harmless: ['the river walk', 'a walk at noon'] }])
  for (const kind of ['direct', 'any'] as const) {
    const likeness = (sentence: string) => likenessOf(featuresOf(sentence), weights[kind])
    expect(likeness('xylophone')).toBe(0)
    expect(likeness('calls me')).toBeGreaterThan(0)
    expect(likeness('walk at noon')).toBeLessThan(0)
    expect(likeness('the river calls')).toBeGreaterThan(likeness('the river'))
  }
})
