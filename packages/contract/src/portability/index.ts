import { defineRoutes } from '../http/http.ts'
import { archiveRoutes } from './archive.ts'
import { csvRoutes } from './csv.ts'
import { importRoutes } from './imports.ts'
import { reportRoutes } from './report.ts'

export * from './archive.ts'
export * from './csv.ts'
export * from './imports.ts'
export * from './report.ts'

/** Home asks for a CSV file and nothing else; each part has a file of its own, so that a page loads no more. */
export const portability = defineRoutes({ ...csvRoutes, ...archiveRoutes, ...importRoutes, ...reportRoutes })
