import { expect, test } from 'vitest'
import { valueMark } from '../src/features/letters/suggest/find-keys.ts'
import { namedTexts, tableOf } from './word-keys.ts'

const code = `
import type * as english from '#a.text.ts'
const themes: Record<'light' | 'dark', string> = { light: 'Hell', dark: 'Dunkel' }
export const aText: Translation<typeof english.aText> = {
  title: 'Ein Titel',
  'in-quotes': 'In Anführung',
  hints: ['Erst', 'Dann'],
  themes,
  count: (days) => plural(days, { one: '1 Tag', other: (count) => \`\${count} Tage in \${place ?? 'der Ferne'}\` }),
  state({ state }) {
    if (state === 'waiting') return 'Wartet'
    return state === 'closed' ? 'Geschlossen' : 'Offen'
  },
} as const`

test('every text has a name, and values have none', () => {
  expect(namedTexts(code)).toEqual([
    ['Hell', 'themes.light'],
    ['Dunkel', 'themes.dark'],
    ['Ein Titel', 'aText.title'],
    ['In Anführung', 'aText.in-quotes'],
    ['Erst', 'aText.hints'],
    ['Dann', 'aText.hints'],
    ['1 Tag', 'aText.count.one'],
    [`${valueMark} Tage in ${valueMark}`, 'aText.count.other'],
    ['der Ferne', 'aText.count.other'],
    ['Wartet', 'aText.state'],
    ['Geschlossen', 'aText.state'],
    ['Offen', 'aText.state'],
  ])
})

test.each([
  ['de', 'Abbrechen'],
  ['es', 'Cancelar'],
] as const)('the table of %s has the texts of every module', async (language, cancel) => {
  const table = await tableOf(language)
  expect(Object.keys(table).length).toBeGreaterThan(2000)
  expect(table[cancel]).toContain('intl/common.text.ts commonText.cancel')
  expect(
    Object.values(table)
      .flat()
      .some((key) => key.startsWith('handbook/getting-started.ts ')),
  ).toBe(true)
})
