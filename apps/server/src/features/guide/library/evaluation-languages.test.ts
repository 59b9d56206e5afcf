import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { findPassages } from '../chat/find-passages.service.ts'
import { publishPassages } from './library.service.ts'

const db = await testDatabase()
await publishPassages(db)

const folder = new URL('../../../../content/guide/languages/', import.meta.url)

const percent = (part: number) => `${(100 * part).toFixed(1)} %`

// They were written before the rules were tried on them.
test.each(['de', 'es'] as const)(
  'the local guide finds the passage that answers a question in %s',
  async (language) => {
    const questions = readFileSync(new URL(`questions.${language}.tsv`, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t') as [string, string])
    const places = await Promise.all(
      questions.map(async ([id, question]) => {
        const { passages } = await findPassages(db, question, { language, withPractices: true })
        return {
          id,
          question,
          found: passages.map((passage) => passage.id),
          place: passages.findIndex((one) => one.id === id),
        }
      }),
    )
    const share = (isMeant: (place: number) => boolean) =>
      places.filter(({ place }) => isMeant(place)).length / questions.length
    const [first, amongThree] = [share((place) => place === 0), share((place) => place >= 0)]
    process.stdout.write(
      [
        `${language}, ${questions.length} questions: found first ${percent(first)}, among the first three ${percent(amongThree)}`,
        ...places
          .filter(({ place }) => place !== 0)
          .map(({ place, id, question, found }) => `${place}: ${question} (${id}) ${found.join(', ')}`),
        '',
      ].join('\n'),
    )
    expect(questions.length).toBeGreaterThanOrEqual(40)
    expect(first).toBeGreaterThanOrEqual(0.7)
    expect(amongThree).toBeGreaterThanOrEqual(0.85)
  },
)
