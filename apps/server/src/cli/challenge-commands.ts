import { ActReason } from '@sadhana/contract'
import type { Command } from 'commander'
import { z } from 'zod'
import { listEveryChallenge } from '#features/journey/index.ts'
import { changeChallenge, defineFromShell } from '#features/operator/index.ts'
import { AppError } from '#platform/errors.ts'
import type { App } from '#app.ts'
import { explain, refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }

type Definition = {
  title: string
  description: string
  type: string
  requirement: string
  limb?: string
  part?: string
  from: string
  to: string
  json: boolean
}

/** Commands to list, define, open and close challenges. Our own series open and close automatically. */
export function addChallengeCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const challenges = cli.command('challenges').description('list, define, open and close challenges')

  challenges
    .command('list', { isDefault: true })
    .description('list challenges, newest first: id, state, dates, what counts, people, title')
    .option('--json', 'print one JSON array', false)
    .action(async ({ json }: { json: boolean }) => {
      const all = await listEveryChallenge(db)
      if (json) return print(JSON.stringify(all))
      for (const {
        id,
        isActive,
        startDate,
        endDate,
        requirement,
        type,
        limbType,
        partOfDay,
        participants,
        title,
      } of all) {
        const counted = [requirement, type, limbType, partOfDay].filter((part) => part !== null).join(' ')
        const people = `${participants} ${participants === 1 ? 'person' : 'people'}`
        print(id, isActive ? 'open' : 'closed', `${startDate} to ${endDate}`, counted, people, title)
      }
      print(`${all.length} ${all.length === 1 ? 'challenge' : 'challenges'}`)
    })

  challenges
    .command('define')
    .description('define a challenge; members can join it from two weeks before its first day')
    .requiredOption('--title <text>', 'what it is called')
    .requiredOption('--description <text>', 'what to do, in a sentence')
    .requiredOption('--type <type>', 'what counts: days, minutes or limbs')
    .requiredOption('--requirement <number>', 'how many of them')
    .requiredOption('--from <date>', 'the first day, such as 2026-11-01')
    .requiredOption('--to <date>', 'the last day')
    .option('--limb <limb>', 'only this limb counts')
    .option('--part <part>', 'only this part of the day counts: morning, afternoon or evening')
    .option('--json', 'print the id as JSON', false)
    .action(async ({ requirement, limb, part, from, to, json, ...options }: Definition) => {
      const id = await defineFromShell(
        { db, clock },
        {
          ...options,
          requirement: Number(requirement),
          limbType: limb ?? null,
          partOfDay: part ?? null,
          startDate: from,
          endDate: to,
        },
      ).catch(explain)
      print(json ? JSON.stringify({ id }) : `challenge ${id} defined`)
    })

  const change = async (id: string, isOpen: boolean, reason?: string) => {
    if (!z.uuid().safeParse(id).success) throw unknown
    await changeChallenge({ db, clock }, 'shell', { id, isOpen, reason }).catch((error: unknown) => {
      throw error instanceof AppError ? unknown : error
    })
  }

  challenges
    .command('open')
    .description('open a closed challenge again')
    .argument('<id>')
    .option('--json', 'print the new state as JSON', false)
    .action(async (id: string, { json }: { json: boolean }) => {
      await change(id, true)
      print(json ? JSON.stringify({ id, isActive: true }) : `challenge ${id} is open`)
    })

  challenges
    .command('close')
    .description('close a challenge; what members did in it stays theirs')
    .argument('<id>')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the new state as JSON', false)
    .action(async (id: string, { json, ...options }: { reason: string; json: boolean }) => {
      const { data, error } = ActReason.safeParse(options)
      if (!data) return explain(error)
      await change(id, false, data.reason)
      print(json ? JSON.stringify({ id, isActive: false }) : `challenge ${id} is closed`)
    })
}

const unknown = refused('there is no challenge with this id')
