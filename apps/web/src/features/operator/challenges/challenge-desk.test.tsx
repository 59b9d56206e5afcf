// @vitest-environment happy-dom
import { type ConsoleChallenge, errors } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { ChallengeDeskScreen } from './challenge-desk-screen.tsx'

const challenge = (overrides: Partial<ConsoleChallenge> = {}): ConsoleChallenge => ({
  id: '0198a1f0-0000-7000-8000-000000000901',
  title: 'Twenty-one mornings',
  type: 'days',
  requirement: 21,
  limbType: 'dhyana',
  partOfDay: 'morning',
  startDate: '2199-11-01',
  endDate: '2199-11-30',
  participants: 1,
  isOpen: true,
  ...overrides,
})
const list = (...items: ConsoleChallenge[]) => ({ items, nextCursor: null })

const open = (operator: NonNullable<FakeApi['operator']>) =>
  renderScreen(<ChallengeDeskScreen />, { api: { operator } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const reason = (words: string) =>
  fireEvent.change(screen.getByLabelText('Reason, for the log'), { target: { value: words } })

test('a challenge is closed with a reason, and opened again without one', async () => {
  const view = open({ challenges: list(challenge()), closeChallenge: null, openChallenge: null })
  expect(await screen.findByText('21 days, Dhyana, morning')).toBeTruthy()
  expect(screen.getByText('1 person')).toBeTruthy()
  await press('Close “Twenty-one mornings”')
  await press('Close the challenge')
  expect(await screen.findByText('Please give a reason')).toBeTruthy()
  reason('Nobody joined')
  view.answer({ operator: { challenges: list(challenge({ isOpen: false })) } })
  await press('Close the challenge')
  expect(await screen.findByText('The challenge is closed')).toBeTruthy()
  expect(view.callsTo('operator.closeChallenge')[0]?.body).toEqual({ reason: 'Nobody joined' })
  view.answer({ operator: { challenges: list(challenge()) } })
  await press('Open “Twenty-one mornings” again')
  expect(await screen.findByText('The challenge is open again')).toBeTruthy()
})

test('a challenge that is over can be neither opened nor closed', async () => {
  open({ challenges: list(challenge({ startDate: '2020-11-01', endDate: '2020-11-30' })) })
  expect(await screen.findByText('Over')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refusal is shown, and the list can be tried again', async () => {
  const view = open({ challenges: breakDown() })
  expect(await screen.findByText('We couldn’t load the challenges')).toBeTruthy()
  view.answer({
    operator: {
      challenges: list(challenge({ isOpen: false })),
      openChallenge: refuse('journey.challenge_not_found'),
    },
  })
  await press('Try again')
  await press('Open “Twenty-one mornings” again')
  expect(await screen.findByText(errors['journey.challenge_not_found'][1])).toBeTruthy()
})

test('earlier challenges load on request', async () => {
  const earlier = challenge({ id: '0198a1f0-0000-7000-8000-000000000902', title: 'Seven days' })
  open({
    challenges: ({ query }) => (query.cursor ? list(earlier) : { items: [challenge()], nextCursor: 'next' }),
  })
  await press('Show earlier')
  expect(await screen.findByText('Seven days')).toBeTruthy()
})

test('before the first challenge, the page says when one starts', async () => {
  open({ challenges: list() })
  expect(await screen.findByText('The worker opens one every week.')).toBeTruthy()
})
