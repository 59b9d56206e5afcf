import { personalFolder } from '#platform/personal-data/personal-folders.rules.ts'

/** Square sizes, for the profile page and for lists. */
export const pictureSizes = [
  { pixels: 512, cut: 'square' },
  { pixels: 96, cut: 'square' },
] as const

export const picturePath = '/api/pictures/'

export const folderOf = (userId: string): string => personalFolder('pictures', userId)
export const keyOf = (userId: string, name: string, pixels: number): string =>
  `${folderOf(userId)}${name}-${pixels}.webp`

/** The content of a URL never changes: each upload gets a new name. Earlier ones were a hash of the content. */
export const pictureUrl = (userId: string, name: string): string => `${picturePath}${userId}/${name}-512.webp`

const validPath = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{32}-(512|96)\.webp$/

/** The storage key for a path. Undefined if the path isn't valid. */
export const keyOfPath = (path: string): string | undefined => (validPath.test(path) ? `pictures/${path}` : undefined)
