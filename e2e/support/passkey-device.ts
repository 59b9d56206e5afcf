import type { Page } from '@playwright/test'

/** A device with passkeys that confirms everything the browser asks its owner. */
export async function withDevice(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Whether it answers by itself. Otherwise it waits, like a member who is typing a password. */
    answers: (enabled: boolean) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
