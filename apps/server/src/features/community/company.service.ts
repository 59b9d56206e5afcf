import { type community, companyMost, type Reply } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { findCompany } from './company.repo.ts'

/** Enough for the nearest hundreds; at the busiest hour the answer is “or more” long before. */
const lookedAt = 500

export async function readCompany(db: Db, reader: string, sessionId: string): Promise<Reply<typeof community.company>> {
  const company = await findCompany(db, reader, sessionId, { most: companyMost + 1, lookedAt })
  if (!company) throw new AppError('practice.not_found')
  const { people, isCut } = company
  return { people: Math.min(people, companyMost), orMore: people > companyMost || isCut }
}
