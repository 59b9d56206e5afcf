import { randomUUID } from 'node:crypto'
import type { api } from '@sadhana/contract'
import { issueTicket } from '#features/account/social/tickets.service.ts'
import { codeOf } from '#testing/authenticator.ts'
import { newState } from '#testing/identity/social-app.ts'
import { newPasskey, softKey } from '#testing/passkeys/soft-key.ts'
import { aDeparture, exchangeOf } from '#testing/portability/departures.ts'
import { type Kit, type Requests, secretFromMail } from './kit.ts'

const newPassword = 'a lamp in a windless place'

async function waitingForTwoFactor(kit: Kit) {
  const asha = await kit.member()
  const factor = await kit.withTwoFactor(asha)
  kit.clock.advance({ seconds: 30 })
  return { ...factor, waiting: await kit.firstFactor(asha) }
}

async function memberWithPasskey(kit: Kit) {
  const asha = await kit.member()
  const { key, passkey } = await newPasskey(kit.as(asha))
  return { asha, key, passkey }
}

async function waitingForPasskey(kit: Kit) {
  const { asha, key } = await memberWithPasskey(kit)
  await kit.withTwoFactor(asha)
  return { key, waiting: await kit.firstFactor(asha) }
}

/** A ticket as if a provider had identified someone. */
const aTicket = (kit: Kit): Promise<string> =>
  issueTicket(kit, { provider: 'google', subject: randomUUID(), email: null, name: 'Asha', browser: null })

export const accountRequests: Requests<typeof api>['account'] = {
  register: async (kit) => ({ body: await kit.newcomer() }),
  login: async (kit) => {
    const { username, password } = await kit.member()
    return { body: { identifier: username, password } }
  },
  verifyTwoFactor: async (kit) => {
    const { secret, waiting } = await waitingForTwoFactor(kit)
    return { body: { ...waiting, code: codeOf(secret, kit.clock) } }
  },
  verifyBackupCode: async (kit) => {
    const { backupCodes, waiting } = await waitingForTwoFactor(kit)
    return { body: { ...waiting, code: backupCodes[0] ?? '' } }
  },
  refresh: async (kit) => ({ body: { refreshToken: (await kit.member()).refreshToken } }),
  logout: async (kit) => ({ body: { refreshToken: (await kit.member()).refreshToken } }),
  me: async (kit) => ({ as: await kit.member() }),
  forgotPassword: async (kit) => ({ body: { email: (await kit.member()).email } }),
  resetPassword: async (kit) => {
    const { email } = await kit.member()
    await kit.visitor().account.forgotPassword({ body: { email } })
    const token = await secretFromMail(kit, email, 'Reset your password')
    return { body: { token, password: newPassword, confirmPassword: newPassword } }
  },
  emailDelivery: async (kit) => ({ as: await kit.member() }),
  resumeEmail: async (kit) => ({ as: await kit.member() }),
  verifyEmail: async (kit) => {
    const asha = await kit.member()
    return { body: { token: await secretFromMail(kit, asha.email, 'Verify your email address') } }
  },
  changeEmail: async (kit) => {
    const asha = await kit.member()
    return { as: asha, body: { email: `new-${asha.email}`, password: asha.password } }
  },
  erasurePreview: async (kit) => ({ as: await kit.member() }),
  sendErasureCode: async (kit) => {
    const asha = await kit.member()
    await kit.db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
    // The first email has verified the address.
    kit.clock.advance({ minutes: 1 })
    return { as: asha }
  },
  erase: async (kit) => {
    const asha = await kit.member()
    return { as: asha, body: { way: 'password', password: asha.password } }
  },
  eraseAtOnce: async (kit) => {
    const asha = await kit.member()
    const { url } = await kit.as(asha).portability.approveDeparture({ body: aDeparture() })
    const { token } = await kit.visitor().portability.departureToken({ body: exchangeOf(url) })
    await kit.visitor().portability.departureArrived({ body: { token } })
    return { as: asha, body: { way: 'password', password: asha.password } }
  },
  askErasurePasskey: async (kit) => ({ as: (await memberWithPasskey(kit)).asha }),
  startErasureProvider: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).account.linkSocial({ body: { ticket: await aTicket(kit) } })
    return { as: asha, body: { provider: 'google', state: newState() } }
  },
  confirmWithPasskey: async (kit) => {
    const { asha, key } = await memberWithPasskey(kit)
    return { as: asha, body: key.answer(await kit.as(asha).account.askErasurePasskey()) }
  },
  passkeys: async (kit) => ({ as: await kit.member() }),
  startPasskey: async (kit) => {
    const asha = await kit.member()
    return { as: asha, body: { password: asha.password } }
  },
  addPasskey: async (kit) => {
    const asha = await kit.member()
    return { as: asha, body: softKey().create(await kit.as(asha).account.startPasskey({ body: {} })) }
  },
  renamePasskey: async (kit) => {
    const { asha, passkey } = await memberWithPasskey(kit)
    return { as: asha, params: { id: passkey.id }, body: { name: 'Kitchen laptop' } }
  },
  removePasskey: async (kit) => {
    const { asha, passkey } = await memberWithPasskey(kit)
    return { as: asha, params: { id: passkey.id }, body: { password: asha.password } }
  },
  askForPasskey: async () => ({}),
  signInWithPasskey: async (kit) => {
    const { key } = await memberWithPasskey(kit)
    return { body: key.answer(await kit.visitor().account.askForPasskey()) }
  },
  askForPasskeyStep: async (kit) => ({ body: (await waitingForPasskey(kit)).waiting }),
  verifyPasskey: async (kit) => {
    const { key, waiting } = await waitingForPasskey(kit)
    return {
      body: { ...waiting, answer: key.answer(await kit.visitor().account.askForPasskeyStep({ body: waiting })) },
    }
  },
  changePassword: async (kit) => {
    const asha = await kit.member()
    return { as: asha, body: { currentPassword: asha.password, newPassword } }
  },
  socialProviders: async () => ({}),
  registerSocial: async (kit) => {
    const { referralCode } = await kit.newcomer()
    return { body: { ticket: await aTicket(kit), referralCode, displayName: 'Asha' } }
  },
  socialRefusal: async (kit) => ({ body: { ticket: await aTicket(kit) } }),
  linkedAccounts: async (kit) => ({ as: await kit.member() }),
  linkSocial: async (kit) => ({ as: await kit.member(), body: { ticket: await aTicket(kit) } }),
  unlinkSocial: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).account.linkSocial({ body: { ticket: await aTicket(kit) } })
    return { as: asha, body: { provider: 'google' } }
  },
}
