import { createHash, randomBytes } from 'node:crypto'
import type { Frozen } from './frozen.rules.ts'
import { type Order, orderOf } from './order.rules.ts'

/** Drawn once, before the first day. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/** Depends on nothing but the seed. */
export const orderFrom = (seed: string): Order => orderOf(createHash('sha256').update(seed).digest())

/** The same for the same question, wherever and however it is stored. */
export const hashOf = ({ frozen: { title, a, b, outcome, weeks }, firstDay, seed }: Frozen): string =>
  createHash('sha256')
    .update(JSON.stringify([title, a, b, outcome, weeks, firstDay, seed]))
    .digest('hex')
