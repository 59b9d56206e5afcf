import type { CurrentUser } from '@sadhana/contract'
import { lockPicture, readCurrentUser, updatePicture } from '#features/account/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { PictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { type Picture, receivePicture } from '#platform/pictures/receive-picture.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { folderOf, keyOf, pictureSizes, pictureUrl } from './picture.rules.ts'

export type PictureDeps = { db: Db; clock: Clock; storage: Storage; encoder: PictureEncoder; log: Logger }

/** The old picture stays until the new one is stored and saved, whatever goes wrong. */
export async function changePicture(
  deps: PictureDeps,
  userId: string,
  content: AsyncIterable<Uint8Array>,
): Promise<CurrentUser> {
  await receivePicture(deps.encoder, content, pictureSizes, (picture) => savePicture(deps, userId, picture))
  await tidyPictures(deps, userId)
  return readCurrentUser(deps, userId)
}

const savePicture = (deps: PictureDeps, userId: string, picture: Picture): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    orAuthRequired(await lockPicture(tx, userId))
    await storePicture({ ...deps, db: tx }, userId, picture)
  })

async function storePicture({ db, clock, storage }: PictureDeps, userId: string, { name, read }: Picture) {
  for (const size of pictureSizes) await storage.put(keyOf(userId, name, size.pixels), read(size), 'image/webp')
  await updatePicture(db, userId, pictureUrl(userId, name), clock.now())
}

/** Restores a picture from an archive, for a member without one. `claim` runs in the transaction and may refuse. */
export async function restorePortrait(
  deps: PictureDeps,
  userId: string,
  content: AsyncIterable<Uint8Array>,
  claim: (tx: Db, image: string) => Promise<boolean>,
): Promise<void> {
  await receivePicture(deps.encoder, content, pictureSizes, (picture) =>
    inTransaction(deps.db, async (tx) => {
      if (!(await claim(tx, pictureUrl(userId, picture.name)))) return
      const held = await lockPicture(tx, userId)
      if (held?.image === null) await storePicture({ ...deps, db: tx }, userId, picture)
    }),
  )
}

/** The files stay until `tidyPictures` runs. */
export async function undoPortrait(
  { db: tx, clock }: Pick<PictureDeps, 'db' | 'clock'>,
  userId: string,
  image: string,
): Promise<void> {
  const held = await lockPicture(tx, userId)
  if (held?.image === image) await updatePicture(tx, userId, null, clock.now())
}

export async function removePicture(deps: PictureDeps, userId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    orAuthRequired(await lockPicture(tx, userId))
    await updatePicture(tx, userId, null, deps.clock.now())
  })
  await tidyPictures(deps, userId)
}

/**
 * Deletes every file that doesn't belong to the member's current picture, under the same lock as uploads. If this
 * fails, the change still counts, and the next run deletes what is left.
 */
export async function tidyPictures({ db, storage, log }: PictureDeps, userId: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const { image = null } = (await lockPicture(tx, userId)) ?? {}
      for await (const key of storage.list(folderOf(userId))) {
        if (!pictureSizes.some(({ pixels }) => image !== null && key === keyOfUrl(userId, image, pixels))) {
          await storage.delete(key)
        }
      }
    })
  } catch (error) {
    log.warn({ err: error }, 'could not delete old pictures')
  }
}

const keyOfUrl = (userId: string, image: string, pixels: number): string =>
  keyOf(userId, /([0-9a-f]{32})-\d+\.webp$/.exec(image)?.[1] ?? 'none', pixels)
