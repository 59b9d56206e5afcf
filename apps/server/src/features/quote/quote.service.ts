import {
  type Input,
  type Language,
  localMoment,
  type Quote,
  type quote,
  type QuoteTheme,
  quoteWriter,
  recentQuotesSent,
  timeOfDayAt,
} from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { readAnalytics } from '#features/insight/index.ts'
import { calendarOf } from '#features/journey/index.ts'
import { hidesGuide } from '#features/wellness/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { keyset } from '#platform/keyset.rules.ts'
import type { Llm } from '#platform/llm/llm.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { type QuoteRequest, chooseTheme, contextOf, pickLine, situationsOf } from './compose.rules.ts'
import type { Line } from './lines/line.rules.ts'
import { lineIn, promptFor } from './model-line.rules.ts'
import { insertQuote, listQuotes, listShownSince, type QuoteRow } from './quote.repo.ts'
import { contextIn } from './quote.texts.ts'

export type QuoteDeps = { db: Db; clock: Clock; llm: Llm; switches: Pick<Switches, 'isOff'> }

const newestFirst = keyset('id')
/** A line isn't repeated for a month, unless a member asks for very many. */
const shownLately = { days: 30, count: 200 }
/** Leaves time to spare, so that there is always a line within three seconds. */
const modelMs = 2_000
const maxAnswerLength = 120

export async function listOwnQuotes(
  { db, switches }: Pick<QuoteDeps, 'db' | 'switches'>,
  userId: string,
  { cursor, limit }: Input<typeof quote.list>['query'],
  language: Language,
) {
  const after = keysetAfter(cursor, newestFirst)
  const without = (await isGuideHidden({ db, switches }, userId)) ? quoteWriter : undefined
  const rows = await listQuotes(db, userId, { after: after?.id, without, count: limit + 1 })
  const { items, nextCursor } = pageFrom(rows, limit, newestFirst)
  return { items: items.map((row) => toQuote(row, language)), nextCursor }
}

/** Then no model writes for the member, and what one has written isn't shown. */
const isGuideHidden = async ({ db, switches }: Pick<QuoteDeps, 'db' | 'switches'>, userId: string): Promise<boolean> =>
  (await switches.isOff('guide')) || hidesGuide(db, userId)

/** Uses the model's line if there is one that we would show, or else one of our own. */
export async function generateQuote(
  { db, clock, llm, switches }: QuoteDeps,
  userId: string,
  { recentQuotes }: Input<typeof quote.generate>['body'],
  language: Language = 'en',
): Promise<Quote> {
  const now = clock.now()
  const since = new Date(now.getTime() - shownLately.days * 24 * 60 * 60_000)
  const [situations, shown, isHidden] = await Promise.all([
    readSituations({ db, clock }, userId),
    listShownSince(db, userId, { since, count: shownLately.count }),
    isGuideHidden({ db, switches }, userId),
  ])
  const context = { situations, recent: [...shown, ...recentQuotes], seed: newId() }
  const theme = chooseTheme(context)
  const written = isHidden ? null : await writeLine({ llm }, userId, theme, { situations, shown })
  const { text, author, original, ...line } = written ?? pickLine(theme, context)
  const practiceContext = contextOf(line, situations)
  const row: QuoteRow = { id: context.seed, text, author, original, theme, practiceContext, generatedAt: now }
  await insertQuote(db, userId, row)
  return toQuote(row, language)
}

async function readSituations(deps: Pick<QuoteDeps, 'db' | 'clock'>, userId: string) {
  const [analytics, { zone }] = await Promise.all([
    readAnalytics(deps, userId, 'last-90-days'),
    calendarOf(deps.db, userId),
  ])
  const { totalSessions, weeklyTotal, favoriteLimb, daily } = analytics
  const hour = Number(localMoment(deps.clock.now(), zone).time.slice(0, 2))
  return situationsOf({
    totalSessions,
    weeklyTotal,
    favoriteLimb,
    practisedToday: (daily.at(-1)?.sessions ?? 0) > 0,
    timeOfDay: timeOfDayAt(hour),
  })
}

async function writeLine(
  { llm }: Pick<QuoteDeps, 'llm'>,
  memberId: string,
  theme: QuoteTheme,
  { situations, shown }: Pick<QuoteRequest, 'situations'> & { shown: QuoteRequest['recent'] },
): Promise<Line | null> {
  // The texts that the device sends are left out, because they could be anything, and this goes to the model.
  const texts = shown.map(({ text }) => text)
  const context = contextOf({ situations }, situations)
  const { system, content } = promptFor({ theme, context, recent: texts.slice(0, recentQuotesSent.home) })
  const written = await llm.write({
    purpose: 'quote',
    memberId,
    system,
    messages: [{ role: 'user', content }],
    maxTokens: maxAnswerLength,
    timeoutMs: modelMs,
  })
  const text = 'text' in written ? lineIn(written.text, texts) : null
  return text === null ? null : { text, author: quoteWriter, original: null, situations }
}

/** The line itself stays as it was written. */
const toQuote = ({ generatedAt, practiceContext, ...row }: QuoteRow, language: Language): Quote => ({
  ...row,
  practiceContext: contextIn(language, practiceContext),
  generatedAt: generatedAt.toISOString(),
})
