// @vitest-environment happy-dom
import type { WaitingPerson, WaitlistQueue } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { WaitlistDeskScreen } from './waitlist-desk-screen.tsx'

const idOf = (index: number) => `0198a1f0-0000-7000-8000-0000000008${String(index).padStart(2, '0')}`

const person = (index: number): WaitingPerson => ({
  id: idOf(index),
  name: `Person ${index}`,
  email: `person${index}@example.org`,
  joinedAt: '2026-11-02T09:00:00.000Z',
  currentPractice: 'absolute-beginner',
  practiceFrequency: index % 2 === 0 ? 'few-times-week' : null,
})

const queue = (count: number, overrides: Partial<WaitlistQueue> = {}): WaitlistQueue => ({
  items: Array.from({ length: count }, (_, index) => person(index + 1)),
  nextCursor: null,
  waiting: count,
  unanswered: 8,
  invitation: { subject: 'Your invitation', paragraphs: ['There’s a place for you.'] },
  ...overrides,
})

const open = (operator: NonNullable<FakeApi['operator']>) => renderScreen(<WaitlistDeskScreen />, { api: { operator } })
const box = (index: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Invite Person ${index}` })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the next ten people are selected and invited together', async () => {
  const view = open({ waitlist: queue(12), inviteWaiting: { invited: 10 } })
  expect(await screen.findByText(/^12 people, in the order they came/)).toBeTruthy()
  expect(screen.getByText('8 earlier invitations are still unanswered.')).toBeTruthy()
  expect([box(10).checked, box(11).checked]).toEqual([true, false])
  expect(screen.getAllByText('Absolute beginner')).toHaveLength(12)
  expect(screen.getAllByText('A few times a week')).toHaveLength(6)
  press('Send 10 invitations')
  expect(await screen.findByText('10 invitations are on their way')).toBeTruthy()
  expect(view.callsTo('operator.inviteWaiting').map(({ body }) => body)).toEqual([
    { entryIds: Array.from({ length: 10 }, (_, index) => idOf(index + 1)) },
  ])
})

test('the operator chooses how many people, and which ones', async () => {
  const view = open({ waitlist: queue(4), inviteWaiting: { invited: 2 } })
  await screen.findByRole('button', { name: 'Send 4 invitations' })
  press('One more')
  expect(screen.getByLabelText<HTMLInputElement>('Invite the next').value).toBe('4')
  press('One fewer')
  fireEvent.click(box(1))
  fireEvent.click(box(4))
  fireEvent.click(box(4))
  press('Send 2 invitations')
  await screen.findByText('2 invitations are on their way')
  expect(view.callsTo('operator.inviteWaiting')[0]?.body).toEqual({ entryIds: [idOf(2), idOf(3)] })
  fireEvent.change(screen.getByLabelText('Invite the next'), { target: { value: '1' } })
  fireEvent.click(box(1))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose someone' }).disabled).toBe(true)
})

test('people just invited by another operator aren’t invited again', async () => {
  const view = open({ waitlist: queue(2), inviteWaiting: { invited: 0 } })
  await screen.findByRole('button', { name: 'Send 2 invitations' })
  view.answer({ operator: { waitlist: queue(0) } })
  press('Send 2 invitations')
  expect(await screen.findByText('No invitation was sent')).toBeTruthy()
  expect(screen.getByText('2 people were invited by someone else meanwhile.')).toBeTruthy()
  expect(await screen.findByText('No one is waiting')).toBeTruthy()
})

test('the email can be read before it is sent', async () => {
  open({ waitlist: queue(1) })
  await screen.findByRole('button', { name: 'Send 1 invitation' })
  press('Read the email')
  expect(await screen.findByText('There’s a place for you.')).toBeTruthy()
  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a list that can’t be loaded can be tried again', async () => {
  const view = open({ waitlist: breakDown(), inviteWaiting: breakDown() })
  expect(await screen.findByText('We couldn’t load the waitlist')).toBeTruthy()
  view.answer({ operator: { waitlist: queue(1) } })
  press('Try again')
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 invitation' }))
  expect(await screen.findByText('Please try again.')).toBeTruthy()
})

test('the rest of a long list loads on request', async () => {
  open({
    waitlist: ({ query }) =>
      query.cursor ? queue(0, { items: [person(99)] }) : queue(3, { nextCursor: 'next', waiting: 4 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Person 99')).toBeTruthy()
})
