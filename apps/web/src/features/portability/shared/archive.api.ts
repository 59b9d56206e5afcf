import { archiveRoutes, importRoutes, reportRoutes } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const archiveApi = callsOf(archiveRoutes)
export const importApi = callsOf(importRoutes)
export const reportApi = callsOf(reportRoutes)
