import {
  type Language,
  type Reflection,
  type ReflectionChoice,
  reflectionFromPractices,
  type ReflectionPage,
  type ReflectionRead,
  todayOf,
} from '@sadhana/contract'
import type { IsOpenTo } from '#features/giving/index.ts'
import { inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { InsightDeps } from '../shared/insight.deps.ts'
import {
  countPractices,
  deleteReflection,
  findMonth,
  findNewest,
  findReflection,
  findReflectionMember,
  insertReflection,
  listDue,
  lockMonthlyChoice,
  type ReflectionRow,
  saveChoice,
} from './reflection.repo.ts'
import { lastMonthOf, reflect } from './reflection.rules.ts'

export type ReflectionDeps = InsightDeps & { isOpen: IsOpenTo }

const isIncluded = ({ db, isOpen }: ReflectionDeps, userId: string) => isOpen(db, userId, 'premium-insights')

async function findMember({ db, clock }: InsightDeps, userId: string) {
  const { choice, ...calendar } = orAuthRequired(await findReflectionMember(db, userId))
  return { choice, lastMonth: lastMonthOf(todayOf({ now: clock.now(), ...calendar })) }
}

function toReflection({ content, read, madeAt, ...row }: ReflectionRow, language: Language): Reflection | null {
  if (!content) return null
  // The page is kept in English. In another language it is written again, from all that it was made from.
  const isKept = language === 'en' || row.source === 'model'
  const words = isKept ? content : reflect({ month: row.month, ...read, language })
  return { ...row, ...words, read, madeAt: madeAt.toISOString() }
}

export async function readReflections(
  deps: ReflectionDeps,
  userId: string,
  language: Language,
): Promise<ReflectionPage> {
  const { db } = deps
  const { choice, lastMonth } = await findMember(deps, userId)
  const [included, ofLastMonth, newest, practices] = await Promise.all([
    isIncluded(deps, userId),
    findReflection(db, userId, lastMonth),
    findNewest(db, userId),
    countPractices(db, userId, lastMonth),
  ])
  return {
    choice,
    isIncluded: included,
    lastMonth: { month: lastMonth, state: stateOf(ofLastMonth, practices) },
    reflection: newest ? toReflection(newest, language) : null,
  }
}

function stateOf(row: ReflectionRow | undefined, practices: number): ReflectionPage['lastMonth']['state'] {
  if (row) return row.content ? 'made' : 'deleted'
  return practices >= reflectionFromPractices ? 'ready' : 'too-little'
}

/** Two requests create only one reflection. */
export async function makeReflection(
  deps: ReflectionDeps,
  userId: string,
  { month, language }: { month: string; language: Language },
): Promise<Reflection> {
  const { db } = deps
  const { lastMonth } = await findMember(deps, userId)
  if (month !== lastMonth) throw new AppError('reflection.wrong_month')
  if (!(await isIncluded(deps, userId))) throw new AppError('giving.not_included')
  if (!(await findReflection(db, userId, month))) {
    const read = await findMonth(db, userId, month)
    if (isTooLittle(read)) throw new AppError('reflection.too_little')
    await insertReflection(db, userId, compose(deps, month, read))
  }
  const row = await findReflection(db, userId, month)
  const made = row && toReflection(row, language)
  if (!made) throw new AppError('reflection.deleted')
  return made
}

const isTooLittle = ({ sessions }: ReflectionRead): boolean => sessions.length < reflectionFromPractices

const compose = ({ clock }: Pick<InsightDeps, 'clock'>, month: string, read: ReflectionRead) => ({
  month,
  source: 'rules' as const,
  madeAt: clock.now(),
  content: reflect({ month, ...read, language: 'en' }),
  read,
})

/** Members can always decline. Accepting requires a tier that includes reflections. */
export async function chooseReflections(
  deps: ReflectionDeps,
  userId: string,
  choice: Exclude<ReflectionChoice, 'unasked'>,
): Promise<null> {
  if (choice === 'monthly' && !(await isIncluded(deps, userId))) throw new AppError('giving.not_included')
  await saveChoice(deps.db, userId, choice, deps.clock.now())
  return null
}

export async function removeReflection({ db, clock }: InsightDeps, userId: string, month: string): Promise<null> {
  await deleteReflection(db, userId, month, clock.now())
  return null
}

const pageSize = 100
/** The rest are created an hour later. */
const maxPerRun = 2_000

/**
 * Creates reflections for everyone who asked for one each month. Several runs, even in parallel, create each of them
 * once.
 */
export async function runReflections(deps: ReflectionDeps & { log: Logger }): Promise<void> {
  const now = deps.clock.now()
  let made = 0
  let after: string | undefined
  while (made < maxPerRun) {
    const due = await listDue(deps.db, { now, after, count: pageSize })
    for (const { userId, month } of due) {
      try {
        if (await makeDue(deps, userId, month)) made++
      } catch (error) {
        // One member's failure must not hold up the others. The next run tries again.
        deps.log.error({ err: error, month }, 'a reflection could not be made')
      }
    }
    after = due.at(-1)?.userId
    if (due.length < pageSize) return
  }
}

async function makeDue(deps: ReflectionDeps, userId: string, month: string): Promise<boolean> {
  if (!(await isIncluded(deps, userId))) return false
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockMonthlyChoice(tx, userId))) return false
    const read = await findMonth(tx, userId, month)
    if (isTooLittle(read)) return false
    await insertReflection(tx, userId, compose(deps, month, read))
    return true
  })
}
