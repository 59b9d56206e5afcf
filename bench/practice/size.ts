import { memberId, type Size, requestedSizes } from '../kit/sizes.ts'

export const longHistory = 20_000

/** One more member, after all others, has a long history. */
export const longMember = ({ members }: Size): string => memberId(members)

export const practiceSizes = (standard: number[]): Size[] => requestedSizes('bench', standard)
