import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { worthQuoting } from '../chat/answer.rules.ts'
import { publishPassages } from './library.service.ts'
import { searchPassages } from './passages.repo.ts'

const db = await testDatabase()
// As when two processes migrate at once.
await Promise.all([publishPassages(db), publishPassages(db), publishPassages(db)])

const questions = readFileSync(new URL('../../../../content/guide/questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])

const percent = (part: number) => `${((100 * part) / questions.length).toFixed(1)} %`

test('the local guide finds the passage that answers a question', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(150)
  const places = await Promise.all(
    questions.map(async ([id, question]) => {
      const found = worthQuoting(await searchPassages(db, question, { count: 3, withPractices: true }), question)
      return {
        id,
        question,
        found: found.map((passage) => passage.id),
        place: found.findIndex((each) => each.id === id),
      }
    }),
  )
  const first = places.filter(({ place }) => place === 0).length
  const amongThree = places.filter(({ place }) => place >= 0).length
  const missed = places.filter(({ place }) => place !== 0)
  process.stdout.write(
    [
      `${questions.length} questions: found first ${percent(first)}, among the first three ${percent(amongThree)}`,
      ...missed.map(
        ({ place, id, question, found }) =>
          `${place < 0 ? 'missed' : `place ${place + 1}`}: ${question} (${id}) ${found.join(', ')}`,
      ),
      '',
    ].join('\n'),
  )
  expect(first / questions.length).toBeGreaterThanOrEqual(0.7)
  expect(amongThree / questions.length).toBeGreaterThanOrEqual(0.9)
})
