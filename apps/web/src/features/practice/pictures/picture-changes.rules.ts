import type { PracticePicture } from '@sadhana/contract'

/** A picture in the form, with its `bytes` until it has been sent. */
export type PictureEntry = { id: string; caption: string; bytes?: ArrayBuffer }

export const entriesOf = (pictures: readonly PracticePicture[]): PictureEntry[] =>
  pictures.map(({ id, caption }) => ({ id, caption: caption ?? '' }))

export const picturesOf = (entries: readonly PictureEntry[]): PracticePicture[] =>
  entries.map(({ id, caption }) => ({ id, caption: caption.trim() || null }))

export type PictureChanges = {
  removed: string[]
  added: { id: string; bytes: ArrayBuffer }[]
  described: { id: string; caption: string }[]
}

/** The requests needed so that the session has these pictures. */
export function changesOf(before: readonly PracticePicture[], after: readonly PictureEntry[]): PictureChanges {
  const captionOf = (id: string) => before.find((picture) => picture.id === id)?.caption ?? ''
  return {
    removed: before.map(({ id }) => id).filter((id) => !after.some((entry) => entry.id === id)),
    added: after.flatMap(({ id, bytes }) => (bytes ? [{ id, bytes }] : [])),
    described: after
      .map(({ id, caption }) => ({ id, caption: caption.trim() }))
      .filter(({ id, caption }) => caption !== captionOf(id)),
  }
}

export const isUnchanged = ({ removed, added, described }: PictureChanges): boolean =>
  removed.length + added.length + described.length === 0
