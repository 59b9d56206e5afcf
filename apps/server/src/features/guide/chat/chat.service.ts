import {
  addDays,
  type Chat,
  chatHistoryLength,
  type ChatExchange,
  type ChatKind,
  type ChatReply,
  type guide,
  type Input,
  type NewChatMessage,
  todayOf,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { readRecommendations } from '#features/insight/index.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import type { GuideDeps } from './guide.deps.ts'
import { searchPassages } from '../library/passages.repo.ts'
import {
  boundaryAnswers,
  crisisAnswer,
  crisisSources,
  gentleAnswer,
  noPracticeAnswer,
} from '../safety/fixed-answers.rules.ts'
import { boundaryOf } from '../safety/boundary.rules.ts'
import { dangerIn } from '../safety/danger.service.ts'
import {
  aboutLog,
  type Answer,
  explains,
  isAboutLibrary,
  quote,
  smallTalk,
  suggest,
  wantsPractice,
  worthQuoting,
} from './answer.rules.ts'
import {
  deleteExchange,
  deleteExchanges,
  type ExchangeRow,
  findAsker,
  findExchange,
  insertExchange,
  listExchanges,
  listPractices,
  saveConsent,
} from './chat.repo.ts'
import { logSummary, maxRecentDays } from './log-stats.rules.ts'
import { answerFromLog, hasLogAnswer, isAboutOwnLog } from './log-answers.rules.ts'
import { shownElsewhere } from './own-pages.rules.ts'
import { askModel } from './model-answer.service.ts'

type GuideReply = Answer & { kind: ChatKind; logUsed?: string | null; instead?: ChatReply['instead'] }

/** After helplines were shown, this many answers recommend no practice and don't use the model. */
const quietTurns = 2
const passagesUsed = 3
/** A follow-up such as "And then?" makes sense only with the previous question. */
const followUp = /^\W*(?:and|but|or|so|then|why|how come|what about|what if|more|tell me more|go on|really)\b/i
const practiceForAnyone = { limbType: 'pranayama', duration: 3, focus: 'in for three, out for four, without effort' }

/** Yields words as they arrive, and returns the whole answer, which is then saved. */
export async function* answer(
  deps: GuideDeps,
  userId: string,
  input: NewChatMessage,
  signal: AbortSignal,
): AsyncGenerator<string, ChatReply> {
  const { db, clock, countAnswer } = deps
  const { clientId = null, message } = input
  const before = clientId ? await findExchange(db, userId, clientId) : undefined
  if (before) return { ...toExchange(before), instead: null }
  const { instead = null, logUsed = null, ...reply } = yield* answerTo(deps, userId, message, signal)
  const exchange = { ...reply, id: newId(), clientId, message, logUsed, createdAt: clock.now() }
  const saved = await insertExchange(db, userId, exchange)
  if (saved) countAnswer(reply.kind)
  const row = saved ?? (await findExchange(db, userId, clientId ?? ''))
  return { ...toExchange(orAuthRequired(row)), instead }
}

async function* answerTo(
  deps: GuideDeps,
  userId: string,
  message: string,
  signal: AbortSignal,
): AsyncGenerator<string, GuideReply> {
  const { db, clock, llm } = deps
  const [asker, recent] = await Promise.all([
    findAsker(db, userId),
    listExchanges(db, userId, { count: chatHistoryLength }),
  ])
  const { zone, dayEndsAt, isQuiet, mayUseLog } = orAuthRequired(asker)
  const previous = recent[0]?.message
  const isCareful = recent.slice(0, quietTurns).some(isAboutDanger)
  const search = (question: string) =>
    searchPassages(db, question, { count: passagesUsed, withPractices: !isCareful }).then((candidates) =>
      worthQuoting(candidates, question),
    )
  let passages = await search(message)
  const danger = dangerIn(message, { previous, isAnswered: isAboutOwnLog(message) || isAboutLibrary(passages) })
  if (danger === 'crisis') return { kind: 'crisis', response: crisisAnswer(zone), sources: crisisSources }
  if (danger === 'worrying') return { kind: 'local', ...gentleAnswer }
  const boundary = boundaryOf(message)
  if (boundary) return { kind: boundary, ...boundaryAnswers[boundary] }

  const talk = smallTalk(message)
  if (talk) return { kind: 'local', ...talk }

  if (wantsPractice(message)) {
    return { kind: 'local', ...(isCareful ? noPracticeAnswer : await suggestion(deps, userId, { mayUseLog, isQuiet })) }
  }
  const elsewhere = shownElsewhere(message)
  if (elsewhere) return { kind: 'local', ...elsewhere }

  const today = todayOf({ now: clock.now(), zone, dayEndsAt })
  const readPractices = async () => (mayUseLog ? listPractices(db, userId, addDays(today, 1 - maxRecentDays)) : [])
  // "I'm in hospital next week, what about my streak?" names something of the member's, and asks how things work.
  const isExplained = !hasLogAnswer(message) && explains(passages)
  if (isAboutOwnLog(message) && !isExplained) {
    const log = answerFromLog(message, await readPractices(), { today, isQuiet })
    return { kind: 'local', ...aboutLog(log, mayUseLog), logUsed: log }
  }

  if (passages.length === 0 && previous && followUp.test(message) && !isCareful)
    passages = await search(`${previous} ${message}`)
  const local: GuideReply = { kind: 'local', ...quote(message, passages) }
  if (!llm.isConfigured || isCareful || passages.length === 0) return local

  const log = logSummary(await readPractices(), isQuiet)
  const history = recent
    .filter((turn) => (turn.kind === 'model' || turn.kind === 'local') && !isAboutDanger(turn))
    // An answer from the log reveals what is in the log, so it is left out once consent is withdrawn.
    .filter(({ logUsed }) => mayUseLog || logUsed === null)
    .toReversed()
  const written = yield* askModel({ llm, userId, signal }, { message, passages, log, history })
  if ('answer' in written) return { kind: 'model', ...written.answer, logUsed: log }
  if (written.reason === 'overstepped') return { kind: 'medical', ...boundaryAnswers.medical, logUsed: log }
  return { ...local, instead: written.reason, logUsed: written.wasSent ? log : null }
}

/** The guide may not use sleep data, so a reason that mentions sleep is left out. */
const speaksOfSleep = /\b(?:night|sle(?:ep|pt))\b/i

/** Today's first recommendation. Without consent, one that doesn't depend on the log. */
async function suggestion(
  deps: GuideDeps,
  userId: string,
  { mayUseLog, isQuiet }: { mayUseLog: boolean; isQuiet: boolean },
): Promise<Answer & { logUsed: string | null }> {
  const recommendations = mayUseLog ? await readRecommendations(deps, userId) : []
  const fromLog = recommendations.find(({ reason }) => !speaksOfSleep.test(reason))
  if (!fromLog) return { ...suggest(practiceForAnyone, null), logUsed: null }
  const reason = isQuiet ? fromLog.quietReason : fromLog.reason
  return { ...suggest(fromLog, reason), logUsed: fromLog.isStarter ? null : reason }
}

const isAboutDanger = ({ kind, response }: ExchangeRow): boolean =>
  kind === 'crisis' || response === gentleAnswer.response

/** Ids sort by the time of asking. */
const newestFirst = keyset('id')

type ReadQuery = Input<typeof guide.read>['query']

export async function readChat(
  { db, llm }: Pick<GuideDeps, 'db' | 'llm'>,
  userId: string,
  { cursor, limit }: ReadQuery,
): Promise<Chat> {
  const after = keysetAfter(cursor, newestFirst)
  const [rows, asker] = await Promise.all([
    listExchanges(db, userId, { after: after?.id, count: limit + 1 }),
    findAsker(db, userId),
  ])
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  const { mayUseLog } = orAuthRequired(asker)
  return {
    items: items.map(toExchange),
    nextCursor,
    mayUseLog,
    answersFrom: llm.isConfigured ? 'model' : 'library',
  }
}

export async function changeConsent(
  { db, clock }: Pick<GuideDeps, 'db' | 'clock'>,
  userId: string,
  mayUseLog: boolean,
): Promise<{ mayUseLog: boolean }> {
  await saveConsent(db, userId, mayUseLog, clock.now())
  return { mayUseLog }
}

export async function removeExchange({ db }: Pick<GuideDeps, 'db'>, userId: string, id: string): Promise<null> {
  if (!(await deleteExchange(db, userId, id))) throw new AppError('guide.not_found')
  return null
}

export async function clearChat({ db }: Pick<GuideDeps, 'db'>, userId: string): Promise<null> {
  await deleteExchanges(db, userId)
  return null
}

const toExchange = ({ createdAt, ...row }: ExchangeRow): ChatExchange => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
