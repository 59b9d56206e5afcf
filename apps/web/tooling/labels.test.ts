import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allTexts, type Text } from '../src/languages/testing/all-texts.ts'
import { root, translations } from '../src/languages/testing/pairs.ts'
import { boxes, buttonLabels, growth, labelsIn, maxButtonLength } from './labels.ts'

const texts = Object.fromEntries(
  await Promise.all(translations.map(async (language) => [language, await allTexts(language)] as const)),
) as Record<(typeof translations)[number], Text[]>

const buttons = buttonLabels()

test('the words of buttons are found', () => {
  expect(buttons.size).toBeGreaterThan(150)
  expect([...buttons]).toContain('intl/common.text.ts commonText.cancel')
  const code = `import { aText as text } from './a.text.ts'
    const a = <Button aria-label={text.name}><Icon /> {isPending ? text.sending : text.send}</Button>`
  const module = new Map([
    ['aText', new Map(['name', 'sending', 'send'].map((name) => [name, { literal: `'@@a aText.${name}'` }]))],
  ])
  expect(labelsIn('/a.tsx', code, () => module)).toEqual(['a aText.sending', 'a aText.send'])
})

test.each(translations)('%s: what a button says fits on it', (language) => {
  const found = texts[language].filter(({ at, english = '', translated }) => {
    const max = Math.max(maxButtonLength, Math.ceil(english.length * growth))
    return buttons.has(at) && translated.length > max
  })
  expect(found.map(({ at, english, translated }) => `${at}: ${translated} (${english})`)).toEqual([])
})

test.each(boxes)('$texts fits in its box: $max', ({ texts: names, max, styles }) => {
  expect(existsSync(join(root, styles))).toBe(true)
  const labels = translations.flatMap((language) => texts[language].filter(({ at }) => names.test(at)))
  expect(labels.length).toBeGreaterThan(5)
  expect(labels.filter(({ translated }) => translated.length > max).map(({ translated }) => translated)).toEqual([])
})
