// @vitest-environment happy-dom
import type { Passkey } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancelDialog, creation, refuseDuplicate, fakeDevice } from '#testing/passkeys.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'

const phone: Passkey = {
  id: '0198a1f0-0000-7000-8000-0000000000a1',
  name: 'Mira’s phone',
  createdAt: '2026-07-04T06:00:00.000Z',
  lastUsedAt: '2026-11-02T06:12:00.000Z',
}
const laptop: Passkey = {
  ...phone,
  id: '0198a1f0-0000-7000-8000-0000000000a2',
  name: 'Chrome on Linux',
  lastUsedAt: null,
}

const open = (account: FakeApi['account'] = {}) =>
  renderScreen(<PasskeysPanel user={mira} />, {
    api: { account: { passkeys: [phone], startPasskey: creation, ...account } },
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('each passkey is shown with its last use', async () => {
  fakeDevice()
  open({ passkeys: [phone, laptop] })
  await screen.findByText('Mira’s phone')
  const [used, unused, password] = screen.getAllByRole('listitem')
  expect(used?.textContent).toMatch(/Mira’s phone.*Used .*2026/)
  expect(unused?.textContent).toContain('not used yet')
  expect(password?.textContent).toBe('PasswordChange')
})

test('without passkeys, the first can be added, and the page then asks for a name', async () => {
  fakeDevice()
  const view = open({ passkeys: [], addPasskey: laptop })
  await screen.findByText(/No passkey yet\./)
  view.answer({ account: { passkeys: [laptop], renamePasskey: { ...laptop, name: 'Kitchen laptop' } } })
  await press('Add a passkey')
  const dialog = await screen.findByRole('dialog', { name: 'Your passkey is ready' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Chrome on Linux')
  type('Name', ' ')
  await press('Save')
  expect(await screen.findByText('Please give it a name')).toBeTruthy()
  type('Name', 'Kitchen laptop')
  view.answer({ account: { passkeys: [{ ...laptop, name: 'Kitchen laptop' }] } })
  await press('Save')
  expect(await screen.findByText('Kitchen laptop')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(view.callsTo('account.addPasskey')[0]?.body).toMatchObject({ type: 'public-key' })
})

test('after an older sign-in, adding asks for the password and then continues by itself', async () => {
  fakeDevice()
  open({
    startPasskey: ({ body }) => {
      if (body?.password === undefined) return refuse('security.password_needed')
      return body.password === 'right' ? creation : refuse('account.password_wrong')
    },
    addPasskey: laptop,
  })
  await press('Add a passkey')
  await screen.findByRole('dialog', { name: 'It’s been a while.' })
  type('Password', 'wrong')
  await press('Continue')
  expect(await screen.findByText('That’s not your current password. Please try again.')).toBeTruthy()
  type('Password', 'right')
  await press('Continue')
  expect(await screen.findByRole('dialog', { name: 'Your passkey is ready' })).toBeTruthy()
})

test.each([
  ['called off', cancelDialog, undefined],
  ['for a device that has one', refuseDuplicate, 'This device has a passkey for your account already.'],
])('an addition %s changes nothing', async (_name, create, message) => {
  fakeDevice({ create })
  const view = open()
  await press('Add a passkey')
  if (message) expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add a passkey' }).getAttribute('aria-disabled')).toBeNull(),
  )
  expect(screen.queryByText('We couldn’t add the passkey. Please try again.')).toBeNull()
  expect(view.callsTo('account.addPasskey')).toEqual([])
})

test('an addition that the server refuses says so', async () => {
  fakeDevice()
  open({ addPasskey: refuse('account.passkey_refused') })
  await press('Add a passkey')
  expect(await screen.findByText('We couldn’t add the passkey. Please try again.')).toBeTruthy()
})

test('removing asks first, and then removes the row', async () => {
  fakeDevice()
  const view = open({ removePasskey: null })
  await press('Remove: Mira’s phone')
  await screen.findByRole('dialog', { name: 'Remove “Mira’s phone”?' })
  await press('Keep it')
  expect(view.callsTo('account.removePasskey')).toEqual([])
  await press('Remove: Mira’s phone')
  view.answer({ account: { passkeys: [] } })
  await press('Remove passkey')
  expect(await screen.findByText('Passkey removed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Mira’s phone')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ways you sign in'))
})

test('the last sign-in method stays, and the page says why', async () => {
  fakeDevice()
  open({ removePasskey: refuse('account.last_way_in') })
  await press('Remove: Mira’s phone')
  await press('Remove passkey')
  expect(await screen.findByText(/This is your only way to sign in\./)).toBeTruthy()
})

test('if the list doesn’t load, the page says so and still leads to the password', async () => {
  fakeDevice()
  open({ passkeys: breakDown() })
  expect(await screen.findByText('We couldn’t load your passkeys')).toBeTruthy()
  expect(screen.getByText('They haven’t changed. Please try again.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change password' })).toBeTruthy()
})

test('a browser without passkeys shows the list, but no button to add one', async () => {
  open()
  expect(await screen.findByText('This browser can’t make passkeys.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
