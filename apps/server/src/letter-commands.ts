import { letterMaxLength } from '@sadhana/contract'
import { type Command, CommanderError } from 'commander'
import { z } from 'zod'
import { answerLetter, closeLetter, listWaitingLetters, readLetter } from '#features/letters/index.ts'
import type { App } from './app.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }

const shownOfLetter = 80

/** Operators read and answer what members write to them. */
export function addLetterCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const letters = cli.command('letters').description('list, read, answer and close letters from members')

  letters
    .command('list', { isDefault: true })
    .description('list waiting letters, supporters first, then by age: id, date, place, kind, member, first words')
    .action(async () => {
      const waiting = await listWaitingLetters({ db, clock })
      for (const { id, createdAt, isUrgent, isFirstInLine, kind, username, text } of waiting) {
        const place = isUrgent ? 'urgent' : isFirstInLine ? 'supporter' : 'in turn'
        print(id, createdAt.toISOString().slice(0, 10), place, kind, username, text.slice(0, shownOfLetter))
      }
      print(`${waiting.length} waiting ${waiting.length === 1 ? 'letter' : 'letters'}`)
    })

  letters
    .command('read')
    .description('print a letter and what was attached to it')
    .argument('<id>')
    .action(async (id: string) => {
      const letter = isId(id) ? await readLetter(db, id) : undefined
      if (!letter) throw unknown(id)
      print('from', letter.username)
      print('kind', letter.kind)
      print('answer by email', letter.email ? 'yes' : 'no, on the page only')
      print('attached', letter.attachment ?? 'nothing')
      for (const line of letter.text.split('\n')) print('>', line)
      for (const line of letter.answer?.split('\n') ?? []) print('<', line)
    })

  letters
    .command('answer')
    .description('answer a letter and close it; an empty line begins a new paragraph')
    .argument('<id>')
    .argument('<text>')
    .action(async (id: string, text: string) => {
      const answer = text.trim()
      if (answer === '' || answer.length > letterMaxLength) {
        throw refused(`an answer has 1 to ${letterMaxLength} characters`)
      }
      if (!isId(id) || !(await answerLetter({ db, clock }, id, answer))) throw unknown(id)
      print(`letter ${id} answered`)
    })

  letters
    .command('close')
    .description('close a letter that needs no answer')
    .argument('<id>')
    .action(async (id: string) => {
      if (!isId(id) || !(await closeLetter({ db, clock }, id))) throw unknown(id)
      print(`letter ${id} closed`)
    })
}

const isId = (id: string) => z.uuid().safeParse(id).success
const refused = (message: string) => new CommanderError(1, 'cli.refused', message)
/** The typed id is not repeated: it could hold anything. */
const unknown = (id: string) => refused(isId(id) ? `no waiting letter with the id ${id}` : 'this is no id of a letter')
