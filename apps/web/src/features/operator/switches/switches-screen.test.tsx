// @vitest-environment happy-dom
import { errors, type Switch, switchedOffTexts } from '@sadhana/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'
import { SwitchesScreen } from './switches-screen.tsx'

const off = { since: '2026-11-18T09:12:00.000Z', reason: 'Disk is nearly full', by: 'Asha', waiting: 2, dropped: 1 }
const list = (...items: Switch[]) => ({ items: [{ name: 'imports', off: null } as const, ...items] })
const open = (operator: NonNullable<FakeApi['operator']>) => renderScreen(<SwitchesScreen />, { api: { operator } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const flip = async (name: string) => fireEvent.click(await screen.findByRole('switch', { name }))
const reason = (words: string) =>
  fireEvent.change(screen.getByLabelText('Reason, for the log'), { target: { value: words } })

test('something is turned off with a reason, after showing what members will read', async () => {
  const view = open({ switches: list({ name: 'pictures', off: null }), setSwitch: { name: 'pictures', off } })
  expect(await screen.findByText(/^Everything is on\./)).toBeTruthy()
  await flip('Pictures: on')
  expect(await screen.findByText(switchedOffTexts.pictures)).toBeTruthy()
  await press('Turn off')
  expect(await screen.findByText('Please give a reason')).toBeTruthy()
  reason('Disk is nearly full')
  view.answer({ operator: { switches: list({ name: 'pictures', off }) } })
  await press('Turn off')
  expect(await screen.findByText('Pictures: off')).toBeTruthy()
  expect(view.callsTo('operator.setSwitch')[0]).toMatchObject({
    url: '/api/operator/switches/pictures',
    body: { isOn: false, reason: 'Disk is nearly full' },
  })
  expect(await screen.findByText(/“Disk is nearly full” · Asha$/)).toBeTruthy()
  expect(screen.getByText('2 jobs wait until it’s on again.')).toBeTruthy()
  expect(screen.getByText(/^One message was too late/)).toBeTruthy()
  expect(screen.getByText(/^One is off\./)).toBeTruthy()
})

test('turning it on needs a reason too, and a refusal is shown', async () => {
  const view = open({ switches: list({ name: 'guide', off: { ...off, by: null } }), setSwitch: breakDown() })
  expect(await screen.findByText(/· from the shell$/)).toBeTruthy()
  await flip('Practice Guide: off')
  expect(await screen.findByText('Turn on Practice Guide?')).toBeTruthy()
  reason('It answers again')
  await press('Turn on')
  expect(await screen.findByText('We couldn’t change this switch')).toBeTruthy()
  view.answer({ operator: { setSwitch: refuse('operator.needs_operator') } })
  await press('Turn on')
  expect(await screen.findByText(errors['operator.needs_operator'][1])).toBeTruthy()
})

test('a list that can’t be loaded can be tried again', async () => {
  const view = open({ switches: breakDown() })
  expect(await screen.findByText('We couldn’t load the switches')).toBeTruthy()
  view.answer({ operator: { switches: list() } })
  await press('Try again')
  expect(await screen.findByRole('switch', { name: 'Imports: on' })).toBeTruthy()
})
