import { security } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens/access-tokens.service.ts'
import { type EmailProofDeps, sendVerificationEmail } from './email-proof/email-proof.service.ts'
import { listSecurityLog } from './log/log.service.ts'
import { cancelRecovery, finishRecovery, type RecoveryDeps, startRecovery } from './recovery/recovery.service.ts'
import { endDevice, endOtherDevices, listDevices } from './login-sessions/login-sessions.service.ts'
import {
  confirmSetup,
  regenerateBackupCodes,
  startSetup,
  turnOff,
  type TwoFactorDeps,
} from './two-factor/two-factor.service.ts'

export const securityRoutes = (deps: Omit<TwoFactorDeps & RecoveryDeps & EmailProofDeps, 'db'>) =>
  implement(security, {
    enableTwoFactor: ({ member, body, db }) => startSetup({ ...deps, db }, member, body ?? {}),
    verifyTwoFactorSetup: ({ member, body, caller, db }) =>
      confirmSetup({ ...deps, db }, { userId: member.id, caller }, body.code),
    disableTwoFactor: ({ member, body, caller, db }) =>
      turnOff({ ...deps, db }, { userId: member.id, sessionId: member.sessionId, caller }, body),
    generateBackupCodes: ({ member, body, caller, db }) =>
      regenerateBackupCodes({ ...deps, db }, { userId: member.id, sessionId: member.sessionId, caller }, body),
    accessTokens: ({ member, db }) => listAccessTokens({ db }, member.id),
    createAccessToken: ({ member, body, caller, db }) => createAccessToken({ ...deps, db }, member, body, caller),
    revokeAccessToken: ({ member, params, caller, db }) =>
      revokeAccessToken({ ...deps, db }, member.id, params.id, caller),
    logs: ({ member, query, caller, db }) => listSecurityLog({ db }, member.id, query, caller.language),
    sessions: ({ member, caller, db }) => listDevices({ ...deps, db }, member, caller.language),
    endSession: ({ member, params, caller, db }) => endDevice({ ...deps, db }, member.id, params.id, caller),
    endOtherSessions: ({ member, caller, db }) => endOtherDevices({ ...deps, db }, member, caller),
    sendVerificationEmail: ({ member, db }) => sendVerificationEmail({ ...deps, db }, member.id),
    startRecovery: ({ body, caller, db }) => startRecovery({ ...deps, db }, body, caller),
    finishRecovery: ({ body, caller, db }) => finishRecovery({ ...deps, db }, body.token, caller),
    cancelRecovery: ({ member, caller, db }) => cancelRecovery({ ...deps, db }, member.id, caller),
  })
