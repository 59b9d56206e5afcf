import { pictureViews } from '@sadhana/contract'
import { z } from 'zod'
import { defineJob, handleJob } from '#platform/queue/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { folderOfPractice, pictureKey } from './picture-files.rules.ts'

/** Without a name, deletes all files of the practice. */
export const deletePictureFiles = defineJob({
  name: 'practice.delete_pictures',
  payload: z.object({ userId: z.uuid(), sessionId: z.uuid(), name: z.uuid().optional() }),
})

export const pictureJobs = ({ storage }: { storage: Storage }) => [
  handleJob(deletePictureFiles, async ({ userId, sessionId, name }) => {
    if (name === undefined) return storage.deleteAll(folderOfPractice(userId, sessionId))
    for (const view of pictureViews) await storage.delete(pictureKey(userId, sessionId, name, view))
  }),
]
