export { referralRoutes } from './referral.routes.ts'
export { createOperatorCode, redeemCode, requireRedeemableCode } from './referral.service.ts'
