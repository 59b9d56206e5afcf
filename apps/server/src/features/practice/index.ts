export { insertImportedHardships } from './hardships.repo.ts'
export { pictureJobs } from './pictures/pictures.jobs.ts'
export { practicePictureRoutes } from './pictures/pictures.routes.ts'
export { addPicture, describePicture } from './pictures/pictures.service.ts'
export { practicePurge } from './practice.jobs.ts'
export { practiceRoutes } from './practice.routes.ts'
export { logSession, logSit, removeImportedSessions, removeSession, type SitTrash } from './practice.service.ts'
export { insertImportedSessions } from './session-writes.repo.ts'
export {
  hardOf,
  type PracticeSessionRow,
  selectRecentSessions,
  sessionColumns,
  toPracticeSession,
} from './session.sql.ts'
export { tagTotals } from './tags.sql.ts'
