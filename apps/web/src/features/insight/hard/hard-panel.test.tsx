// @vitest-environment happy-dom
import type { HardPractices } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { sentencesIn } from '#testing/sentences-in.ts'
import { hardPracticesQuery } from '../shared/insight.queries.ts'
import { feelingFlowsText } from '../shared/feeling-flows.text.ts'
import { HardPanel } from './hard-panel.tsx'
import * as texts from './hard.text.ts'

const group = <Key extends string>(key: Key, hard: number, practices: number) => ({
  key,
  hard,
  practices,
  range: { low: 0, high: 3 },
  marks: Array.from({ length: practices }, (_, index) => index < hard),
})

type Details = NonNullable<HardPractices['details']>
const details: Details = {
  range: { low: 1, high: 4 },
  length: {
    groups: [
      group('up-to-10', 0, 22),
      group('11-to-20', 5, 60),
      { ...group('over-40', 4, 14), range: { low: 2, high: 11 } },
    ],
    most: null,
  },
  time: {
    groups: [group('morning', 9, 96)],
    most: null,
  },
  limb: {
    groups: [group('asana', 1, 60), group('dhyana', 8, 36)],
    most: { key: 'dhyana', hard: 8, practices: 36, rest: { hard: 1, practices: 60 } },
  },
  endings: [
    { ending: 'calm', times: 34 },
    { ending: 'hard', times: 9 },
  ],
  hardAnd: [{ feeling: 'calm', times: 3 }],
  words: [
    { word: 'restless', times: 3 },
    { word: 'old_memories', times: 2 },
  ],
  withWords: 6,
}
const nine: HardPractices = { hard: 9, practices: 96, details }

const open = (hard: HardPractices, quiet = false) =>
  renderScreen(<HardPanel quiet={quiet} />, { api: { insight: { hard } } })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

test('someone without a hard practice sees nothing of it', async () => {
  const { container } = open({ hard: 0, practices: 40, details: null })
  await waitFor(() => expect(queryClient.getQueryData(hardPracticesQuery.queryKey)).toBeDefined())
  expect(container.textContent).toBe('')
})

test('below eight there is only the count, and two ways from there', async () => {
  open({ hard: 3, practices: 31, details: null })
  const few = await panel('When it was hard')
  expect(few.getByText(/^hard practices of/).textContent).toBe('3 hard practices of 31')
  expect(document.querySelectorAll('.stone-row-open')).toHaveLength(5)
  expect(few.getByRole('link', { name: 'What can help' }).getAttribute('href')).toBe('/what-can-help')
  expect(few.getByRole('link', { name: 'Talk to someone' }).getAttribute('href')).toBe('/help-now')
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.queryByText(/in 20/)).toBeNull()
})

describe('from eight on', () => {
  test('each practice is a mark, a hard one a ring, with the count and the range', async () => {
    open(nine)
    const hard = await panel('When it was hard')
    expect(hard.getByText('9 of your 96 practices were hard.')).toBeTruthy()
    expect(hard.getByText('Of all your practices: 1 to 4 in 20')).toBeTruthy()
    const marks = hard.getByText('4 of 14 were hard').parentElement
    expect(marks?.querySelectorAll('i')).toHaveLength(14)
    expect(marks?.querySelectorAll('.hard-panel-mark-ring')).toHaveLength(4)
    expect(hard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to 10 min0 of 22 were hard0 of 22 · 0 to 3 in 20',
      '11 to 20 min5 of 60 were hard5 of 60 · 0 to 3 in 20',
      'Over 40 min4 of 14 were hard4 of 14 · 2 to 11 in 20',
    ])
    expect(hard.queryByText(/more often/)).toBeNull()
    expect(hard.queryByText(/chance/)).toBeNull()
  })

  test('they can be sorted by part of day and by limb', async () => {
    open(nine)
    fireEvent.click(await screen.findByRole('radio', { name: 'Part of day' }))
    expect(screen.getByText('Morning')).toBeTruthy()
    expect(screen.queryByText(/more often/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Limb' }))
    expect(screen.getByText(/^Your practices with dhyana were hard more often: 8 of 36/)).toBeTruthy()
    expect(screen.getByText(/^That’s more than chance would often bring/)).toBeTruthy()
  })

  test('an ending that was hard and calm is in both lines, and the page says so', async () => {
    open(nine)
    const endings = await panel('What endings look like')
    expect(endings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Calm34', 'It was hard9'])
    expect(endings.getByText(/3 were hard and calm; they’re in both\.$/)).toBeTruthy()
    const words = await panel('Words you chose')
    expect(words.getByText('6 of 9 times')).toBeTruthy()
    expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Restless 3',
      'Old memories 2',
    ])
  })

  test.each([
    [[{ feeling: 'calm', times: 1 }], /One was hard and calm; it’s in both\.$/],
    [
      [
        { feeling: 'calm', times: 2 },
        { feeling: 'focused', times: 1 },
      ],
      /3 were hard and something else too; they’re in both\.$/,
    ],
    [[], /One that was hard and calm is in both\.$/],
  ] as [Details['hardAnd'], RegExp][])('%j is said in words', async (hardAnd, sentence) => {
    open({ ...nine, details: { ...details, hardAnd } })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

test.each([
  ['few', { hard: 3, practices: 31, details: null }],
  ['many', nine],
] as [string, HardPractices][])('in quiet mode there is no number: %s', async (_, hard) => {
  const { container } = open(hard, true)
  await screen.findByRole('heading', { name: 'When it was hard' })
  const withoutLengths = container.textContent.replace(/Up to 10 min|11 to 20 min|Over 40 min|last 90 days/g, '')
  expect(withoutLengths).not.toMatch(/\d/)
})

test('it says so when it can’t be loaded, and can be tried again', async () => {
  const view = renderScreen(<HardPanel quiet={false} />, { api: { insight: { hard: breakDown() } } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  view.answer({ insight: { hard: nine } })
  fireEvent.click(retry)
  expect(await screen.findByText('9 of your 96 practices were hard.')).toBeTruthy()
})

const unkind =
  /\b(should|must|fail\w*|fault|mistake|blame|guilt\w*|caused?|warning|danger\w*|risk\w*|symptom\w*|severe\w*|serious\w*|harm\w*|problem\w*|worse|bad(ly)?|lost|losing|behind|streak|missed|only \d+)\b|!/i

test('no text about hard practices blames, alarms or presses anyone', () => {
  const { mostByLimb, ...others } = texts
  const count = { hard: 9, practices: 96 }
  const shift = { before: 'tired', beforeCount: 9, after: 'hard', afterCount: 6 } as const
  const sentences = [
    ...sentencesIn([others, feelingFlowsText.river, mostByLimb('dhyana', '8 of 36', '1 of 60')]),
    texts.hardText.headline(count),
    texts.hardText.marks(count),
    texts.hardText.count(count),
    feelingFlowsText.shift(shift),
    feelingFlowsText.shiftQuietly(shift),
    feelingFlowsText.ended(6, 9, 'hard'),
    feelingFlowsText.endedQuietly('hard'),
  ]
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter((sentence) => unkind.test(sentence))).toEqual([])
  expect('A warning: you should rest!').toMatch(unkind)
})
