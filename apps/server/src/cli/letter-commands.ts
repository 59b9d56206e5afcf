import { ActReason, LetterAnswer } from '@sadhana/contract'
import type { Command } from 'commander'
import { z } from 'zod'
import { closeUnanswered, listAllWaiting, openLetter, sendLetterAnswer } from '#features/operator/index.ts'
import { AppError } from '#platform/errors.ts'
import type { App } from '#app.ts'
import { check, refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }
type Json = { json: boolean }

const places = { worry: 'urgent', supporter: 'supporter', turn: 'in turn' } as const

/** Commands to list, open and answer members' letters. */
export function addLetterCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const deps = { db, clock }
  const letters = cli.command('letters').description('list, read, answer and close letters from members')

  letters
    .command('list', { isDefault: true })
    .description('list waiting letters, supporters first, then by age: id, date, place, kind, member, first words')
    .option('--json', 'print one JSON array', false)
    .action(async ({ json }: Json) => {
      const waiting = await listAllWaiting(deps)
      if (json) return print(JSON.stringify(waiting))
      for (const { id, createdAt, place, kind, username, title } of waiting) {
        print(id, createdAt.slice(0, 10), places[place], kind, username, title)
      }
      print(`${waiting.length} waiting ${waiting.length === 1 ? 'letter' : 'letters'}`)
    })

  letters
    .command('read')
    .description('print a letter and what was attached to it; the first time, this is logged')
    .argument('<id>')
    .option('--json', 'print the letter as JSON', false)
    .action(async (id: string, { json }: Json) => {
      const letter = await openLetter(deps, 'shell', checkId(id)).catch(explain(id))
      if (json) return print(JSON.stringify(letter))
      print('from', letter.username)
      print('kind', letter.kind)
      print('answer by email', letter.isAnsweredByEmail ? 'yes' : 'no, on the page only')
      print('attached', letter.attachment ?? 'nothing')
      if (letter.words) {
        print('words shown', letter.words.shown)
        print('language', letter.words.language)
        print('page', letter.words.page)
        print('texts', letter.words.keys.join(', ') || 'not found')
      }
      for (const line of letter.text.split('\n')) print('>', line)
      for (const line of letter.answer?.split('\n') ?? []) print('<', line)
    })

  letters
    .command('answer')
    .description('answer a letter and close it; an empty line begins a new paragraph')
    .argument('<id>')
    .argument('<text>')
    .option('--json', 'print the new state as JSON', false)
    .action(async (id: string, text: string, { json }: Json) => {
      const { answer } = check(LetterAnswer, { answer: text })
      await sendLetterAnswer(deps, 'shell', checkId(id), answer).catch(explain(id))
      print(json ? JSON.stringify({ id, state: 'answered' }) : `letter ${id} answered`)
    })

  letters
    .command('close')
    .description('close a letter that needs no answer')
    .argument('<id>')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the new state as JSON', false)
    .action(async (id: string, { reason, json }: Json & { reason: string }) => {
      const checked = check(ActReason, { reason })
      await closeUnanswered(deps, 'shell', checkId(id), checked.reason).catch(explain(id))
      print(json ? JSON.stringify({ id, state: 'closed' }) : `letter ${id} closed`)
    })
}

/** The message doesn't repeat the id, because an operator could have typed anything. */
const checkId = (id: string): string => check(z.uuid('this is no id of a letter'), id)

const explain = (id: string) => (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  throw refused(error.code === 'operator.reason_names' ? error.message : `no waiting letter with the id ${id}`)
}
