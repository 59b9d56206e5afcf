/**
 * The folders in storage that hold members' files, and whether their archive contains them. Everything in
 * `<folder>/<member id>/` is deleted when the member is erased. A feature can't store a file in a folder that isn't
 * listed here.
 */
export const personalFolders = {
  /** The member's own picture. */
  pictures: { archive: true },
  /**
   * Pictures of their practices, in a folder for each practice. A deleted practice keeps its pictures for as long as it
   * can be restored.
   */
  'practice-pictures': { archive: true },
  /** Their archive, those for their tools and for a move, and their report, each stored for a day. */
  archives: { archive: false },
  'token-archives': { archive: false },
  'move-archives': { archive: false },
  reports: { archive: false },
  /** An archive that they uploaded, until it is imported. */
  imports: { archive: false },
} as const

export const personalFolderNames = Object.keys(personalFolders) as (keyof typeof personalFolders)[]

export const personalFolder = (folder: keyof typeof personalFolders, userId: string): string => `${folder}/${userId}/`

/** The folders whose files belong in a member's archive. */
export const archivedFolders = (userId: string): string[] =>
  personalFolderNames
    .filter((folder) => personalFolders[folder].archive)
    .map((folder) => personalFolder(folder, userId))
