/**
 * The folders of storage that hold members' files, and whether their archive contains them. What is in
 * `<folder>/<member id>/` goes when the member is erased. A feature can't store a file in a folder that isn't here.
 */
export const personalFolders = {
  /** The member's own picture. */
  pictures: { archive: true },
  /** Those on their practices, a folder for each; deleted ones keep theirs until they can't be restored any more. */
  'practice-pictures': { archive: true },
  /** Their archive and their report, each for a day. */
  archives: { archive: false },
  reports: { archive: false },
  /** An archive that they sent, until it is imported. */
  imports: { archive: false },
} as const

export const personalFolderNames = Object.keys(personalFolders) as (keyof typeof personalFolders)[]

export const personalFolder = (folder: keyof typeof personalFolders, userId: string): string => `${folder}/${userId}/`

/** Where the files of a member's archive are. */
export const archivedFolders = (userId: string): string[] =>
  personalFolderNames
    .filter((folder) => personalFolders[folder].archive)
    .map((folder) => personalFolder(folder, userId))
