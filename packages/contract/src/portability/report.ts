import { z } from 'zod'
import { analyticsRanges } from '../insight/insight.ts'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { Archive } from './archive.ts'

export const reportFileName = 'sadhana-compass-report.pdf'
export const reportRanges = [...analyticsRanges, 'all-time'] as const
export type ReportRange = (typeof reportRanges)[number]

/** What a report shows: the days it covers, and notes and hard endings only if they were asked for. */
const ReportChoice = z.object({
  range: z.enum(reportRanges),
  withNotes: z.boolean(),
  withHard: z.boolean().optional(),
})
export type ReportChoice = z.infer<typeof ReportChoice>

/** A record of a member's practice to print and keep, as a PDF. It is made and stored like an archive. */
export const Report = Archive.extend(ReportChoice.shape)
export type Report = z.infer<typeof Report>

export const reportRoutes = defineRoutes({
  report: {
    method: 'GET',
    path: '/api/report',
    summary: 'Get your report: being made, ready for 24 hours, or none.',
    access: 'member',
    reply: Report.nullable(),
    errors: [],
  },
  makeReport: {
    method: 'POST',
    path: '/api/report',
    summary: 'Make a report of your practice as a PDF. While one is being made, that one is returned.',
    access: 'member',
    /** The device's id for the report. Even if it is sent twice, it is made once. */
    body: ReportChoice.extend({ id: z.uuidv7() }),
    reply: Report,
    errors: [],
    limit: { max: 20, seconds: 3_600 },
  },
  removeReport: {
    method: 'DELETE',
    path: '/api/report/:id',
    summary: 'Stop making a report, or delete a finished one.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['portability.report_not_found'],
    limit: { max: 30, seconds: 60 },
  },
})
