import type { EmailDelivery } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { createSuppressedAddresses, type Suppression } from '#platform/mail/suppressed-addresses.repo.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { findMember } from '../shared/members.repo.ts'

type AddressDeps = Pick<AccountDeps, 'clock' | 'keys'>
type Deps = AddressDeps & { db: Db }

/** The most serious reason is the one to know. */
const order: readonly Suppression['reason'][] = ['bounce', 'complaint', 'unsubscribed-all']

export async function readDelivery({ db, ...deps }: Deps, userId: string): Promise<EmailDelivery> {
  const { email } = (await findMember(db, userId)) ?? {}
  const all = email ? await createSuppressedAddresses(deps).list(db, email) : []
  const stopped = order.flatMap((reason) => all.find((suppression) => suppression.reason === reason) ?? [])[0]
  return { stopped: stopped ? { reason: stopped.reason, since: stopped.since.toISOString() } : null }
}

/**
 * Writes to the address again, because the member says that it works. An address that isn't verified may be someone
 * else's, so it can only be changed or verified.
 */
export async function resumeEmail({ db, ...deps }: Deps, userId: string): Promise<EmailDelivery> {
  const { email, emailVerified } = (await findMember(db, userId)) ?? {}
  if (email && emailVerified) await createSuppressedAddresses(deps).forget(db, email)
  return readDelivery({ db, ...deps }, userId)
}

/** Stops or resumes all emails that a member can do without. They are stopped by address, as a provider would. */
export const optionalEmails =
  (deps: AddressDeps) =>
  async (db: Db, userId: string, isOn: boolean): Promise<void> => {
    const { email } = (await findMember(db, userId)) ?? {}
    if (!email) return
    const suppressed = createSuppressedAddresses(deps)
    if (isOn) await suppressed.forget(db, email, ['unsubscribed-all'])
    else await suppressed.suppress(db, email, 'unsubscribed-all')
  }
