import { maxPasskeys, type NewPasskey, type OwnerProof, type Passkey, type PasskeyCreation } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { deviceName, recordSecurityEvent, requireFullOwner } from '#features/security/index.ts'
import type { Caller, Member } from '#platform/caller.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { lockMember } from '../shared/members.repo.ts'
import { withPasswords } from '../owner-proof/owner-proof.service.ts'
import { findForPassword } from '../shared/users.repo.ts'
import {
  deletePasskey,
  hasWayIn,
  insertPasskey,
  listCredentials,
  listPasskeys as findPasskeys,
  updateName,
} from './passkeys.repo.ts'
import { askToCreate, checkCreated } from './webauthn.service.ts'

type StoredPasskey = Awaited<ReturnType<typeof findPasskeys>>[number]

const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function listPasskeys({ db }: Pick<AccountDeps, 'db'>, userId: string): Promise<Passkey[]> {
  return (await findPasskeys(db, userId)).map(toPasskey)
}

export async function startPasskey(deps: AccountDeps, member: Member, proof: OwnerProof): Promise<PasskeyCreation> {
  await requireFullOwner(withPasswords(deps), member, proof)
  const { username, displayName } = orAuthRequired(await findForPassword(deps.db, member.id))
  const existing = await listCredentials(deps.db, member.id)
  if (existing.length >= maxPasskeys) throw new AppError('account.passkeys_full')
  return askToCreate(deps, { userId: member.id, username, displayName }, existing)
}

export async function addPasskey(
  deps: AccountDeps,
  userId: string,
  response: NewPasskey,
  caller: Caller,
): Promise<Passkey> {
  const { id: credentialId, publicKey, counter, transports } = await checkCreated(deps, userId, response)
  const at = deps.clock.now()
  const name = deviceName(caller.language, caller.userAgent).slice(0, 40)
  const id = newId()
  await inTransaction(deps.db, async (tx) => {
    await lockMember(tx, userId)
    if ((await listCredentials(tx, userId)).length >= maxPasskeys) throw new AppError('account.passkeys_full')
    const isNew = await insertPasskey(tx, {
      id,
      userId,
      credentialId: Buffer.from(credentialId, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      name,
      at,
    })
    if (!isNew) throw new AppError('account.passkey_refused')
    await recordSecurityEvent(tx, { userId, type: 'passkey_added_success', at, ip: caller.ip, details: name })
  })
  return { id, name, createdAt: at.toISOString(), lastUsedAt: null }
}

export async function renamePasskey(
  { db }: Pick<AccountDeps, 'db'>,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const renamed = await updateName(db, userId, id, name)
  if (!renamed) throw new AppError('account.passkey_not_found')
  return toPasskey(renamed)
}

type Removal = { id: string; proof: OwnerProof }

export async function removePasskey(
  deps: AccountDeps,
  member: Member,
  { id, proof }: Removal,
  caller: Caller,
): Promise<null> {
  await requireFullOwner(withPasswords(deps), member, proof)
  const { id: userId } = member
  await inTransaction(deps.db, async (tx) => {
    // The member is locked, so that two requests can't remove the last two ways to sign in.
    await lockMember(tx, userId)
    const removed = await deletePasskey(tx, userId, id)
    if (!removed) throw new AppError('account.passkey_not_found')
    if (!(await hasWayIn(tx, userId))) throw new AppError('account.last_way_in')
    const at = deps.clock.now()
    await recordSecurityEvent(tx, { userId, type: 'passkey_removed', at, ip: caller.ip, details: removed.name })
  })
  return null
}
