import { addPicture, describePicture } from '#features/practice/index.ts'
import { type PictureDeps, restorePortrait, tidyPictures } from '#features/profile/index.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import { archiveLimits } from '../archive/archive-format.service.ts'
import { openZip, type OpenedZip, Refused } from './zip-file.service.ts'
import type { Entries } from '../shared/entries.rules.ts'
import { deleteRow, findImport, listRows, updateRow } from './imports.repo.ts'
import { partsFolder } from './imports.service.ts'
import { joinParts } from './parts.service.ts'
import { restorePicturesJob } from './restore-pictures.jobs.ts'

/** After this many, other jobs have their turn. */
const picturesAtOnce = 50

/**
 * Every picture is re-encoded like an upload. A picture that can't be read, or whose practice is gone, is left out. A
 * row is deleted when its picture is done, so a second run continues where the first stopped.
 */
export async function restorePictures(deps: PictureDeps, userId: string, importId: string): Promise<void> {
  const { db, storage } = deps
  const importRecord = await findImport(db, userId, importId)
  if (importRecord?.state === 'undone') await tidyPictures(deps, userId)
  const parts = importRecord?.state === 'added' ? await joinParts(storage, userId, importId) : undefined
  if (!parts) return storage.deleteAll(partsFolder(userId, importId))
  const zip = await openZip(parts)
  const pictures = await listRows(db, userId, importId, { after: -1, count: picturesAtOnce, kind: 'picture' })
  for (const { number, entry } of pictures) {
    await unlessRefused(() => restorePicture(deps, userId, zip, entry))
    await deleteRow(db, userId, importId, number)
  }
  if (pictures.length === picturesAtOnce) return enqueue(db, restorePicturesJob, { userId, importId })
  const [portrait] = await listRows(db, userId, importId, { after: -1, count: 1, kind: 'portrait' })
  if (portrait && !portrait.entry.image) {
    await unlessRefused(() =>
      restorePortrait(deps, userId, contentOf(zip, portrait.entry.file), async (tx, image) => {
        const { state } = (await findImport(tx, userId, importId, { lock: true })) ?? {}
        if (state === 'added') await updateRow(tx, userId, importId, portrait.number, { ...portrait.entry, image })
        return state === 'added'
      }),
    )
  }
  await storage.deleteAll(partsFolder(userId, importId))
}

const contentOf = (zip: OpenedZip, file: string) => zip.read(file, archiveLimits.pictureBytes)

async function restorePicture(
  deps: PictureDeps,
  userId: string,
  zip: OpenedZip,
  { id, sessionId, file, caption }: Entries['picture'],
): Promise<void> {
  const place = { userId, sessionId, id }
  await addPicture(deps, place, contentOf(zip, file))
  if (caption) await describePicture(deps, place, caption)
}

/** Skips a broken picture, so that the others are still restored. */
async function unlessRefused(restore: () => Promise<unknown>): Promise<void> {
  try {
    await restore()
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof AppError)) throw error
  }
}
