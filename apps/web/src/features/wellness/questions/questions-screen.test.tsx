// @vitest-environment happy-dom
import { addDays, type Question, type QuestionAnswer, type QuestionView } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { QuestionsScreen } from './questions-screen.tsx'
import { endText, gapText, oftenText, sentenceOf } from './question-words.ts'

const id = '0198a1f0-0000-7000-8000-0000000000c1'
const question: Question = {
  id,
  title: 'Do I sleep better after an evening sit?',
  a: 'an evening sit',
  b: 'no evening sit',
  outcome: 'sleep-quality',
  weeks: 12,
  firstDay: '2025-12-09',
  lastDay: '2026-03-02',
  state: 'running',
}

const answerOf = (changes: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  verdict: 'a-more',
  values: Array.from({ length: 84 }, (_, n) => ({ side: n % 4 < 2 ? 'a' : 'b', value: n % 4 < 2 ? 7 : 5 })),
  keptDays: 80,
  activeDays: 84,
  comparison: { means: { a: 7.2, b: 5.5 }, difference: 1.7, low: 0.8, high: 2.5, chance: 0.005 },
  ...changes,
})

const answered = (changes: Partial<QuestionAnswer> = {}): QuestionView => ({
  ...question,
  state: 'answered',
  answer: answerOf(changes),
})

const running: QuestionView = {
  ...question,
  state: 'running',
  days: Array.from({ length: 28 }, (_, n) => ({
    day: addDays(question.firstDay, n),
    side: n % 4 < 2 ? ('a' as const) : ('b' as const),
    isKept: n !== 8,
    rests: n === 5 || n === 6,
  })),
}

function open(path: string, wellness: NonNullable<FakeApi['wellness']>, quietMode = false) {
  return renderScreen(<QuestionsScreen />, {
    path,
    api: { wellness, journey: { settings: journeySettings({ quietMode }) } },
  })
}
const list = '/wellness/questions'
const page = `${list}?q=${id}`

test('six questions are prepared, and one’s own needs two different sides', async () => {
  open(list, { questions: [], questionProspect: { firstDay: '2026-01-06', notedDays: 50, spread: 2 } })
  expect(await screen.findAllByRole('listitem')).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findAllByText('Please say what you do on these days')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText('Some days I'), { target: { value: 'sit outside' } })
  fireEvent.change(screen.getByLabelText('Other days I'), { target: { value: 'Sit outside' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Please say something else here than above')).toBeTruthy()
})

test('before it starts, it says what it can find in 8 and in 12 weeks', async () => {
  const view = open(list, {
    questions: [],
    questionProspect: { firstDay: '2026-01-06', notedDays: 50, spread: 2 },
    startQuestion: question,
    readQuestion: running,
  })
  fireEvent.click(await screen.findByRole('link', { name: /evening sit/ }))
  expect(
    await screen.findByText('In eight weeks you’d probably notice a difference of about 2.4 points, not a small one.'),
  ).toBeTruthy()
  expect(screen.getByText('found about 8 times in 10')).toBeTruthy()
  expect(screen.queryByText(/An answer needs it on most days/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '12 weeks' }))
  expect(await screen.findByText(/In twelve weeks you’d probably notice a difference of about 1.6 points/)).toBeTruthy()
  expect(screen.getByText(/^Until 30 March\.|^Until March 30\./)).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Start tomorrow' }))
  await waitFor(() => expect(view.callsTo('wellness.startQuestion')).toHaveLength(1))
  expect(view.callsTo('wellness.startQuestion')[0]?.body).toMatchObject({ weeks: 12, outcome: 'sleep-quality' })
})

test('a member with little data hears what an answer needs', async () => {
  open(list, { questions: [], questionProspect: { firstDay: '2026-01-06', notedDays: 3, spread: null } })
  fireEvent.click(await screen.findByRole('link', { name: /evening sit/ }))
  expect(await screen.findByText('In eight weeks you’d notice a large difference, not a small one.')).toBeTruthy()
  expect(
    await screen.findByText('You noted this on 3 of the last 56 days. An answer needs it on most days.'),
  ).toBeTruthy()
})

test('while one runs, another can’t be started, and the list leads to it', async () => {
  open(list, { questions: [question] })
  const link = await screen.findByRole('link', { name: /Do I sleep better.*Closed until/ })
  expect(link.getAttribute('href')).toBe(page)
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

describe('a running question', () => {
  test('shows the days and nothing that came of them', async () => {
    open(page, { readQuestion: running })
    expect(await screen.findByRole('heading', { level: 1, name: /^Closed until/ })).toBeTruthy()
    expect(screen.getByText('You’ve kept to 25 of 26 days.')).toBeTruthy()
    const picture = screen.getByRole('img', { name: /12 of the first kind, 13 of the second, 1 that didn’t suit, 2/ })
    expect(picture.childElementCount).toBe(84)
    expect(document.body.textContent).not.toMatch(/\d\.\d|mean|average/i)
  })

  test('notes today as not kept, and takes it back', async () => {
    const view = open(page, { readQuestion: running, noteQuestionDay: null })
    const today = await screen.findByRole('radiogroup', { name: 'Today: no evening sit' })
    fireEvent.click(within(today).getByRole('radio', { name: 'Didn’t suit' }))
    await waitFor(() => expect(view.callsTo('wellness.noteQuestionDay')).toHaveLength(1))
    expect(await screen.findByText('You’ve kept to 24 of 26 days.')).toBeTruthy()
    fireEvent.click(within(today).getByRole('radio', { name: 'Kept' }))
    await waitFor(() => expect(view.callsTo('wellness.noteQuestionDay')).toHaveLength(2))
    expect(view.callsTo('wellness.noteQuestionDay').map(({ body }) => body)).toEqual([
      { isKept: false },
      { isKept: true },
    ])
  })

  test('stops when asked twice, and then says nothing', async () => {
    const view = open(page, { readQuestion: running, stopQuestion: null, questions: [] })
    fireEvent.click(await screen.findByRole('button', { name: 'Stop asking' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stop asking?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop asking' }))
    await screen.findByRole('heading', { level: 1, name: 'Ask your own practice' })
    expect(view.callsTo('wellness.stopQuestion')).toHaveLength(1)
  })

  test('shows no counts in quiet mode', async () => {
    open(page, { readQuestion: running }, true)
    await screen.findByRole('heading', { level: 1, name: /^Closed until/ })
    await screen.findByRole('img', { name: 'The days so far' })
    expect(screen.queryByText(/You’ve kept to|Day 28/)).toBeNull()
  })
})

describe('the answer', () => {
  test('of 84 days is a sentence with two means, the interval and all days', async () => {
    const view = open(page, { readQuestion: answered(), keepQuestion: null, questions: [] })
    expect(await screen.findByRole('heading', { name: 'A difference, for you, in these weeks' })).toBeTruthy()
    expect(
      screen.getByText(
        'You slept better on days with “an evening sit”: 7.2 against 5.5. If it made no difference, a gap like this would come up about once in 200 tries.',
      ),
    ).toBeTruthy()
    expect(screen.getByText(/The difference is 1.7 points, somewhere between 0.8 and 2.5. 84 of 84 days/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(view.callsTo('wellness.keepQuestion')).toHaveLength(1))
  })

  test('with half of the days missing can say that it can’t tell', async () => {
    const half = answerOf().values.filter((_, n) => n % 2 === 0)
    const comparison = { means: { a: 6.7, b: 6.1 }, difference: 0.6, low: -0.3, high: 1.5, chance: 0.2 }
    open(page, { readQuestion: answered({ verdict: 'cannot-tell', values: half, comparison }) })
    expect(await screen.findByRole('heading', { name: 'We can’t tell' })).toBeTruthy()
    expect(screen.getByText(/would come up about once in 5 tries\. So we can’t tell\.$/)).toBeTruthy()
    expect(screen.getByText(/somewhere between −0.3 and 1.5. 42 of 84 days had a note/)).toBeTruthy()
  })

  test('with little data says so, and has no means', async () => {
    const few = answerOf().values.slice(0, 7)
    open(page, { readQuestion: answered({ verdict: 'too-few', values: few, comparison: null }) })
    expect(await screen.findByRole('heading', { name: 'Too few days to tell' })).toBeTruthy()
    expect(screen.queryByText(/The difference is/)).toBeNull()
  })

  test('has no numbers in quiet mode', async () => {
    open(page, { readQuestion: answered() }, true)
    await screen.findByText(/“an evening sit”\. If it made no difference/)
    expect(screen.queryByText(/7\.2|84 of 84/)).toBeNull()
  })

  test('can be forgotten, and asked again with the same words', async () => {
    const view = open(page, { readQuestion: answered(), forgetQuestion: null, questions: [] })
    expect((await screen.findByRole('link', { name: 'Ask again' })).getAttribute('href')).toBe(`${list}?start`)
    fireEvent.click(screen.getByRole('button', { name: 'Forget it' }))
    const dialog = await screen.findByRole('dialog', { name: 'Forget this question?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Forget it' }))
    await waitFor(() => expect(view.callsTo('wellness.forgetQuestion')).toHaveLength(1))
  })
})

test('a stopped question has no answer', async () => {
  open(page, { readQuestion: { ...question, state: 'stopped' } })
  expect(await screen.findByRole('heading', { name: 'You stopped asking' })).toBeTruthy()
})

test.each([list, page])('a failure at %s can be tried again', async (path) => {
  open(path, { questions: breakDown(), readQuestion: breakDown() })
  expect(await screen.findByText('We couldn’t load your questions')).toBeTruthy()
})

test.each([
  [1, 'almost every time'],
  [0.62, 'about 6 times in 10'],
  [0.31, 'about 3 times in 10'],
  [0.2, 'about once in 5 tries'],
  [0.03, 'about once in 30 tries'],
  [0.0049, 'about once in 200 tries'],
  [0.0001, 'less than once in 1,000 tries'],
])('a chance of %s is “%s”', (chance, words) => {
  expect(oftenText(chance)).toBe(words)
})

test('gaps have the unit of what was noted', () => {
  expect(gapText('sleep-length', 24.4)).toBe('24 minutes')
  expect(gapText('moods', 0.123)).toBe('12 in 100')
  expect(endText('energy', -0.04)).toBe('0.0')
  expect(endText('energy', -1.26)).toBe('−1.3')
  const b = { ...answerOf(), verdict: 'b-more' as const }
  expect(sentenceOf(b, question, false)).toContain('“no evening sit”: 5.5 against 7.2')
})
