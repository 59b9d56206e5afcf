import { Readable } from 'node:stream'
import type { ReportRange } from '@sadhana/contract'
import { feelingChangesOf, firstDayOf, rankLimbs } from '#features/insight/index.ts'
import { longestRunOf, readSettings } from '#features/journey/index.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { updateProgress } from '../made-files/made-files.repo.ts'
import { finishMadeFile, type MadeFileDeps, madeFileKey, type NamedFile } from '../made-files/made-files.service.ts'
import { statsOf, type LimbStats, type LoggedSession, periodOf, totalsOf } from './stats.rules.ts'
import { drawReport } from './draw-report.service.ts'
import { pagesOf } from './pages.rules.ts'
import { findChoice, findFirstDay, findReader, listLogged, listNotes, listTags } from './report.repo.ts'
import { reportKind } from './report.service.ts'

/** At most this many notes are printed, the newest ones. */
const maxNotes = 200
/** And so many tags, those used most. */
const maxTagsPrinted = 30

/** Counts limbs in the same way as the analytics. */
export function limbsOf(sessions: LoggedSession[]): LimbStats[] {
  const totals = totalsOf(sessions)
  const shifts = feelingChangesOf(totals)
  return rankLimbs(totals).map(({ limbType, sessions: times, minutes }) => ({
    limbType,
    sessions: times,
    minutes,
    shift: shifts.find((shift) => shift.limbType === limbType) ?? null,
  }))
}

export const firstOf = (range: ReportRange, today: string): string | undefined =>
  range === 'all-time' ? undefined : firstDayOf(range, today)

/** Counts, draws and stores a report. Stops if the member has cancelled. */
export async function buildReport(deps: MadeFileDeps, named: NamedFile): Promise<void> {
  const { db, clock, storage } = deps
  const { userId, id } = named
  const reach = (progress: number) => updateProgress(db, reportKind.table, userId, id, progress)
  const choice = await findChoice(db, userId)
  if (!choice || !(await reach(0))) return
  const { today, quietMode } = await readSettings({ db, clock }, userId)
  const period = periodOf(firstOf(choice.range, today), today, await findFirstDay(db, userId))
  const sessions = await listLogged(db, userId, period, choice.withHard ?? false)
  const stats = statsOf(sessions, period, limbsOf(sessions))
  if (!(await reach(0.4))) return
  const { name, language } = orAuthRequired(await findReader(db, userId))
  const pages = pagesOf(stats, {
    language,
    name,
    longestRun: await longestRunOf(db, userId, stats.minutesByDay.keys()),
    quiet: quietMode,
    notes: choice.withNotes ? await listNotes(db, userId, period, maxNotes) : null,
    tags: choice.withNotes ? await listTags(db, userId, period, maxTagsPrinted) : [],
  })
  if (!(await reach(0.6))) return
  const pdf = await drawReport(pages, { language, madeAt: clock.now() })
  if (!(await reach(0.9))) return
  await storage.put(madeFileKey(reportKind, named), Readable.from([pdf]), 'application/pdf')
  await finishMadeFile(deps, reportKind, named)
}
