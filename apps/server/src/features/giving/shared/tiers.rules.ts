import { type GivingTier, tiers } from '@sadhana/contract'

export type PaidTier = Exclude<GivingTier, 'financial-difficulty'>

export const nameOf = (tier: GivingTier): string => tiers.find(({ id }) => id === tier)?.name ?? 'Your own contribution'
