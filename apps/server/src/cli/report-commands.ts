import { type DecisionAction, decisionText, Settlement } from '@sadhana/contract'
import type { Command } from 'commander'
import { z } from 'zod'
import { listReports, openReport } from '#features/community/index.ts'
import { resolveWithActions } from '#features/operator/index.ts'
import type { App } from '#app.ts'
import { check, explain, refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }
type Options = { reason: string; hide: boolean; warn: boolean; suspend?: string; json: boolean }

const lengths: Record<string, 7 | 30 | null> = { '7': 7, '30': 30, lifted: null }
const maxAtOnce = 100

/** The console's actions on reports, as shell commands. */
export function addReportCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const reports = cli.command('reports').description('list, open and settle reports from members')

  reports
    .command('list', { isDefault: true })
    .description('list open reports, worry about a person first, then by age: id, date, kind, member, what')
    .option('--json', 'print one JSON array', false)
    .action(async ({ json }: { json: boolean }) => {
      const { items, nextCursor } = await listReports(db, { limit: maxAtOnce })
      if (json) return print(JSON.stringify(items))
      for (const { id, at, kind, reported, isAboutSession } of items) {
        print(id, at.slice(0, 10), kind, reported.username, isAboutSession ? 'a session' : 'the member')
      }
      const more = nextCursor === null ? '' : ', and more'
      print(`${items.length} open ${items.length === 1 ? 'report' : 'reports'}${more}`)
    })

  reports
    .command('open')
    .description('print what was reported, and nothing more')
    .argument('<id>')
    .option('--json', 'print one JSON object', false)
    .action(async (id: string, { json }: { json: boolean }) => {
      const report = await openReport(db, idOf(id)).catch(explain)
      if (json) return print(JSON.stringify(report))
      print('about', report.reported.username)
      print('kind', report.kind)
      print('reported by', `${report.reporters} since ${report.since.slice(0, 10)}`)
      for (const said of [report.reason, ...report.alsoSaid]) for (const line of said.split('\n')) print('>', line)
      if (report.session) print('session', report.session.limbType, `${report.session.duration} minutes`)
      for (const line of report.session?.notes?.split('\n') ?? []) print('"', line)
      if (report.session?.tags.length) print('tags', report.session.tags.join(', '))
      if (report.isAboutSession && !report.session) print('session', 'no longer shared')
    })

  reports
    .command('settle')
    .description('hide the session, warn or suspend its owner, or any of them together')
    .argument('<id>')
    .option('--hide', 'take the session out of sight', false)
    .option('--warn', 'send a warning', false)
    .option('--suspend <time>', 'pause the account: 7 or 30 days, or until lifted')
    .requiredOption('--reason <text>', 'why, for the log and for the member')
    .option('--json', 'print what the member reads as JSON', false)
    .action(async (id: string, { hide, warn, suspend, reason, json }: Options) => {
      const actions: DecisionAction[] = [
        ...(hide ? (['hide'] as const) : []),
        ...(warn ? (['warn'] as const) : []),
        ...(suspend === undefined ? [] : (['suspend'] as const)),
      ]
      if (suspend !== undefined && !(suspend in lengths)) throw refused('a suspension lasts 7, 30 or lifted')
      const days = suspend === undefined ? undefined : lengths[suspend]
      const settlement = check(Settlement, { actions, reason, ...(days !== undefined && { days }) })
      const { practiceOn } = await openReport(db, idOf(id)).catch(explain)
      await resolveWithActions({ db, clock }, { by: 'shell', id, ...settlement }).catch(explain)
      const read = decisionText({ ...settlement, practiceOn })
      if (json) return print(JSON.stringify({ id, actions, read }))
      print(`report ${id} settled; the member reads:`)
      for (const paragraph of read) print('>', paragraph)
    })

  reports
    .command('close')
    .description('close a report that is about nothing against the rules; its reporters are thanked')
    .argument('<id>')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (id: string, { reason, json }: Options) => {
      const settlement = check(Settlement, { actions: ['close'], reason })
      await resolveWithActions({ db, clock }, { by: 'shell', id: idOf(id), ...settlement }).catch(explain)
      print(json ? JSON.stringify({ id, actions: ['close'] }) : `report ${id} closed`)
    })
}

const idOf = (id: string): string => check(z.uuid('this is no id of a report'), id)
