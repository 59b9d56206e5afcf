import { defineRoutes } from '../http/http.ts'
import { archiveRoutes } from './archive.ts'
import { csvRoutes } from './csv.ts'
import { importRoutes } from './imports.ts'
import { moveRoutes } from './moves.ts'
import { reportRoutes } from './report.ts'

export * from './archive.ts'
export * from './csv.ts'
export * from './imports.ts'
export * from './moves.ts'
export * from './report.ts'

/** Home needs only the CSV route. Each part has its own file, so that a page loads no more than it needs. */
export const portability = defineRoutes({
  ...csvRoutes,
  ...archiveRoutes,
  ...importRoutes,
  ...moveRoutes,
  ...reportRoutes,
})
