import { afterFeelings, beforeFeelings, type Language, limbs, timesOfDay } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { answerTexts } from '#features/guide/chat/answers.texts.ts'
import type { Span } from '#features/guide/log/log-answers.texts.en.ts'
import { logTexts } from '#features/guide/log/log-answers.texts.ts'
import { boundaryAnswers } from '#features/guide/safety/boundary-answers.texts.ts'

const translations = ['de', 'es'] as const

/** Numbers and limbs: what a translation must not change. */
const valuesIn = (text: string): string[] =>
  (text.toLowerCase().match(new RegExp(String.raw`\d+|${limbs.join('|')}`, 'g')) ?? []).toSorted()

function expectSame(english: string, translated: string) {
  expect(translated).not.toBe(english)
  expect(translated).not.toMatch(/undefined|\s{2}/)
  expect(valuesIn(translated), `${english}\n${translated}`).toEqual(valuesIn(english))
}

const spans: Span[] = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday })),
  { days: 7 },
]
const logged = [
  { limb: 'asana', times: 1, minutes: 1, feeling: 'calm' },
  { limb: 'dhyana', times: 4, minutes: 95, feeling: 'grateful' },
  { limb: 'yamas', times: 0, minutes: 0, feeling: 'content' },
] as const
const some = logged.slice(0, 2)

const logAnswersIn = (language: Language): string[] => {
  const texts = logTexts[language]
  return [
    ...spans.flatMap((span) => [texts.nothing(span), texts.noneOf(span, 'asana'), texts.oneLimb(span, 'asana')]),
    texts.nothing({ days: 30, isWhole: true }),
    ...[1, 119].map((minutes) => texts.lasting(minutes)),
    texts.unsure('42 asana'),
    texts.furtherBack('42 asana'),
    texts.cannotCompare,
    texts.total('today', { limb: undefined, times: 1, days: 1, minutes: 1 }),
    texts.total('lastWeek', { limb: 'asana', times: 3, days: 2, minutes: 90 }),
    texts.longestRun(1),
    texts.longestRun(12),
    ...timesOfDay.flatMap((part) => [
      texts.last('asana', '2026-03-02', part, true),
      texts.last('asana', 'today', part, false),
      texts.last('asana', 'yesterday', part, true),
      texts.usualTime('lastWeek', 'asana', part, 2, 3),
      texts.usualTime('lastWeek', undefined, part, 1, 1),
      texts.usualTimeQuiet('lastWeek', 'asana', part),
      texts.summaryOfOne(5, 'asana', part),
      texts.summary(9, 95, 'asana', 4, part),
      texts.summaryQuiet('asana', part),
    ]),
    texts.longest('thisMonth', 'asana', '2026-03-02', 45),
    texts.average('thisMonth', 'asana', 45),
    texts.average('thisMonth', undefined, 1),
    ...(['calm', 'energized', 'focused', 'grateful'] as const).flatMap((wanted) => [
      texts.tooFew(wanted),
      texts.best(wanted, 'asana', 3, 4),
      texts.bestQuiet(wanted, 'asana'),
    ]),
    ...beforeFeelings.flatMap((before) => [
      texts.mostBefore('lastWeek', before),
      texts.before('lastWeek', before, 2, 7, before),
      texts.before('lastWeek', before, 1, 1, 'neutral'),
    ]),
    ...afterFeelings.flatMap((after) => [
      texts.feelings('lastWeek', undefined, 'tired', after),
      texts.feelings('lastWeek', 'asana', 'tired', after),
      texts.feelingsFrom('lastWeek', 'asana', 'tired', after),
      texts.shift('lastWeek', 'tired', after, 4, 2),
      texts.commonShift('tired', after, 4),
      texts.commonShiftQuiet('tired', after),
    ]),
    texts.limbs('lastWeek', some),
    texts.limbsQuiet('lastWeek', some),
    texts.afterLimbs('lastWeek', some),
    texts.noFeelingAfter(['asana', 'yamas']),
    texts.sideBySide('lastWeek', logged),
    texts.weekend('lastWeek', 0, 1),
    texts.weekend('lastWeek', 2, 5),
    texts.weeks(1, 4),
    texts.mostOn('lastWeek', 2, 1),
    texts.mostOnQuiet('lastWeek', 2),
    texts.neverOn('lastWeek', [0, 6]),
    texts.leastOn('lastWeek', [1, 3], 2),
    texts.leastOnQuiet('lastWeek', [1]),
    texts.unseen(['asana', 'yamas']),
    texts.rarest('asana', 1),
    texts.rarestQuiet('asana'),
  ]
}

const guideAnswersIn = (language: Language): string[] => {
  const { pages: _, elsewhere, englishSource: __, inEnglish: ___, ...texts } = answerTexts[language]
  return [
    texts.welcome,
    texts.hello,
    texts.nothing,
    texts.unsure,
    texts.emptyLog,
    texts.noConsent,
    texts.forAnyone,
    texts.wellness,
    texts.suggestion({ limbType: 'asana', duration: 1, focus: '42' }, null),
    texts.suggestion({ limbType: 'asana', duration: 8, focus: '42' }, '43'),
    ...Object.values(elsewhere),
  ]
}

const isHelpNow = ({ path }: { path: string }) => path === '/help-now'
const pathsIn = (one: Language) => Object.values(answerTexts[one].pages).map(({ path }) => path)

describe.each(translations)('in %s', (language) => {
  test('the guide says everything differently than in English, with the same values', () => {
    const english = [...logAnswersIn('en'), ...guideAnswersIn('en')]
    for (const [index, answer] of [...logAnswersIn(language), ...guideAnswersIn(language)].entries())
      expectSame(english[index]!, answer)
  })

  test('the guide’s answers to questions for a doctor lead to the same pages, and the helplines keep their words', () => {
    for (const boundary of ['medical', 'eating'] as const) {
      const [ours, english] = [boundaryAnswers[language][boundary], boundaryAnswers.en[boundary]]
      expectSame(english.response.replaceAll('\n\n', ' '), ours.response.replaceAll('\n\n', ' '))
      expect(ours.sources.map(({ path }) => path)).toEqual(english.sources.map(({ path }) => path))
      expect(ours.sources.find(isHelpNow)).toEqual(english.sources.find(isHelpNow))
    }
  })

  test('the guide names the same pages', () => {
    expect(pathsIn(language)).toEqual(pathsIn('en'))
  })
})
