import { security } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { sendVerificationEmail } from './email-proof.service.ts'
import { listSecurityLog } from './log.service.ts'
import { cancelRecovery, finishRecovery, startRecovery } from './recovery.service.ts'
import { endDevice, listDevices } from './sessions.service.ts'
import { confirmSetup, regenerateBackupCodes, startSetup, switchOff, type TwoFactorDeps } from './two-factor.service.ts'

export const securityRoutes = (deps: Omit<TwoFactorDeps, 'db'>) =>
  implement(security, {
    enableTwoFactor: ({ member, db }) => startSetup({ ...deps, db }, member.id),
    verifyTwoFactorSetup: ({ member, body, caller, db }) =>
      confirmSetup({ ...deps, db }, { userId: member.id, caller }, body.code),
    disableTwoFactor: ({ member, body, caller, db }) =>
      switchOff({ ...deps, db }, { userId: member.id, caller }, body.password),
    generateBackupCodes: ({ member, body, caller, db }) =>
      regenerateBackupCodes({ ...deps, db }, { userId: member.id, caller }, body.password),
    logs: ({ member, query, db }) => listSecurityLog({ db }, member.id, query),
    sessions: ({ member, db }) => listDevices({ ...deps, db }, member),
    endSession: ({ member, params, caller, db }) => endDevice({ ...deps, db }, member.id, params.id, caller),
    sendVerificationEmail: ({ member, db }) => sendVerificationEmail({ ...deps, db }, member.id),
    startRecovery: ({ body, caller, db }) => startRecovery({ ...deps, db }, body, caller),
    finishRecovery: ({ body, caller, db }) => finishRecovery({ ...deps, db }, body.token, caller),
    cancelRecovery: ({ member, caller, db }) => cancelRecovery({ ...deps, db }, member.id, caller),
  })
