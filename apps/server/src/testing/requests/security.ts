import type { api } from '@sadhana/contract'
import { codeOf } from '#testing/authenticator.ts'
import { type Kit, type Requests, secretFromMail } from './kit.ts'

async function memberWithTwoFactor(kit: Kit) {
  const asha = await kit.member()
  await kit.withTwoFactor(asha)
  return asha
}

async function verifiedMember(kit: Kit) {
  const asha = await kit.member()
  await kit.db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  return asha
}

async function lostTwoFactor(kit: Kit) {
  const asha = await memberWithTwoFactor(kit)
  return { asha, waiting: await kit.firstFactor(asha) }
}

export const securityRequests: Requests<typeof api>['security'] = {
  enableTwoFactor: async (kit) => {
    const asha = await verifiedMember(kit)
    return { as: asha, body: { password: asha.password } }
  },
  verifyTwoFactorSetup: async (kit) => {
    const asha = await verifiedMember(kit)
    const { secret } = await kit.as(asha).security.enableTwoFactor({ body: {} })
    return { as: asha, body: { code: codeOf(secret, kit.clock) } }
  },
  disableTwoFactor: async (kit) => {
    const asha = await memberWithTwoFactor(kit)
    return { as: asha, body: { password: asha.password } }
  },
  generateBackupCodes: async (kit) => {
    const asha = await memberWithTwoFactor(kit)
    return { as: asha, body: { password: asha.password } }
  },
  accessTokens: async (kit) => ({ as: await kit.member() }),
  createAccessToken: async (kit) => {
    const asha = await kit.member()
    return {
      as: asha,
      body: { name: 'My spreadsheet', scopes: ['export'], life: '30-days', password: asha.password },
    }
  },
  revokeAccessToken: async (kit) => {
    const asha = await kit.member()
    const body = { name: 'NFC tag', scopes: ['practice:log'], life: '1-year' } as const
    const { id } = await kit.as(asha).security.createAccessToken({ body: { ...body, scopes: [...body.scopes] } })
    return { as: asha, params: { id } }
  },
  logs: async (kit) => ({ as: await kit.member(), query: {} }),
  sessions: async (kit) => ({ as: await kit.member() }),
  endSession: async (kit) => {
    const asha = await kit.member()
    await kit.visitor().account.login({ body: { identifier: asha.username, password: asha.password } })
    const sessions = await kit.as(asha).security.sessions()
    return { as: asha, params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } }
  },
  endOtherSessions: async (kit) => ({ as: await kit.member() }),
  sendVerificationEmail: async (kit) => {
    const asha = await kit.member()
    // Signing up has already sent one, and the next is allowed after a minute.
    kit.clock.advance({ minutes: 1 })
    return { as: asha }
  },
  startRecovery: async (kit) => ({ body: (await lostTwoFactor(kit)).waiting }),
  finishRecovery: async (kit) => {
    const { asha, waiting } = await lostTwoFactor(kit)
    await kit.visitor().security.startRecovery({ body: waiting })
    const token = await secretFromMail(kit, asha.email, 'Request to turn off two-factor authentication')
    kit.clock.advance({ hours: 72 })
    return { body: { token } }
  },
  cancelRecovery: async (kit) => {
    const { asha, waiting } = await lostTwoFactor(kit)
    await kit.visitor().security.startRecovery({ body: waiting })
    return { as: asha }
  },
}
