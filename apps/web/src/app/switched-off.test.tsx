// @vitest-environment happy-dom
import { type SwitchName, switchedOffTexts } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { PhoneButton } from '#features/account/phone/phone-button.tsx'
import { RegisterScreen } from '#features/account/registration/register-screen.tsx'
import { ImportArchivePanel } from '#features/portability/import-archive-panel.tsx'
import { ImportScreen } from '#features/portability/imports/import-screen.tsx'
import { EditSession } from '#features/practice/form/edit-session.tsx'
import { PicturesField } from '#features/practice/pictures/pictures-field.tsx'
import { EditProfileForm } from '#features/profile/edit-profile-form.tsx'
import { PictureButton } from '#features/profile/picture/picture-button.tsx'
import { WherePanel } from '#features/reminder/where-panel.tsx'
import { PhonePanel } from '#features/security/phone/phone-panel.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { noReminders } from '#testing/push.ts'
import { type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'

const nothing = () => undefined
const ways = (off: SwitchName[]): FakeApi => ({
  account: { socialProviders: { providers: [], phoneCountries: ['PT'], off } },
  portability: { imports: [] },
})

type Case = { name: SwitchName; place: string; screen: ReactElement; gone?: string }
const cases: Case[] = [
  {
    name: 'pictures',
    place: 'practice form',
    screen: <PicturesField entries={[]} onChange={nothing} />,
    gone: 'Add pictures',
  },
  { name: 'pictures', place: 'profile form', screen: <EditProfileForm user={mira} onDone={nothing} /> },
  { name: 'imports', place: 'import page', screen: <ImportScreen />, gone: 'Choose a file' },
  { name: 'imports', place: 'archive page', screen: <ImportArchivePanel />, gone: 'Choose a file' },
  {
    name: 'push',
    place: 'reminders page',
    screen: <WherePanel reminders={noReminders(null)} userId={mira.id} device="off" />,
    gone: 'Turn on for this device',
  },
  {
    name: 'texting',
    place: 'security page',
    screen: <PhonePanel user={{ ...mira, phone: null, phoneVerified: false }} />,
  },
  { name: 'texting', place: 'sign-in page', screen: <PhoneButton />, gone: 'Continue with Phone' },
  { name: 'registration', place: 'page for new accounts', screen: <RegisterScreen />, gone: 'Create account' },
]

test.each(cases)('with $name off, the $place says so in one sentence', async ({ name, screen: element, gone }) => {
  renderScreen(element, { user: { ...mira, off: [name] }, api: ways([name]) })
  expect(await screen.findByText(switchedOffTexts[name])).toBeTruthy()
  if (gone !== undefined) expect(screen.queryByRole('button', { name: gone })).toBeNull()
})

test.each(cases)('with $name on, the $place says nothing of it', async ({ name, screen: element }) => {
  renderScreen(element, { user: { ...mira, off: [] }, api: ways([]) })
  await waitFor(() => expect(document.body.textContent).not.toBe(''))
  expect(screen.queryByText(switchedOffTexts[name])).toBeNull()
})

test('the button on the picture is gone while pictures are off', () => {
  renderScreen(<PictureButton user={mira} />, { user: { ...mira, off: ['pictures'] } })
  expect(screen.queryByRole('button')).toBeNull()
})

/** As the frame around every screen does. */
function KnowsTheMember({ children }: { children: ReactElement }) {
  useQuery(currentUserQuery)
  return children
}

test('a refusal makes the screen learn what is off', async () => {
  const session = aPractice({ pictures: [{ id: '0198a1f0-0000-7000-8000-0000000000a1', caption: 'Dawn' }] })
  const form = <EditSession session={session} onClose={nothing} onSaved={nothing} />
  const view = renderScreen(<KnowsTheMember>{form}</KnowsTheMember>, {
    api: { practice: { edit: refuse('service.switched_off') }, practicePictures: { view: new ArrayBuffer(3) } },
  })
  view.answer({ account: { me: { ...mira, off: ['pictures'] } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(switchedOffTexts.pictures)).toBeTruthy()
})

test('while the installation is about to close, the page for new accounts says when instead', async () => {
  const closing = { on: '2026-12-24', reason: 'No one has time for it any more' }
  const socialProviders = { providers: [], phoneCountries: [], off: ['registration' as const], closing }
  renderScreen(<RegisterScreen />, { api: { account: { socialProviders } } })
  expect(await screen.findByText(/^This installation closes on 24 December 2026/)).toBeTruthy()
  expect(screen.queryByText(switchedOffTexts.registration)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
})
