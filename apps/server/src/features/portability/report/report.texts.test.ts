import { addDays, afterFeelings, beforeFeelings, type Language, languages, limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { limbsOf } from './build-report.service.ts'
import { pagesOf, periodInWords, type ReportRequest } from './pages.rules.ts'
import { reportTexts } from './report.texts.ts'
import { dotsOf, type LoggedSession, statsOf } from './stats.rules.ts'

const standsOut = [{ before: 'restless', after: 'calm', times: 6, came: 8 }]
const rhythm = { part: 'early', from: '5:00', to: '7:00', weekday: null }

/** What each text with values is asked for. */
const values: Record<string, unknown[]> = {
  document: ['Mira'],
  page: [2, 5],
  dayOfMonth: [7],
  period: ['1', '14 11 2025'],
  feeling: ['calm'],
  minutes: [20],
  'cover.stones': [['dhyana', 'asana']],
  'cover.minutes': [45],
  'cover.sessions': [238, 236],
  'cover.longestRun': [31],
  'cover.printed': ['14 11 2025'],
  'rhythm.lead': [{ ...rhythm, counted: { within: 9, sessions: 10 } }],
  'rhythm.daysOf': ['November'],
  'rhythm.since.day': ['November'],
  'rhythm.since.month': ['November 2015'],
  'limbs.shift': ['restless', 'calm'],
  'limbs.noted': [9, 11],
  'limbs.notedHard': [9, 11, 2],
  'feelings.mostOften': ['restless', 'calm'],
  'feelings.first': standsOut,
  'feelings.second': standsOut,
  'feelings.withBoth': [11, 15],
  'feelings.hard': [2],
  'notes.newest': [200, 1_410],
  'notes.leftOut': ['[…]'],
  'notes.tags': ['yin 12'],
}

function said(texts: object, path = ''): [string, string][] {
  return (Object.entries(texts) as [string, unknown][]).flatMap(([name, text]): [string, string][] => {
    const at = path + name
    if (typeof text === 'string') return [[at, text]]
    if (typeof text === 'object' && text !== null) return said(text, `${at}.`)
    return [[at, (text as (...given: unknown[]) => string)(...(values[at] ?? []))]]
  })
}

/** 1,410 in English is 1.410 or 1410 elsewhere. */
const numbersIn = (text: string) => text.replaceAll(/(?<=\d)[,.](?=\d{3})/g, '').match(/\d+/g) ?? []

/** Written the same in these languages. */
const same = new Set(['minutes', 'dayOfMonth', 'limbs.sutraSource'])

test.each(['de', 'es'] as const)('in %s, every text says something else with the same values', (language) => {
  const [english, others] = [said(reportTexts.en), new Map(said(reportTexts[language]))]
  expect(english.length).toBeGreaterThan(60)
  expect([...others.keys()]).toEqual(english.map(([at]) => at))
  for (const [at, text] of english) {
    const other = others.get(at) ?? ''
    expect(numbersIn(other).toSorted(), at).toEqual(numbersIn(text).toSorted())
    if (!same.has(at)) expect(other, at).not.toBe(text)
    expect(other, at).not.toMatch(/undefined|^$/)
    expect(other.includes('\n'), at).toBe(text.includes('\n'))
  }
})

test.each(languages)('in %s, each feeling, limb and part of the day has its own words', (language) => {
  const { feeling, limbs: ofLimbs, rhythm: ofRhythm } = reportTexts[language]
  const feelings = new Set([...beforeFeelings, ...afterFeelings])
  expect(new Set([...feelings].map(feeling)).size).toBe(feelings.size)
  expect(new Set(limbs.map((limb) => ofLimbs.about[limb])).size).toBe(limbs.length)
  const parts = ['late', 'early', 'morning', 'midday', 'afternoon', 'evening'] as const
  const leads = parts.map((part) => ofRhythm.lead({ ...rhythm, part, counted: null }))
  expect(new Set(leads).size).toBe(parts.length)
})

const once = (language: Language) => {
  const { cover, feelings } = reportTexts[language]
  return [cover.sessions(1, 1), cover.longestRun(1), cover.minutes(1), feelings.withBoth(1, 1), feelings.hard(1)]
}

test('one of something has its own form', () => {
  expect(once('de')).toEqual([
    'Übung an 1 Tag',
    'Tag, die längste Serie',
    'Minute',
    '1 von 1 Übung hat ein Gefühl davor und eines danach. Die anderen bleiben außen vor und zählen nicht als neutral.',
    'Du hast 1 Übung als schwer eingetragen. Eine, die auch ruhig war, zählt bei beidem.',
  ])
  expect(once('es')).toEqual([
    'práctica en 1 día',
    'día, la racha más larga',
    'minuto',
    '1 de 1 práctica tiene ambas sensaciones. Las demás no se cuentan, ni siquiera como neutrales.',
    'Anotaste 1 práctica como difícil. Una que además fue en calma cuenta en ambas.',
  ])
})

test.each([
  ['de', '2025-11-14', '14. November 2025'],
  ['de', '2025-11-01', '1. bis 14. November 2025'],
  ['de', '2025-03-02', '2. März bis 14. November 2025'],
  ['de', '2024-03-02', '2. März 2024 bis 14. November 2025'],
  ['es', '2025-11-14', '14 de noviembre de 2025'],
  ['es', '2025-11-01', 'del 1 al 14 de noviembre de 2025'],
  ['es', '2025-03-02', 'del 2 de marzo al 14 de noviembre de 2025'],
  ['es', '2024-03-02', 'del 2 de marzo de 2024 al 14 de noviembre de 2025'],
] as const)('in %s, the period from %s is %j', (language, from, words) => {
  expect(periodInWords(language, { from, to: '2025-11-14' })).toBe(words)
})

const period = { from: '2025-03-02', to: '2025-11-14' }
const sessions = Array.from({ length: 236 }, (_, index): LoggedSession => ({
  day: addDays(period.from, index),
  time: '06:30:00',
  limbType: 'dhyana',
  minutes: 22,
  before: 'restless',
  after: 'calm',
  isHard: index === 0,
}))
const sundays = Array.from({ length: 9 }, (_, week): LoggedSession => ({
  ...sessions[0]!,
  day: addDays(period.from, week * 7),
}))
const statsFrom = (logged: LoggedSession[]) => statsOf(logged, period, limbsOf(logged))
const pagesIn = (language: Language, logged: LoggedSession[]) => {
  const request: ReportRequest = { language, name: 'Mira', longestRun: 1_031, quiet: false, notes: null, tags: [] }
  return JSON.stringify(pagesOf(statsFrom(logged), request))
}

test('numbers, months and weekdays are written as the language does', () => {
  const german = pagesIn('de', sessions)
  for (const words of ['"86,5"', '"1.031"', 'Jeder Tag seit März', '"Okt"', 'Unruhig', 'unruhig, danach ruhig']) {
    expect(german).toContain(words)
  }
  expect(pagesIn('de', sundays)).toContain(
    'Du übst früh. 9 von 9 Übungen begannen zwischen 5:00 und 7:00 Uhr, und der Sonntag ist der Tag, an dem du am häufigsten übst.',
  )
  const spanish = pagesIn('es', sessions)
  for (const words of ['"86,5"', 'Cada día desde marzo', 'de la inquietud a la calma', 'Con inquietud']) {
    expect(spanish).toContain(words)
  }
  expect(pagesIn('es', sundays)).toContain(
    'Practicas temprano. 9 de 9 prácticas empezaron entre las 5:00 y las 7:00, y el domingo es el día en que más practicas.',
  )
  expect(dotsOf(statsFrom(sessions), 'es').rows[0]?.label).toBe('mar')
})
