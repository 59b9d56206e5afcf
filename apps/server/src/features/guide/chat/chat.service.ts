import {
  addDays,
  type Chat,
  chatHistoryLength,
  type ChatExchange,
  type ChatKind,
  type ChatReply,
  type guide,
  type Input,
  type Language,
  type NewChatMessage,
  todayOf,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { readConsentedRecommendations } from '#features/insight/index.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { boundaryAnswers } from '../safety/boundary-answers.texts.ts'
import type { GuideDeps } from './guide.deps.ts'
import { findPassages } from './find-passages.service.ts'
import { logTexts } from '../log/log-answers.texts.ts'
import { inEnglish } from '../reading/reading.rules.ts'
import { answerTexts } from './answers.texts.ts'
import { crisisAnswer, crisisSources, gentleAnswer, noPracticeAnswer } from '../safety/fixed-answers.rules.ts'
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
import { logSummary, maxRecentDays } from '../log/log-stats.rules.ts'
import { answerFromLog, hasLogAnswer, isAboutOwnLog } from '../log/log-answers.rules.ts'
import { shownElsewhere } from './own-pages.rules.ts'
import { askModel } from './model-answer.service.ts'

type GuideReply = Answer & { kind: ChatKind; logUsed?: string | null; instead?: ChatReply['instead'] }

/** After helplines were shown, this many answers recommend no practice and don't use the model. */
const quietTurns = 2
/** A follow-up such as "And then?" makes sense only with the previous question. */
const followUp = /^\W*(?:and|but|or|so|then|why|how come|what about|what if|more|tell me more|go on|really)\b/i
const followUpElsewhere =
  /^\W*(?:und|aber|oder|also|dann|warum|wieso|weshalb|mehr|erz[aä]hl|weiter|wirklich|was ist mit|y|pero|o|entonces|por ?qu[eé]|m[aá]s|cu[eé]ntame|sigue|de verdad|qu[eé] hay de)(?= |\W*$)/i

/** The member who asks, and the language of the request. */
type Asking = { id: string; language: Language }

/** Yields words as they arrive, and returns the whole answer, which is then saved. */
export async function* answer(
  deps: GuideDeps,
  asking: Asking,
  input: NewChatMessage,
  signal: AbortSignal,
): AsyncGenerator<string, ChatReply> {
  const userId = asking.id
  const { db, clock, countAnswer } = deps
  const { clientId = null, message } = input
  const before = clientId ? await findExchange(db, userId, clientId) : undefined
  if (before) return { ...toExchange(before), instead: null }
  const { instead = null, logUsed = null, ...reply } = yield* answerTo(deps, asking, message, signal)
  const exchange = { ...reply, id: newId(), clientId, message, logUsed, createdAt: clock.now() }
  const saved = await insertExchange(db, userId, exchange)
  if (saved) countAnswer(reply.kind)
  const row = saved ?? (await findExchange(db, userId, clientId ?? ''))
  return { ...toExchange(orAuthRequired(row)), instead }
}

async function* answerTo(
  deps: GuideDeps,
  { id: userId, language }: Asking,
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
  const texts = answerTexts[language]
  const asked = inEnglish(message)
  const search = (question: string) => findPassages(db, question, { language, withPractices: !isCareful })
  let found = await search(message)
  const danger = dangerIn(message, { previous, isAnswered: isAboutOwnLog(asked) || isAboutLibrary(found.passages) })
  if (danger === 'crisis') return { kind: 'crisis', response: crisisAnswer(zone, language), sources: crisisSources }
  if (danger === 'worrying') return { kind: 'local', ...gentleAnswer }
  const boundary = boundaryOf(message)
  if (boundary) return { kind: boundary, ...boundaryAnswers[language][boundary] }

  const talk = smallTalk(asked, texts)
  if (talk) return { kind: 'local', ...talk }

  if (wantsPractice(asked)) {
    const how = { language, mayUseLog, isQuiet }
    return { kind: 'local', ...(isCareful ? noPracticeAnswer : await suggestion(deps, userId, how)) }
  }
  const elsewhere = shownElsewhere(asked, texts)
  if (elsewhere) return { kind: 'local', ...elsewhere }

  const telling = { isQuiet, texts: logTexts[language] }
  const today = todayOf({ now: clock.now(), zone, dayEndsAt })
  const readPractices = async () => (mayUseLog ? listPractices(db, userId, addDays(today, 1 - maxRecentDays)) : [])
  // "I'm in hospital next week, what about my streak?" names something of the member's, and asks how things work.
  const isExplained = !hasLogAnswer(asked) && explains(found.passages)
  if (isAboutOwnLog(asked) && !isExplained) {
    const log = answerFromLog(asked, await readPractices(), { today, ...telling })
    return { kind: 'local', ...aboutLog(log, mayUseLog, texts), logUsed: log }
  }

  const followsOn = followUp.test(message) || followUpElsewhere.test(message)
  if (found.passages.length === 0 && previous && followsOn && !isCareful) found = await search(`${previous} ${message}`)
  const local: GuideReply = { kind: 'local', ...quote(message, found, texts) }
  const { passages, isEnglish } = found
  // An answer in another language than its passages shares too few words with them to be checked against them.
  if (!llm.isConfigured || isCareful || passages.length === 0 || isEnglish) return local

  const log = logSummary(await readPractices(), telling)
  const history = recent
    .filter((turn) => (turn.kind === 'model' || turn.kind === 'local') && !isAboutDanger(turn))
    // An answer from the log reveals what is in the log, so it is left out once consent is withdrawn.
    .filter(({ logUsed }) => mayUseLog || logUsed === null)
    .toReversed()
  const written = yield* askModel({ llm, userId, signal }, { message, language, passages, log, history })
  if ('answer' in written) return { kind: 'model', ...written.answer, logUsed: log }
  if (written.reason === 'overstepped') return { kind: 'medical', ...boundaryAnswers[language].medical, logUsed: log }
  return { ...local, instead: written.reason, logUsed: written.wasSent ? log : null }
}

/** Today's first recommendation. Without consent, one that doesn't depend on the log. */
async function suggestion(
  deps: GuideDeps,
  userId: string,
  { language, mayUseLog, isQuiet }: { language: Language; mayUseLog: boolean; isQuiet: boolean },
): Promise<Answer & { logUsed: string | null }> {
  const [fromLog] = mayUseLog ? await readConsentedRecommendations(deps, userId, language) : []
  const texts = answerTexts[language]
  if (!fromLog)
    return { ...suggest({ limbType: 'pranayama', duration: 3, focus: texts.forAnyone }, null, texts), logUsed: null }
  const reason = isQuiet ? fromLog.quietReason : fromLog.reason
  return { ...suggest(fromLog, reason, texts), logUsed: fromLog.isStarter ? null : reason }
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
