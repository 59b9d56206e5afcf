import { z } from 'zod'
import type { Logger } from '#platform/log.ts'
import type { PictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { defineJob, handleJob, type Job, type ScheduledJob, workOnEach } from '#platform/queue/jobs.ts'
import { archiveKind, moveArchiveKind, tokenArchiveKind } from './archive/archive.service.ts'
import { makeArchiveJob, makeMoveArchiveJob, makeTokenArchiveJob } from './archive/make-archive.jobs.ts'
import { deleteOldImports } from './imports/imports.repo.ts'
import { partsFolder, undoLimit } from './imports/imports.service.ts'
import { readArchiveJob } from './imports/read-archive.jobs.ts'
import { restorePicturesJob } from './imports/restore-pictures.jobs.ts'
import { giveUpMadeFile, type MadeFileDeps, type MadeKind, purgeMadeFiles } from './made-files/made-files.service.ts'
import { deleteOldDepartures } from './moves/departures.repo.ts'
import { oldestOffer } from './moves/departures.service.ts'
import { type FetchDeps, fetchMove, tellArrival } from './moves/fetch-move.service.ts'
import { fetchMoveJob, tellArrivalJob } from './moves/moves.jobs.ts'
import { deleteOldMoves } from './moves/moves.repo.ts'
import { makeReportJob } from './report/make-report.jobs.ts'
import { reportKind } from './report/report.service.ts'

type JobDeps = MadeFileDeps & FetchDeps & { log: Logger; encoder: PictureEncoder }

/**
 * The zip and PDF libraries are loaded by the first job that needs them. The API imports these definitions too, and so
 * stays small.
 */
const builders = {
  archive: async () => (await import('./archive/build.service.ts')).buildArchive,
  'token archive': async () => (await import('./archive/build.service.ts')).buildTokenArchive,
  'archive for a move': async () => (await import('./archive/build.service.ts')).buildMoveArchive,
  report: async () => (await import('./report/build-report.service.ts')).buildReport,
}

function makes(deps: JobDeps, job: typeof makeArchiveJob, kind: MadeKind, what: keyof typeof builders): Job {
  return handleJob(job, async (named) => {
    try {
      const build = await builders[what]()
      await build(deps, named)
    } catch (error) {
      // The member sees the failure and can ask again. A retry hours later would surprise them.
      deps.log.error({ err: error }, `could not make the ${what}`)
      await giveUpMadeFile(deps.db, kind, named)
    }
  })
}

export const portabilityJobs = (deps: JobDeps): Job[] => [
  makes(deps, makeArchiveJob, archiveKind, 'archive'),
  makes(deps, makeTokenArchiveJob, tokenArchiveKind, 'token archive'),
  makes(deps, makeMoveArchiveJob, moveArchiveKind, 'archive for a move'),
  makes(deps, makeReportJob, reportKind, 'report'),
  handleJob(readArchiveJob, async ({ userId, importId }) => {
    const { readArchiveParts } = await import('./imports/read-archive.service.ts')
    await readArchiveParts(deps, userId, importId)
  }),
  handleJob(restorePicturesJob, async ({ userId, importId }) => {
    const { restorePictures } = await import('./imports/restore-pictures.service.ts')
    await restorePictures(deps, userId, importId)
  }),
  handleJob(fetchMoveJob, (named) => fetchMove(deps, named)),
  handleJob(tellArrivalJob, (named) => tellArrival(deps, named)),
]

const purge = defineJob({ name: 'portability.purge_outdated', payload: z.unknown() })
const dayMs = 24 * 60 * 60_000

export const portabilityPurge = (deps: MadeFileDeps & { log: Logger }): ScheduledJob => ({
  crontab: '23 * * * *',
  ...handleJob(purge, async () => {
    for (const kind of [archiveKind, tokenArchiveKind, moveArchiveKind, reportKind]) await purgeMadeFiles(deps, kind)
    const now = deps.clock.now()
    await deleteOldMoves(deps.db, oldestOffer(now))
    await deleteOldDepartures(deps.db, oldestOffer(now))
    const yesterday = new Date(now.getTime() - dayMs)
    await workOnEach(deps.log, {
      items: await deleteOldImports(deps.db, yesterday, undoLimit(now)),
      work: ({ userId, id }) => deps.storage.deleteAll(partsFolder(userId, id)),
      trouble: 'the files of an import could not be deleted',
    })
  }),
})
