// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { breakDown, loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { NewPractice } from './new-practice.tsx'

const open = (practice: FakeApi['practice'] = {}, sessions = [aPractice()]) =>
  renderScreen(<NewPractice userId={mira.id} defaultVisibility="followers" />, {
    api: { practice: { list: { items: sessions, nextCursor: null }, ...practice } },
  })

const choices = {
  'Duration (minutes)': '20',
  'Ashtanga Limb': 'dhyana',
  'Feeling Before Practice': 'stressed',
  'Feeling After Practice': 'calm',
}
async function fillIn() {
  // The member's calendar has loaded, and the form follows it.
  await screen.findByDisplayValue('2026-01-05')
  for (const [label, value] of Object.entries(choices)) {
    const field = screen.getByLabelText(label)
    fireEvent.input(field, { target: { value } })
    fireEvent.change(field, { target: { value } })
  }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Practice Session' }))
const duration = () => screen.getByLabelText<HTMLInputElement>('Duration (minutes)').value
const bodies = (view: ReturnType<typeof open>) =>
  view.callsTo('practice.log').map(({ body }) => body as { clientId: string; visibility: string })

test('a saved practice empties the form and forgets the draft', async () => {
  const view = open({ log: aPractice() })
  await fillIn()
  expect(localStorage.getItem('practice-draft')).not.toBeNull()
  save()
  expect(await screen.findByText('Practice session saved!')).toBeTruthy()
  expect(duration()).toBe('')
  expect(localStorage.getItem('practice-draft')).toBeNull()
  expect(bodies(view)[0]).toMatchObject({
    limbType: 'dhyana',
    duration: 20,
    visibility: 'followers',
    zone: 'Europe/Lisbon',
  })
})

test('the draft is forgotten even if the form has been left before the reply', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof aPractice>>()
  const view = open({ log: () => reply.promise })
  await fillIn()
  save()
  await waitFor(() => expect(bodies(view)).toHaveLength(1))
  view.unmount()
  reply.resolve(aPractice())
  await waitFor(() => expect(localStorage.getItem('practice-draft')).toBeNull())
})

test('sent again after a lost reply, a practice keeps its id; the same practice logged anew gets another', async () => {
  const view = open({ log: loseNetwork() })
  await fillIn()
  save()
  expect(await screen.findByText('Failed to save practice session. Please try again.')).toBeTruthy()
  expect(duration()).toBe('20')
  view.answer({ practice: { log: aPractice() } })
  save()
  await screen.findByText('Practice session saved!')
  await fillIn()
  save()
  await waitFor(() => expect(bodies(view)).toHaveLength(3))
  const [lost, sentAgain, anew] = bodies(view).map(({ clientId }) => clientId)
  expect(sentAgain).toBe(lost)
  expect(anew).not.toBe(lost)
})

test.each([
  ['practice.in_future', refuse('practice.in_future'), 'Time'],
  ['a field error', refuse('request.invalid', { notes: 'Too long' }), /^Practice Notes/],
])('%s is shown at its field', async (_which, failure, label) => {
  open({ log: failure })
  await fillIn()
  save()
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test('an incomplete practice isn’t sent', async () => {
  const view = open()
  save()
  expect(await screen.findByText('Please select an Ashtanga limb')).toBeTruthy()
  expect(bodies(view)).toEqual([])
})

test('the last practice can be repeated without its feelings', async () => {
  open({}, [aPractice({ limbType: 'pranayama', duration: 35 })])
  fireEvent.click(await screen.findByRole('button', { name: /^Repeat last: .*35 min/ }))
  expect(duration()).toBe('35')
  expect(screen.getByLabelText<HTMLSelectElement>('Ashtanga Limb').value).toBe('pranayama')
  expect(screen.getByLabelText<HTMLSelectElement>('Feeling Before Practice').value).toBe('')
})

test('without any session yet, the list says how short the first can be', async () => {
  open({}, [])
  expect(await screen.findByText('No practice sessions yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Repeat last/ })).toBeNull()
})

test('recent sessions that can’t be loaded don’t keep anyone from logging', async () => {
  const view = open({ list: breakDown(), log: aPractice() })
  await fillIn()
  save()
  expect(await screen.findByText('Practice session saved!')).toBeTruthy()
  expect(await screen.findByText('We couldn’t load your recent sessions')).toBeTruthy()
  view.answer({ practice: { list: { items: [aPractice({ notes: 'Quiet.' })], nextCursor: null } } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Quiet.')).toBeTruthy()
})
