import { type QuoteTheme, quoteThemes } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { chooseTheme, contextOf, lines, pickLine, situationsOf } from './compose.rules.ts'
import type { Situation } from './lines/line.rules.ts'

const member = {
  totalSessions: 40,
  weeklyTotal: 2,
  practisedToday: false,
  favoriteLimb: null,
  timeOfDay: 'afternoon',
} as const

describe('situations', () => {
  test.each<[string, Partial<Parameters<typeof situationsOf>[0]>, Situation[]]>([
    ['nothing particular', {}, []],
    ['the first sessions', { totalSessions: 4 }, ['beginning']],
    ['nothing logged at all', { totalSessions: 0, weeklyTotal: 0 }, ['beginning']],
    ['a week without practice', { weeklyTotal: 0 }, ['returning']],
    ['a practice today', { practisedToday: true }, ['practised']],
    ['four sessions in a week', { weeklyTotal: 4 }, ['steady']],
    ['late in the night', { timeOfDay: 'night' }, ['evening']],
    [
      'all at once',
      { weeklyTotal: 5, practisedToday: true, favoriteLimb: 'asana', timeOfDay: 'morning' },
      ['practised', 'steady', 'morning', 'asana'],
    ],
  ])('%s', (_, changes, situations) => {
    expect(situationsOf({ ...member, ...changes })).toEqual(situations)
  })

  test('are named in words, except a time without practice', () => {
    expect(contextOf({ situations: ['evening', 'asana'] }, ['steady', 'evening', 'asana'])).toBe('Evening')
    expect(contextOf({ situations: ['asana'] }, ['evening', 'asana'])).toBe('Your practice of asana')
    expect(contextOf({ situations: ['returning'] }, ['returning'])).toBeNull()
    expect(contextOf({ situations: [] }, ['evening'])).toBeNull()
  })
})

/** Draws one line after another, like someone who keeps asking. */
function drawMany(count: number, { situations = [] as Situation[], remembered = 200, start = 0 } = {}) {
  const drawn: { text: string; theme: QuoteTheme }[] = []
  for (let number = 0; number < count; number++) {
    const context = { situations, recent: drawn.toReversed().slice(0, remembered), seed: `seed ${start + number}` }
    const theme = chooseTheme(context)
    drawn.push({ theme, text: pickLine(theme, context).text })
  }
  return drawn
}

describe('200 quotes for one member', () => {
  const every: Situation[][] = [
    [],
    ['beginning', 'morning'],
    ['returning', 'evening', 'dhyana'],
    ['practised', 'steady', 'asana'],
  ]

  test.each(every.map((situations) => ({ situations })))(
    'in $situations: no repeat within 20, and every theme appears',
    ({ situations }) => {
      const drawn = drawMany(200, { situations })
      drawn.forEach(({ text }, index) => {
        expect(drawn.slice(Math.max(0, index - 20), index).map((earlier) => earlier.text)).not.toContain(text)
      })
      for (const theme of quoteThemes) expect(drawn.filter((line) => line.theme === theme).length).toBeGreaterThan(15)
    },
  )

  test('show most of the lines that suit the member', () => {
    expect(new Set(drawMany(200, { situations: ['evening', 'dhyana'] }).map(({ text }) => text)).size).toBeGreaterThan(
      120,
    )
  })
})

test('a theme is not repeated before two others', () => {
  const themes = drawMany(100).map(({ theme }) => theme)
  themes.forEach((theme, index) => {
    expect(themes.slice(Math.max(0, index - 2), index)).not.toContain(theme)
  })
})

test('once every line has been shown, the one shown longest ago comes first', () => {
  const general = lines.wisdom.filter(({ situations }) => situations.length === 0)
  const recent = general.map(({ text }) => ({ text, theme: 'wisdom' as const }))
  expect(pickLine('wisdom', { situations: [], recent, seed: 'a' }).text).toBe(recent.at(-1)?.text)
  expect(pickLine('wisdom', { situations: [], recent: [...recent, ...recent.slice(0, 1)], seed: 'a' }).text).toBe(
    recent.at(-1)?.text,
  )
})

test('a line for a situation is shown only to members in that situation, and more often to them', () => {
  const forEvening = new Set(
    Object.values(lines)
      .flat()
      .filter(({ situations }) => situations.includes('evening'))
      .map(({ text }) => text),
  )
  const alsoElsewhere = new Set(['Let the eyes rest. They’ve been reaching for things all day.'])
  const share = (situations: Situation[]) =>
    drawMany(400, { situations, remembered: 2 }).filter(({ text }) => forEvening.has(text) && !alsoElsewhere.has(text))
      .length
  expect(share(['morning'])).toBe(0)
  expect(share(['evening'])).toBeGreaterThan(25)
})

test('the same seed and data give the same line', () => {
  expect(drawMany(30)).toEqual(drawMany(30))
  expect(drawMany(30)).not.toEqual(drawMany(30, { start: 1000 }))
})
