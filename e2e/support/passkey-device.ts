import type { Page } from '@playwright/test'

/** A device that keeps passkeys, and agrees to whatever the browser asks of its owner. */
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
    /** Whether it answers by itself; otherwise it waits, as a member does who types their password. */
    answers: (enabled: boolean) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
