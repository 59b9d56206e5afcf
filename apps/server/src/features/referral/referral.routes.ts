import { referral } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { generateCode, listReferrals, type ReferralDeps } from './referral.service.ts'

export const referralRoutes = (deps: Omit<ReferralDeps, 'db'>) =>
  implement(referral, {
    list: ({ member, db }) => listReferrals({ ...deps, db }, member.id),
    generate: ({ member, db }) => generateCode({ ...deps, db }, member.id),
  })
