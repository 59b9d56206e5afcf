export { authenticateByToken, endAccessTokens } from './access-tokens/access-tokens.service.ts'
export { deviceName } from './log/device-name.service.ts'
export { findAlreadyVerified } from './email-proof/email-proof.repo.ts'
export {
  askForEmailProof,
  checkEmailCode,
  findEmailLink,
  offerEmailProof,
  sendVerificationEmail,
  type EmailProofDeps,
  redeemEmailProof,
  useOwnerCode,
} from './email-proof/email-proof.service.ts'
export { recordSecurityEvent } from './log/log.service.ts'
export { countUnreadableSecrets, reencryptSecrets } from './two-factor/reencrypt.service.ts'
export {
  askForTwoFactor,
  confirmTwoFactor,
  countTwoFactorAttempt,
  dropWaitingSignIns,
  isWaitingForTwoFactor,
  passTwoFactor,
  passWaitingSignIn,
  type TwoFactor,
} from './two-factor/two-factor-sign-in.service.ts'
export {
  requireFullOwner,
  requireOwner,
  requirePassword,
  requireSecondFactor,
} from './two-factor/owner-proof.service.ts'
export { securityJobs, securityPurge } from './security.jobs.ts'
export { resetTwoFactor } from './two-factor/two-factor.service.ts'
export { securityRoutes } from './security.routes.ts'
export { type AccountPort } from './shared/security.deps.ts'
