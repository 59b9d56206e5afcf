import type { Readable } from 'node:stream'
import { type PictureView, pictureViews, type PracticePicture } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { PictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { type Picture, receivePicture } from '#platform/pictures/receive-picture.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { deletePictureFiles } from './pictures.jobs.ts'
import {
  deletePicture,
  findFiles,
  findRoom,
  insertPicture,
  lockSession,
  type Place,
  updateCaption,
} from './pictures.repo.ts'
import { pictureKey, pictureSizes } from './picture-files.rules.ts'

export type PictureDeps = {
  db: Db
  clock: Clock
  storage: Storage
  encoder: PictureEncoder
  log: Logger
}
export type ViewingDeps = Pick<PictureDeps, 'db' | 'storage'> & {
  /** Provided by `community`, which decides who may see a practice. */
  maySee: (db: Db, reader: string, sessionId: string) => Promise<boolean>
}

/**
 * The practice is saved before its pictures are uploaded, and stays whatever happens to them. If the device has sent
 * the picture before, returns the saved one.
 */
export async function addPicture(
  deps: PictureDeps,
  place: Place,
  content: AsyncIterable<Uint8Array>,
): Promise<PracticePicture> {
  const existing = await findPicture(deps.db, place)
  if (existing) return existing
  const { large, small } = pictureSizes
  return receivePicture(deps.encoder, content, [large, small], (picture) => storePicture(deps, place, picture))
}

async function findPicture(db: Db, place: Place): Promise<PracticePicture | null> {
  const room = await findRoom(db, place)
  if (!room) throw new AppError('practice.not_found')
  if (!room.picture && room.isFull) throw new AppError('practice.pictures_full')
  return room.picture
}

/** Stores the files first, without holding a connection. No one can find them until the row is saved. */
async function storePicture(deps: PictureDeps, place: Place, { read }: Picture): Promise<PracticePicture> {
  const { userId, sessionId, id } = place
  const name = newId()
  let isOurs = false
  try {
    for (const view of pictureViews) {
      await deps.storage.put(pictureKey(userId, sessionId, name, view), read(pictureSizes[view]), 'image/webp')
    }
    return await inTransaction(deps.db, async (tx) => {
      if (!(await lockSession(tx, userId, sessionId))) throw new AppError('practice.not_found')
      const sooner = await findPicture(tx, place)
      if (sooner) return sooner
      await insertPicture(tx, place, name, deps.clock.now())
      isOurs = true
      return { id, caption: null }
    })
  } catch (error) {
    isOurs = false
    throw error
  } finally {
    if (!isOurs) await deleteFiles(deps, place, name)
  }
}

/** If this fails too, the files are deleted with the practice. */
async function deleteFiles({ storage, log }: PictureDeps, { userId, sessionId }: Place, name: string): Promise<void> {
  try {
    for (const view of pictureViews) await storage.delete(pictureKey(userId, sessionId, name, view))
  } catch (error) {
    log.warn({ err: error }, 'could not delete the files of a picture')
  }
}

export async function describePicture({ db }: { db: Db }, place: Place, caption: string): Promise<PracticePicture> {
  const described = await updateCaption(db, place, caption || null)
  if (!described) throw new AppError('practice.picture_not_found')
  return described
}

export const removePicture = ({ db }: { db: Db }, place: Place): Promise<null> =>
  inTransaction(db, async (tx) => {
    const name = await deletePicture(tx, place)
    if (!name) throw new AppError('practice.picture_not_found')
    await enqueue(tx, deletePictureFiles, { userId: place.userId, sessionId: place.sessionId, name })
    return null
  })

type Viewing = Omit<Place, 'userId'> & { reader: string; view: PictureView }

/**
 * Checked for every view: when a practice becomes private, or one member blocks another, its pictures are hidden too.
 */
export async function viewPicture(
  { db, storage, maySee }: ViewingDeps,
  { reader, view, ...place }: Viewing,
): Promise<Readable> {
  const isSeen = await maySee(db, reader, place.sessionId)
  const files = isSeen && (await findFiles(db, place))
  const content = files && (await storage.get(pictureKey(files.userId, place.sessionId, files.name, view)))
  if (!content) throw new AppError('practice.picture_not_found')
  return content
}
