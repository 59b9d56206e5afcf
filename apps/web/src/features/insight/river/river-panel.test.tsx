// @vitest-environment happy-dom
import type { Analytics, FeelingFlow } from '@sadhana/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { RiverPanel } from './river-panel.tsx'
import { riverOf } from './river.rules.ts'
import { River } from './river.tsx'

const asana: FeelingFlow = {
  limbType: 'asana',
  sessions: 74,
  shifts: [
    { before: 'tired', after: 'energized', times: 27 },
    { before: 'restless', after: 'calm', times: 12 },
    { before: 'tired', after: 'calm', times: 4 },
    { before: 'restless', after: 'grateful', times: 1 },
    { before: null, after: 'calm', times: 30 },
  ],
}
const dhyana: FeelingFlow = {
  limbType: 'dhyana',
  sessions: 9,
  shifts: [{ before: 'neutral', after: 'calm', times: 9 }],
}
const yamas: FeelingFlow = { limbType: 'yamas', sessions: 5, shifts: [{ before: 'tired', after: 'calm', times: 5 }] }

const open = (feelingFlows: FeelingFlow[], quiet = false) =>
  renderScreen(<RiverPanel quiet={quiet} />, { api: { insight: { analytics: { feelingFlows } as Analytics } } })
const limb = (name: RegExp) => screen.getByRole('button', { name })
const summary = () => document.querySelector('figcaption')?.textContent

test('the limb with the most practices that show a change comes first, and a tap shows another', async () => {
  const sits: FeelingFlow = { limbType: 'samadhi', sessions: 99, shifts: [{ before: null, after: 'calm', times: 99 }] }
  open([sits, asana, dhyana, yamas])
  expect(await screen.findByText('You came tired 31 times and left energized 27 of them.')).toBeTruthy()
  expect(summary()).toBe('Before: Tired 31, Restless 13. After: Energized 27, Calm 16, Grateful 1.')
  expect(limb(/^Asana/).textContent).toBe('Asana46 of 74 ended calm')
  fireEvent.click(limb(/^Dhyana/))
  expect(limb(/^Dhyana/).getAttribute('aria-pressed')).toBe('true')
  expect(summary()).toBe('Before: Neutral 9. After: Calm 9.')
})

test('a limb with fewer than eight practices says how many are missing', async () => {
  open([asana, yamas])
  await screen.findByText(/^You came tired/)
  fireEvent.click(limb(/^Yamas/))
  expect(screen.getByText(/^of 8 practices/).textContent).toBe('5 of 8 practices with how you came and how you left')
  expect(document.querySelectorAll('.stone-row-open')).toHaveLength(3)
})

test('before the eighth practice there is no picture and no choice', async () => {
  open([yamas])
  expect(await screen.findByText(/^From eight of them/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('every stream is also in a table', async () => {
  open([asana])
  fireEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Before and afterPractices',
    'Tired to energized27',
    'Restless to calm12',
    'Tired to calm4',
    'Restless to grateful1',
  ])
})

const hardShifts: FeelingFlow['hardShifts'] = [
  { before: 'restless', times: 2, alone: 1 },
  { before: null, times: 9, alone: 9 },
]

test('a hard ending is a ring with a grey stream', () => {
  const course = riverOf({ ...asana, hardShifts })
  const { container } = render(
    <River course={course} quiet={false} width={640} active={undefined} onPoint={() => {}} />,
  )
  expect(container.querySelectorAll('.river-ring')).toHaveLength(1)
  expect(container.querySelectorAll('.river-stream-hard')).toHaveLength(1)
  expect(container.querySelectorAll('.river-bank')).toHaveLength(5)
})

test('hard endings are counted and named', async () => {
  open([{ ...asana, sessions: 84, hard: 11, hardShifts }])
  expect(await screen.findByText('You came tired 31 times and left energized 27 of them.')).toBeTruthy()
  expect(summary()).toBe('Before: Tired 31, Restless 14. After: Energized 27, Calm 16, It was hard 2, Grateful 1.')
  expect(screen.getByText(/^45 practices/).textContent).toBe(
    '45 practices, logged with how you came and how you left. 2 were hard. One that was hard and calm is in both.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: 'Restless, and it was hard 2' })).toBeTruthy()
})

test('a limb whose practices were mostly hard says so', async () => {
  open([{ ...dhyana, sessions: 21, hard: 12, hardShifts: [{ before: 'neutral', times: 12, alone: 12 }] }, yamas])
  expect(await screen.findByText('You came neutral 21 times, and 12 of them were hard.')).toBeTruthy()
  expect(limb(/^Dhyana/).textContent).toBe('Dhyana12 of 21 were hard')
})

test('quiet mode has words and no counts', async () => {
  open([asana, yamas], true)
  expect(await screen.findByText('You often came tired and left energized.')).toBeTruthy()
  expect(document.body.textContent.replace('in the last 90 days', '')).not.toMatch(/\d/)
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull()
})

test('without any practice, nothing is shown', async () => {
  open([])
  expect(await screen.findByText('What practice turns into')).toBeTruthy()
  await expect.poll(() => screen.queryByText('What practice turns into')).toBeNull()
})

test('practices that can’t be loaded can be tried again', async () => {
  const view = renderScreen(<RiverPanel quiet={false} />, { api: { insight: { analytics: breakDown() } } })
  expect(await screen.findByText('We couldn’t load your practices')).toBeTruthy()
  view.answer({ insight: { analytics: { feelingFlows: [dhyana] } as unknown as Analytics } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^9 practices/)).toBeTruthy()
})
