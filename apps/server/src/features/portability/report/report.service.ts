import { type Report, type ReportChoice, reportFileName } from '@sadhana/contract'
import { calendarOf } from '#features/journey/index.ts'
import { AppError } from '#platform/errors.ts'
import { enqueue } from '#platform/queue/jobs.ts'
import {
  beginMadeFile,
  type MadeFileDeps,
  type MadeKind,
  readMadeFile,
  removeMadeFile,
} from '../made-files/made-files.service.ts'
import { makeReportJob } from './make-report.jobs.ts'
import { findChoice, updateChoice } from './report.repo.ts'

export const reportKind: MadeKind = {
  table: 'practice_reports',
  folder: 'reports',
  ending: 'pdf',
  name: reportFileName,
  missing: 'portability.report_not_found',
}

export async function readReport(deps: MadeFileDeps, userId: string): Promise<Report | null> {
  const [made, choice] = [await readMadeFile(deps, reportKind, userId), await findChoice(deps.db, userId)]
  return made && choice ? { ...made, ...choice } : null
}

export async function makeReport(
  deps: MadeFileDeps,
  userId: string,
  { id, ...choice }: ReportChoice & { id: string },
): Promise<Report> {
  await calendarOf(deps.db, userId)
  await beginMadeFile(deps, reportKind, { userId, id }, async (tx) => {
    await updateChoice(tx, userId, choice)
    await enqueue(tx, makeReportJob, { userId, id })
  })
  const made = await readReport(deps, userId)
  if (!made) throw new AppError(reportKind.missing)
  return made
}

export const removeReport = (deps: MadeFileDeps, userId: string, id: string): Promise<null> =>
  removeMadeFile(deps, reportKind, { userId, id })
