import { shareableFigures, type SharedFigures } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillIn } from './page.rules.ts'
import { linkPreview, sharePicture } from './picture.rules.ts'
import { freeze, linesOf, stonesOf, titleOf } from './sharing.rules.ts'

const shown = {
  currentStreak: 12,
  totalMinutes: 5_184,
  favoriteLimb: 'dhyana',
  limbDistribution: { dhyana: 13, pranayama: 10, asana: 8, dharana: 4, niyamas: 3, yamas: 2, pratyahara: 1 },
  weeklyTotal: 7,
  today: '2026-11-14',
} as const
const all = freeze(shown, 'Mira Sandoval', shareableFigures)
const none: SharedFigures = { ...freeze(shown, 'Mira Sandoval', []) }

test('only what is chosen is frozen', () => {
  expect(none).toEqual({
    title: 'A practice, shared',
    stones: [null, null, null],
    streak: null,
    totalMinutes: null,
    favorite: null,
    distribution: null,
    thisWeek: null,
    firstName: null,
    sharedOn: '2026-11-14',
    endsOn: '2026-12-12',
  })
  expect(all).toMatchObject({ streak: 12, favorite: { limbType: 'dhyana', sessions: 13, of: 41 }, firstName: 'Mira' })
  expect(JSON.stringify(all)).not.toContain('Sandoval')
})

test.each([
  [{ streak: 12, totalMinutes: 60 }, 'Twelve days, one after another'],
  [{ streak: 13 }, '13 days, one after another'],
  [{ streak: 1 }, 'A day of practice'],
  [{ streak: 0, totalMinutes: 5_184 }, '86.4 hours of practice'],
  [{ totalMinutes: 45 }, '45 minutes of practice'],
  [{ thisWeek: 7 }, 'Seven sessions in a week'],
  [{ thisWeek: 1 }, 'One session in a week'],
  [{ favorite: { limbType: 'dhyana', sessions: 1, of: 1 } } as const, 'Mostly dhyana'],
  [{}, 'A practice, shared'],
])('%j is called “%s”', (figures, title) => {
  expect(titleOf({ ...none, ...figures })).toBe(title)
})

test('the stats are written in words, in the order of the page', () => {
  expect(linesOf(all, 'en').map(({ label, value, note }) => `${label}: ${value} ${note}`)).toEqual([
    'Streak: 12 days',
    'Total time: 86.4 hours',
    'Favorite practice: Dhyana 13 of 41 sessions',
    'This week: 7 sessions',
  ])
})

const wordsIn = (picture: string) =>
  [...picture.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)]
    .map(([, text = '']) => text)
    .filter((text) => text !== 'Sadhana Compass')

test.each([
  ['en', ['days of practice', 'hours', 'Dhyana', 'most of all', 'sessions this week', 'Mira, 14 November']],
  ['de', ['Tage Praxis', 'Stunden', 'Dhyana', 'am meisten', 'Übungen diese Woche', 'Mira, 14. November']],
  ['es', ['días de práctica', 'horas', 'Dhyana', 'la más frecuente', 'prácticas esta semana', 'Mira, 14 de noviembre']],
] as const)('the picture is in the language of the member: %s', (language, said) => {
  expect(wordsIn(sharePicture(all, language))).toEqual(said)
  expect(sharePicture(all, language)).toContain(language === 'en' ? '>86.4<' : '>86,4<')
})

test('one of something is said so in every language', () => {
  const once = { ...all, streak: 1, totalMinutes: 1, thisWeek: 1, favorite: null }
  expect((['en', 'de', 'es'] as const).map((language) => linesOf(once, language).map(({ note }) => note))).toEqual([
    ['day', 'minute', 'session'],
    ['Tag', 'Minute', 'Übung'],
    ['día', 'minuto', 'práctica'],
  ])
})

test('without a stat, only that it is shared', () => {
  const said = (['en', 'de', 'es'] as const).map((language) => wordsIn(sharePicture(none, language))[0])
  expect(said).toEqual(['A practice, shared', 'Eine Praxis, geteilt', 'Una práctica, compartida'])
})

test('the stones show no limb that isn’t shared', () => {
  expect(stonesOf(all)).toEqual(['dhyana', 'pranayama', 'asana', 'dharana', 'niyamas'])
  expect(stonesOf({ ...all, distribution: null })).toEqual(['dhyana', null, null])
  expect(stonesOf(none)).toEqual([null, null, null])
})

const shell = '<head><title>x</title></head><body><noscript>x</noscript></body>'

test('a name that our fonts can’t draw is left out of the picture, but not of the page', () => {
  const asha = { ...all, firstName: 'आशा' }
  expect(sharePicture(asha, 'en')).toContain('>14 November<')
  expect(sharePicture(asha, 'en', 'month-first')).toContain('>November 14<')
  expect(fillIn(shell, asha, 'https://compass.example/shared/x')).toContain('Shared by आशा on 14 November')
  expect(sharePicture({ ...all, firstName: 'Kṛṣṇā' }, 'en')).toContain('>Kṛṣṇā, 14 November<')
})

const elements = (text: string) => text.match(/<[a-z!/]/g)?.length

const inGerman = (page: SharedFigures) => sharePicture(page, 'de')

test('no name can open an HTML element', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'x', '/', '!') }), (firstName) => {
      const named = { ...all, firstName }
      for (const draw of [inGerman, linkPreview, (page: SharedFigures) => fillIn(shell, page, 'https://x')]) {
        expect(elements(draw(named))).toBe(elements(draw(all)))
      }
    }),
  )
})
