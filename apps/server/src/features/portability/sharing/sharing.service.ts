import {
  type DateOrder,
  type NewSharedPage,
  type ShareableFigure,
  shareableFigures,
  sharedPageDays,
  type SharedFigures,
  type SharedPage,
  sharedPagesMax,
} from '@sadhana/contract'
import { readAnalytics } from '#features/insight/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyedHash, type Keys, sameBytes, sha256 } from '#platform/keys.ts'
import type { PictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { linkPreview, sharePicture } from './picture.rules.ts'
import {
  findPage,
  findPageByToken,
  findSharer,
  insertPage,
  listPages,
  lockMember,
  type StoredPage,
  updateRevoked,
} from './sharing.repo.ts'
import { freeze, isOpen } from './sharing.rules.ts'

export type SharingDeps = { db: Db; clock: Clock; keys: Keys; drawer: Pick<PictureDrawer, 'draw'> }

const tokenBytes = 16
const dayMs = 24 * 60 * 60_000

/**
 * The token is made from the page's id with our key. So the database alone opens no page, and the owner can copy the
 * link again.
 */
const tokenOf = (key: Buffer, userId: string, id: string): string =>
  keyedHash(key, `${userId} ${id}`).subarray(0, tokenBytes).toString('base64url')

/** The key may have been replaced since the page was created. */
function toSharedPage(
  { keys, clock }: Pick<SharingDeps, 'keys' | 'clock'>,
  userId: string,
  page: StoredPage,
): SharedPage {
  const token = keys
    .of('shared-page')
    .all.map((key) => tokenOf(key, userId, page.id))
    .find((made) => sameBytes(sha256(made), page.token))
  return {
    id: page.id,
    figures: page.figures,
    path: token && isOpen(page, clock.now()) ? `/shared/${token}` : null,
    revokedAt: page.revokedAt?.toISOString() ?? null,
  }
}

async function currentFigures(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  userId: string,
  displayName: string,
  chosen: readonly ShareableFigure[],
): Promise<SharedFigures> {
  return freeze(await readAnalytics({ db, clock }, userId, 'last-30-days'), displayName, chosen)
}

export async function listSharedPages(deps: Omit<SharingDeps, 'drawer'>, userId: string): Promise<SharedPage[]> {
  return (await listPages(deps.db, userId)).map((page) => toSharedPage(deps, userId, page))
}

/** If the id already exists, returns that page as it is now. */
export const share = (
  deps: Omit<SharingDeps, 'drawer'>,
  userId: string,
  { id, figures: chosen }: NewSharedPage,
): Promise<SharedPage> =>
  inTransaction(deps.db, async (tx) => {
    const { display_name: name } = orAuthRequired(await lockMember(tx, userId))
    const existing = await findPage(tx, userId, id)
    if (existing) return toSharedPage(deps, userId, existing)
    const now = deps.clock.now()
    const open = (await listPages(tx, userId)).filter((page) => isOpen(page, now))
    if (open.length >= sharedPagesMax) throw new AppError('portability.pages_full')
    const page = {
      id,
      token: sha256(tokenOf(deps.keys.of('shared-page').current, userId, id)),
      figures: await currentFigures({ ...deps, db: tx }, userId, name, chosen),
      expiresAt: new Date(now.getTime() + sharedPageDays * dayMs),
    }
    await insertPage(tx, userId, { ...page, createdAt: now })
    return toSharedPage(deps, userId, { ...page, revokedAt: null })
  })

export async function revoke(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<null> {
  if (!(await updateRevoked(db, userId, id, clock.now()))) throw new AppError('portability.page_not_found')
  return null
}

export async function drawPicture(
  { drawer, ...deps }: Pick<SharingDeps, 'db' | 'clock' | 'drawer'>,
  userId: string,
  { figures, dates }: { figures: readonly string[]; dates: DateOrder | undefined },
): Promise<{ png: string }> {
  const chosen = shareableFigures.filter((figure) => figures.includes(figure))
  const { display_name: name, language } = orAuthRequired(await findSharer(deps.db, userId))
  const png = await drawer.draw(sharePicture(await currentFigures(deps, userId, name, chosen), language, dates))
  return { png: Buffer.from(png).toString('base64') }
}

/** Revoked, expired and unknown pages get the same error. */
export async function openPage(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  token: string,
): Promise<SharedFigures> {
  const page = await findPageByToken(db, sha256(token))
  if (!page || !isOpen(page, clock.now())) throw new AppError('portability.page_not_found')
  return page.figures
}

export async function drawPreview(
  { drawer, ...deps }: Pick<SharingDeps, 'db' | 'clock' | 'drawer'>,
  token: string,
): Promise<Uint8Array> {
  const png = await drawer.draw(linkPreview(await openPage(deps, token)))
  // The page may have been revoked while it was drawn.
  await openPage(deps, token)
  return png
}
