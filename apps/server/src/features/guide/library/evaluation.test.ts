import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { isAnswered, worthQuoting } from '../chat/answer.rules.ts'
import { publishPassages } from './library.service.ts'
import { searchPassages } from './passages.repo.ts'

const db = await testDatabase()
// As if several processes migrated at the same time.
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
      const passages = worthQuoting(await searchPassages(db, question, { count: 3, withPractices: true }), question)
      return {
        id,
        question,
        foundIds: passages.map((passage) => passage.id),
        place: passages.findIndex((each) => each.id === id),
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
        ({ place, id, question, foundIds }) =>
          `${place < 0 ? 'missed' : `place ${place + 1}`}: ${question} (${id}) ${foundIds.join(', ')}`,
      ),
      '',
    ].join('\n'),
  )
  expect(first / questions.length).toBeGreaterThanOrEqual(0.7)
  expect(amongThree / questions.length).toBeGreaterThanOrEqual(0.9)
})

/** The passage that the guide would quote as the answer. */
async function quotedFor(question: string): Promise<string | null> {
  const passages = worthQuoting(await searchPassages(db, question, { count: 3, withPractices: true }), question)
  return isAnswered(passages) ? (passages[0]?.id ?? null) : null
}

test.each([
  ['I’d like a bell every ten minutes during a long sit. Is that possible, and can I save it?', 'handbook:bells'],
  ['set reminder for 6 am every day', 'handbook:reminders'],
  ['How do I invite my sister? She wants to join but it asks for a referral code.', 'handbook:inviting'],
  ['going to hospital next week, can i pause my streak somehow?', 'handbook:pauses'],
  ['We’re away for three weeks, what happens to my streak?', 'handbook:pauses'],
  ['I stopped the timer early because the doorbell rang. Are those minutes lost?', 'handbook:ending-early'],
  ['if i cancel my contribution do i loose access right away?', 'handbook:giving'],
  ['how do you work out my level? I’m at level 4 and have no idea why', 'handbook:levels'],
  ['Does it work without internet? I’m off to a retreat in the mountains with no signal.', 'handbook:devices'],
  ['is there an iphone app or do i have to use the browser', 'handbook:devices'],
  ['I’m so angry with my neighbour I can’t sit still', 'idea:anger'],
])('the question is found even with a story around it: %s', async (question, id) => {
  expect(await quotedFor(question)).toBe(id)
})

test.each([
  'is there a limit to how many sessions i can log in a day',
  'Which yoga pose is good for lower back pain?',
  'is it ok to practice right after eating',
  'how do i do alternate nostril breathing',
  'Can I pay for a yoga teacher to visit me on Sunday?',
])('a passage without the question’s rare words isn’t quoted as the answer: %s', async (question) => {
  expect(await quotedFor(question)).toBeNull()
})
