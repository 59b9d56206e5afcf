export { referralRoutes } from './referral.routes.ts'
export { createOperatorCode, generateCode, redeemCode, requireRedeemableCode } from './referral.service.ts'
