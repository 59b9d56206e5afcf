import {
  afterFeelings,
  beforeFeelings,
  type Language,
  limbs,
  type ReflectionContent,
  timesOfDay,
} from '@sadhana/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recommend } from '#features/insight/recommendations/recommendations.rules.ts'
import { recommendationTexts } from '#features/insight/recommendations/recommendations.texts.ts'
import { reflect } from '#features/insight/reflection/reflection.rules.ts'
import { reflectionTexts } from '#features/insight/reflection/reflection.texts.ts'
import { achievementIn, type CatalogueAchievement } from '#features/journey/achievements/achievements.texts.ts'
import { challengeIn } from '#features/journey/challenges/challenges.texts.ts'
import { seasonalTemplates, weeklyTemplates } from '#features/journey/challenges/templates.rules.ts'
import { testDatabase } from '#testing/database.ts'
import { aLog, calmEvenings, ended, evening, sat } from '#testing/recommendations.ts'

const translations = ['de', 'es'] as const

/** Numbers and limbs: what a translation must not change. */
const valuesIn = (text: string): string[] =>
  (text.toLowerCase().match(new RegExp(String.raw`\d+|${limbs.join('|')}`, 'g')) ?? []).toSorted()

function expectSame(english: string, translated: string) {
  expect(translated).not.toBe(english)
  expect(translated).not.toMatch(/undefined|\s{2}/)
  expect(valuesIn(translated), `${english}\n${translated}`).toEqual(valuesIn(english))
}

const counted = { limb: 'asana', after: 'calm', times: 4, of: 7, hard: 0 } as const
const allCalm = { ...counted, times: 7 }
const oneHard = { ...counted, hard: 1 }
const someHard = { ...counted, hard: 2 }

const reasonsIn = (language: Language): string[] => {
  const texts = recommendationTexts[language]
  const endings = [counted, allCalm, oneHard, someHard]
  return [
    texts.starter,
    ...Object.values(texts.noted),
    ...endings.flatMap((ending) => [texts.began('tired', ending), texts.beganQuiet('stressed', ending)]),
    ...afterFeelings.map((after) => texts.beganQuiet('anxious', { ...counted, after })),
    ...[0, 1, 59, 60, 61, 121, 290].flatMap((minutes) => [texts.slept(minutes), texts.sleptSoGentle(minutes)]),
    texts.rated(2),
    texts.ratedSoGentle(3),
    texts.poorNight,
    texts.poorNightSoGentle,
    ...timesOfDay.flatMap((part) => [
      ...endings.flatMap((ending) => [texts.atTime(part, ending), texts.atTimeQuiet(part, ending)]),
      texts.usual('dhyana', part, 4, 9),
      texts.usual('dhyana', part, 9, 9),
      texts.usualQuiet('dhyana', part),
    ]),
    texts.goal(1, 3),
    texts.goal(2, 5),
    texts.goalQuiet,
    texts.familiar('samadhi', 1),
    texts.familiar('samadhi', 13),
    texts.familiarQuiet('samadhi'),
    ...[0, 1, 2].map((times) => texts.seldom('yamas', times, 22)),
    texts.seldomQuiet('niyamas'),
    ...Object.values(texts.focuses),
  ]
}

const eased = { before: 'stressed', after: 'calm', started: 8, ended: 6, ofLimb: undefined, hard: 0 } as const
const easedBy = (times: number) => ({ ...eased, ofLimb: { limb: 'pranayama' as const, times } })

const reflectionsIn = (language: Language): string[] => {
  const texts = reflectionTexts[language]
  const { headlines } = texts
  return [
    texts.few(3, 1),
    texts.few(4, 3),
    texts.fewQuiet,
    texts.shortPage,
    texts.fewCounted(4, 3),
    texts.alike(1, 1),
    texts.alike(7, 15),
    texts.alikeQuiet,
    texts.alikeCounted(8, 7, 15),
    texts.varied(7, 10, 70),
    texts.variedQuiet,
    texts.variedCounted(9, 7, { from: 10, to: 70 }),
    texts.aboutCountedQuiet,
    ...timesOfDay.flatMap((part) => [
      texts.part(part, true),
      texts.part(part, false),
      texts.partCounted(part, 6, 10),
      texts.partCountedQuiet(part),
      headlines.part('M', { part, length: undefined }),
      headlines.part('M', { part, length: 'short' }),
      headlines.part('M', { part, length: 'long' }),
    ]),
    ...([0, 1, 2, 3, 4, 5, 6] as const).flatMap((weekday) => [
      texts.longest(weekday, true),
      texts.longest(weekday, false),
      texts.longestCountedQuiet(weekday),
      texts.longestCounted(weekday, { times: 3, all: 4, from: 30 }),
    ]),
    ...[eased, { ...eased, ended: 8 }, easedBy(5), easedBy(6), { ...easedBy(5), hard: 1 }].flatMap((one) => [
      texts.eased(one),
      texts.easedQuiet(one),
      texts.easedCounted(one),
      texts.easedCountedQuiet(one),
    ]),
    ...beforeFeelings.map((before) => texts.easedQuiet({ ...eased, before })),
    texts.hard(1, 9),
    texts.hard(2, 9),
    texts.hardQuiet,
    texts.hardCounted(2, 9),
    texts.hardCountedQuiet,
    texts.limb('asana', true),
    texts.limb('asana', false),
    texts.limbCounted('asana', 6, 9),
    texts.limbCountedQuiet('asana'),
    texts.joined('yamas'),
    texts.joinedCounted('yamas', 3, 17),
    texts.joinedCountedQuiet('yamas'),
    ...(['first', 'second', 'third', 'fourth', 'end', 'long'] as const).flatMap((time) => [
      texts.pause(time),
      texts.pauseThenSoon(time),
      texts.pauseThenNextDay(time),
    ]),
    texts.pauseAsk,
    texts.pauseCounted,
    headlines.few('M'),
    headlines.limb('M', 'dhyana'),
    headlines.plain('M'),
  ]
}

describe.each(translations)('in %s', (language) => {
  test('every reason and focus says something else than in English, with the same values', () => {
    const english = reasonsIn('en')
    for (const [index, reason] of reasonsIn(language).entries()) expectSame(english[index]!, reason)
  })

  test('every sentence of a reflection says something else than in English, with the same values', () => {
    const english = reflectionsIn('en')
    for (const [index, sentence] of reflectionsIn(language).entries()) expectSame(english[index]!, sentence)
  })

  test('every achievement has its own name and description', async () => {
    const db = await testDatabase()
    const rows = await db.selectFrom('achievements').select(['key', 'name', 'description']).execute()
    const translated = rows.map((row) => achievementIn(language, row as unknown as CatalogueAchievement))
    for (const [index, { name, description }] of translated.entries()) {
      expect(name).not.toBe(rows[index]!.name)
      expectSame(rows[index]!.description, description)
    }
    expect(new Set(translated.map(({ name }) => name)).size).toBe(rows.length)
  })

  test('our own challenges are translated, and those of operators aren’t', () => {
    for (const ours of [...weeklyTemplates, ...Object.values(seasonalTemplates)]) {
      const { title, description } = challengeIn(language, { ...ours, template: 'weekly' })
      expect(title).not.toBe(ours.title)
      expectSame(ours.description, description)
      expect(challengeIn(language, { ...ours, template: null })).toEqual({
        title: ours.title,
        description: ours.description,
      })
    }
    const changed = { title: weeklyTemplates[0].title, description: 'As it was once.' }
    expect(challengeIn(language, { ...changed, template: 'weekly' })).toEqual(changed)
  })
})

const logs = [
  aLog({}),
  aLog({ sessions: calmEvenings }),
  aLog({ sessions: calmEvenings, inGentleDays: true }),
  aLog({ sessions: sat('dhyana', [2, 3, 4, 5, 6], ended('tired', 'calm')), lastNight: { minutes: 290, quality: 6 } }),
  aLog({ sessions: sat('asana', [2, 3, 4, 5, 6], evening), mood: { mood: 'stressed', energy: 2 } }),
]

test.each(translations)('in %s, the language changes only the words of a recommendation', (language) => {
  for (const log of logs) {
    const english = recommend(log)
    const translated = recommend({ ...log, language })
    expect(english.length).toBeGreaterThan(0)
    expect(translated).toHaveLength(english.length)
    for (const [index, { focus, reason, quietReason, ...rest }] of translated.entries()) {
      expect(english[index]).toMatchObject(rest)
      expectSame(english[index]!.focus, focus)
      expectSame(english[index]!.reason, reason)
      expect(quietReason).not.toMatch(/\d/)
    }
  }
})

const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`
const anySession = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    time: fc.constantFrom('02:10', '06:30', '13:00', '18:45'),
    limbType: fc.constantFrom(...limbs, 'dhyana' as const),
    minutes: fc.integer({ min: 1, max: 90 }),
    before: fc.constantFrom('stressed' as const, 'tired' as const, null),
    after: fc.constantFrom('calm' as const, 'calm' as const, 'grateful' as const),
    hard: fc.constantFrom({}, {}, { isHard: true as const }),
  })
  .map(({ day, hard, ...rest }) => Object.assign(rest, hard, { date: dayOf(day), practiceDay: dayOf(day) }))
const anyMonth = fc.record({
  month: fc.constant('2026-10'),
  sessions: fc.array(anySession, { minLength: 3, maxLength: 40 }),
  pauses: fc.boolean().map((isPaused) => (isPaused ? [{ firstDay: dayOf(8), lastDay: dayOf(13) }] : [])),
})
const textsOf = ({ paragraphs, evidence }: ReflectionContent) => [...paragraphs.flat(), ...evidence]

test.each(translations)('in %s, a reflection has the same sentences, and no numbers in quiet mode', (language) => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const [english, translated] = [reflect({ ...month, language: 'en' }), reflect({ ...month, language })]
      expect(translated.headline).not.toBe(english.headline)
      expect(translated.headline).not.toMatch(/\d/)
      expect(translated.paragraphs.map((one) => one.map(({ evidence }) => evidence))).toEqual(
        english.paragraphs.map((one) => one.map(({ evidence }) => evidence)),
      )
      for (const [index, { text, quietText }] of textsOf(translated).entries()) {
        expectSame(textsOf(english)[index]!.text, text)
        expect(quietText).not.toMatch(/\d/)
      }
    }),
    { numRuns: 300 },
  )
})
