// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const open = (token: string, api: FakeApi = {}) =>
  renderScreen(<UnsubscribeScreen />, {
    user: null,
    path: `/unsubscribe/${token}`,
    pattern: '/unsubscribe/:token',
    api,
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('opening the link stops nothing until the button is clicked, and the emails can be sent again', async () => {
  const view = open('optional.someone.signature', { unsubscribe: { change: { isOn: false } } })
  expect(view.calls).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop optional emails?')
  press('Stop optional emails')
  const heading = await screen.findByRole('heading', { name: 'You’ll get no more optional emails.' })
  expect(document.activeElement).toBe(heading)
  view.answer({ unsubscribe: { change: { isOn: true } } })
  press('Send them again')
  await screen.findByRole('heading', { name: 'You’ll get optional emails again.' })
  expect(screen.queryByText(/We’ll only write/)).toBeNull()
  expect(view.callsTo('unsubscribe.change').map(({ body }) => body)).toEqual([{ isOn: false }, { isOn: true }])
  expect(view.callsTo('unsubscribe.change')[0]?.url).toContain('/optional.someone.signature')
})

test('a link that doesn’t work says so', async () => {
  open('optional.someone.', { unsubscribe: { change: refuse('unsubscribe.link_invalid') } })
  press('Stop optional emails')
  expect((await screen.findByRole('alert')).textContent).toContain('Please open it from the email again.')
})

test('a link without a list asks for the whole one', () => {
  open('nonsense')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link isn’t complete')
  expect(screen.queryByRole('button')).toBeNull()
})
