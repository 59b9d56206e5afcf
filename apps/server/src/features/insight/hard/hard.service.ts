import type { HardPractices } from '@sadhana/contract'
import type { InsightDeps } from '../shared/insight.deps.ts'
import { listEndedPractices } from './hard.repo.ts'
import { hardPracticesOf } from './hard.rules.ts'

export const readHardPractices = async ({ db, clock }: InsightDeps, userId: string): Promise<HardPractices> =>
  hardPracticesOf(await listEndedPractices(db, userId, clock.now()))
