// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { EmailDeliveryNotice } from './email-delivery-notice.tsx'

const since = '2026-03-12T10:00:00Z'

test.each([
  ['bounce', 'Our emails to this address have come back since 12 March 2026', 'Try this address again'],
  ['complaint', 'An email from us was marked as spam on 12 March 2026', 'Send emails again'],
  ['unsubscribed-all', 'You’ve had no optional emails since 12 March 2026', 'Send optional emails again'],
] as const)('after a %s the member is told why, and can change it', async (reason, title, button) => {
  const api = { account: { emailDelivery: { stopped: { reason, since } }, resumeEmail: { stopped: null } } }
  renderScreen(<EmailDeliveryNotice user={mira} />, { api })
  await screen.findByText(title)
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText('We’ll write to this address again')
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

test('an address that isn’t verified can’t be tried again', async () => {
  const api = { account: { emailDelivery: { stopped: { reason: 'bounce' as const, since } } } }
  renderScreen(<EmailDeliveryNotice user={{ ...mira, emailVerified: false }} />, { api })
  await screen.findByText(/come back since/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('nothing is shown while emails are sent, and nothing is asked without an address', async () => {
  const api = { account: { emailDelivery: { stopped: null } } }
  const fine = renderScreen(<EmailDeliveryNotice user={mira} />, { api })
  await waitFor(() => expect(fine.callsTo('account.emailDelivery')).toHaveLength(1))
  expect(screen.queryByRole('status')).toBeNull()
  fine.unmount()
  const without = renderScreen(<EmailDeliveryNotice user={{ ...mira, email: null }} />, { api })
  expect(without.callsTo('account.emailDelivery')).toEqual([])
})
