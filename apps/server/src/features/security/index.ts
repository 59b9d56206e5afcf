export { deviceName } from './device-name.ts'
export { askForEmailProof, checkEmailCode, findEmailLink, redeemEmailProof } from './email-proof.service.ts'
export { recordSecurityEvent } from './log.service.ts'
export { resealSecrets } from './reseal.ts'
export {
  askForSecondFactor,
  countSecondFactorAttempt,
  dropWaitingSignIns,
  passSecondFactor,
  type SecondFactor,
} from './second-factor.service.ts'
export { securityJobs, securityPurge } from './security.jobs.ts'
export { securityRoutes } from './security.routes.ts'
export type { AccountDoor } from './two-factor.service.ts'
