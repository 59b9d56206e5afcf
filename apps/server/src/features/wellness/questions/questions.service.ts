import {
  addDays,
  type FrozenQuestion,
  type Input,
  type NewQuestion,
  type Question,
  questionAnswerDaysOnHome,
  questionDaysLookedBack,
  type questionDayRoutes,
  type questionRoutes,
  type QuestionLine,
  type QuestionView,
  type Reply,
  todayOf,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { answerOf, daysOf, spreadOf } from './answer.rules.ts'
import { lastDayOf, type QuestionRow } from './frozen.rules.ts'
import {
  deleteQuestion,
  findMemberCalendar,
  findQuestion,
  findRunning,
  insertQuestion,
  listQuestions,
  listRestingDays,
  listValues,
  updateDay,
  updateState,
} from './questions.repo.ts'
import { hashOf, newSeed, orderFrom } from './seed.service.ts'

type QuestionDeps = { db: Db; clock: Clock }

/** A question is over once its last day has passed: only then do the days have all their values. */
const isOver = (question: QuestionRow, today: string): boolean => lastDayOf(question) < today

function toQuestion(row: QuestionRow, today: string): Question {
  const { id, firstDay, frozen, state: stored } = row
  const state = stored === 'ended' || (stored === 'running' && isOver(row, today)) ? 'answered' : stored
  return { id, ...frozen, firstDay, lastDay: lastDayOf(row), state }
}

async function todayFor({ db, clock }: QuestionDeps, userId: string): Promise<string> {
  return todayOf({ now: clock.now(), ...orAuthRequired(await findMemberCalendar(db, userId)) })
}

export async function listOwnQuestions(deps: QuestionDeps, userId: string): Promise<Question[]> {
  const today = await todayFor(deps, userId)
  return (await listQuestions(deps.db, userId)).map((row) => toQuestion(row, today))
}

type Prospect = Reply<typeof questionRoutes.questionProspect>

/** Refused while a question runs, because two looks at the same days would tell how its sides differ. */
export async function readProspect(
  deps: QuestionDeps,
  userId: string,
  { outcome }: Input<typeof questionRoutes.questionProspect>['query'],
): Promise<Prospect> {
  const today = await todayFor(deps, userId)
  const running = await findRunning(deps.db, userId)
  if (running && !isOver(running, today)) throw new AppError('wellness.question_running')
  const days = { firstDay: addDays(today, -questionDaysLookedBack), lastDay: addDays(today, -1) }
  const values = (await listValues(deps.db, userId, { outcome, ...days })).map(({ value }) => value)
  return { firstDay: addDays(today, 1), notedDays: values.length, spread: spreadOf(values) }
}

/** Chance draws the whole order here, before anything is noted. Another device may start one at the same moment. */
export const startQuestion = ({ db, clock }: QuestionDeps, userId: string, input: NewQuestion): Promise<Question> =>
  inTransaction(db, async (tx) => {
    const today = await todayFor({ db: tx, clock }, userId)
    const running = await findRunning(tx, userId)
    if (running && isOver(running, today))
      await updateState(tx, userId, { id: running.id, from: ['running'], to: 'ended' })
    const { title, a, b, outcome, weeks }: FrozenQuestion = input
    const drawn = { frozen: { title, a, b, outcome, weeks }, firstDay: addDays(today, 1), seed: newSeed() }
    const row = { id: newId(), ...drawn, sha256: hashOf(drawn), state: 'running' as const, unkeptDays: [] }
    if (!(await insertQuestion(tx, userId, row))) throw new AppError('wellness.question_running')
    return toQuestion(row, today)
  })

async function readRow(db: Db, userId: string, id: string): Promise<QuestionRow> {
  const row = await findQuestion(db, userId, id)
  if (!row) throw new AppError('wellness.question_not_found')
  return row
}

export async function readOwnQuestion(deps: QuestionDeps, userId: string, id: string): Promise<QuestionView> {
  const today = await todayFor(deps, userId)
  const row = await readRow(deps.db, userId, id)
  const { state, ...question } = toQuestion(row, today)
  if (state === 'stopped') return { ...question, state }
  const span = { firstDay: question.firstDay, lastDay: question.lastDay }
  const resting = await listRestingDays(deps.db, userId, span)
  const days = daysOf(row, { order: orderFrom(row.seed), until: today, resting })
  if (state === 'running') return { ...question, state, days }
  if (hashOf(row) !== row.sha256) throw new AppError('wellness.question_altered')
  const noted = await listValues(deps.db, userId, { outcome: question.outcome, ...span })
  return { ...question, state, answer: answerOf(days, noted) }
}

type DayNote = Input<typeof questionDayRoutes.noteQuestionDay>

/** Also accepted once the question is over: a device may have been offline on its last day. */
export async function noteDay(deps: QuestionDeps, userId: string, { params, body }: DayNote): Promise<null> {
  const today = await todayFor(deps, userId)
  const row = await readRow(deps.db, userId, params.id)
  if (row.state === 'stopped') throw new AppError('wellness.question_not_found')
  const isInIt = params.day >= row.firstDay && params.day <= lastDayOf(row)
  if (!isInIt || params.day > today) throw new AppError('wellness.question_day_wrong')
  await updateDay(deps.db, userId, { ...params, ...body })
  return null
}

/** Before its first day, there is nothing to remember. Once it has its answer, it can't be stopped any more. */
export async function stopQuestion(deps: QuestionDeps, userId: string, id: string): Promise<null> {
  const today = await todayFor(deps, userId)
  const row = await readRow(deps.db, userId, id)
  if (row.state === 'stopped') return null
  const isRunning = row.state === 'running' && !isOver(row, today)
  if (!isRunning) throw new AppError('wellness.question_not_found')
  if (today < row.firstDay) await deleteQuestion(deps.db, userId, id)
  else await updateState(deps.db, userId, { id, from: ['running'], to: 'stopped' })
  return null
}

export async function keepQuestion(deps: QuestionDeps, userId: string, id: string): Promise<null> {
  const row = await readRow(deps.db, userId, id)
  const { state } = toQuestion(row, await todayFor(deps, userId))
  if (state === 'kept') return null
  if (state !== 'answered') throw new AppError('wellness.question_not_found')
  await updateState(deps.db, userId, { id, from: ['running', 'ended'], to: 'kept' })
  return null
}

export async function forgetQuestion(deps: QuestionDeps, userId: string, id: string): Promise<null> {
  const row = await readRow(deps.db, userId, id)
  const { state } = toQuestion(row, await todayFor(deps, userId))
  if (state === 'running') throw new AppError('wellness.question_not_found')
  await deleteQuestion(deps.db, userId, id)
  return null
}

/** For home. The caller knows whether the day is paused or gentle: then the line rests. */
export async function questionLineOf(db: Db, userId: string, today: string): Promise<QuestionLine | undefined> {
  const row = await findRunning(db, userId)
  if (!row || today < row.firstDay) return undefined
  const { id, firstDay, seed, frozen } = row
  if (isOver(row, today)) {
    return today <= addDays(lastDayOf(row), questionAnswerDaysOnHome) ? { is: 'answer', id } : undefined
  }
  const number = Math.round((Date.parse(today) - Date.parse(firstDay)) / 86_400_000)
  return { is: 'day', id, words: frozen[orderFrom(seed)(number)] }
}

/** Restores a question of an archive. Null if it isn't as it was frozen, or if another one runs here. */
export async function restoreQuestion(
  deps: QuestionDeps,
  userId: string,
  question: QuestionRow,
): Promise<QuestionRow | null> {
  const isAhead = question.firstDay > addDays(await todayFor(deps, userId), 1)
  if (isAhead || hashOf(question) !== question.sha256) return null
  return (await insertQuestion(deps.db, userId, question)) ? question : null
}
