import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

/** How long a finished archive can be downloaded. */
export const archiveHours = 24
export const archiveFileName = 'sadhana-compass-archive.zip'

export const archiveStates = ['making', 'ready', 'failed'] as const

/** Everything we hold about a member, as one zip file. */
export const Archive = z.object({
  id: z.uuid(),
  state: z.enum(archiveStates),
  /** 0 to 1 while it is being made. */
  progress: z.number().min(0).max(1),
  createdAt: z.iso.datetime(),
  /** From `ready` on: its size, its download address, and how long that works. */
  bytes: z.int().nullable(),
  url: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type Archive = z.infer<typeof Archive>

export const archiveRoutes = defineRoutes({
  archive: {
    method: 'GET',
    path: '/api/archive',
    summary: 'Get your archive: being made, ready for 24 hours, or none.',
    access: 'member',
    token: 'export',
    reply: Archive.nullable(),
    errors: [],
  },
  makeArchive: {
    method: 'POST',
    path: '/api/archive',
    summary: 'Make an archive of everything we hold about you. While one is being made, that one is returned.',
    access: 'member',
    token: 'export',
    /** The device's id for the archive. Even if it is sent twice, it is made once. */
    body: z.object({ id: z.uuidv7() }),
    reply: Archive,
    errors: [],
    limit: { max: 5, seconds: 3_600 },
  },
  removeArchive: {
    method: 'DELETE',
    path: '/api/archive/:id',
    summary: 'Stop making an archive, or delete a finished one.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.archive_not_found'],
    limit: { max: 30, seconds: 60 },
  },
})
