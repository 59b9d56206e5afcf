import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Danger, dangerIn } from './danger.service.ts'

const folder = new URL('../../../../content/guide/languages/', import.meta.url)

const countIn = (judged: Danger[], isMeant: (danger: Danger) => boolean) => judged.filter(isMeant).length
const isCrisis = (danger: Danger) => danger === 'crisis'
const isEither = (danger: Danger) => danger !== null

// The results in content/guide/README.md. Nothing learns from these sentences.
test.each([
  { language: 'de', set: 'first', inDanger: 40, helplines: 40, either: 40, mistaken: 0 },
  { language: 'es', set: 'first', inDanger: 40, helplines: 40, either: 40, mistaken: 0 },
  { language: 'de', set: 'second', inDanger: 20, helplines: 17, either: 18, mistaken: 2 },
  { language: 'es', set: 'second', inDanger: 20, helplines: 20, either: 20, mistaken: 1 },
])(
  'in $language, $helplines of the $inDanger dangerous sentences of the $set set get helplines',
  ({ language, set, inDanger, helplines, either, mistaken }) => {
    const lines = readFileSync(new URL(`crisis.${language}.${set}.tsv`, folder), 'utf8')
      .trim()
      .split('\n')
    const judged = lines.map((line) => {
      const [kind = '', sentence = ''] = line.split('\t')
      return { isHarmless: kind === 'harmless', danger: dangerIn(sentence) }
    })
    const dangerous = judged.filter(({ isHarmless }) => !isHarmless).map(({ danger }) => danger)
    const harmless = judged.filter(({ isHarmless }) => isHarmless).map(({ danger }) => danger)
    expect(dangerous).toHaveLength(inDanger)
    expect(countIn(dangerous, isCrisis)).toBeGreaterThanOrEqual(helplines)
    expect(countIn(dangerous, isEither)).toBeGreaterThanOrEqual(either)
    expect(countIn(harmless, isCrisis)).toBeLessThanOrEqual(mistaken)
  },
)
