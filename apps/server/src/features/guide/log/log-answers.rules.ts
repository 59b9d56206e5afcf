import { addDays, type AfterFeeling, limbs } from '@sadhana/contract'
import type { Wanted } from './log-answers.texts.en.ts'
import {
  isFurtherBack,
  type LoggedPractice,
  logSummary,
  longestRunOf,
  maxRecentDays,
  mostCommon,
  partOfDay,
  periodOf,
  type Telling,
} from './log-stats.rules.ts'
import {
  type LogQuestion,
  comparison,
  daysOf,
  feelingBefore,
  limbIn,
  neglected,
  shift,
  sideBySide,
  totalOf,
  weekday,
  weekend,
} from './log-comparisons.rules.ts'
import { countsEverything } from './log-words.rules.ts'

const me = "(?:i|my|me|mine|i’ve|i've)"
const practise = '(?:practi[sc]\\w*|sit|sat|meditat\\w+|log\\w*|do|did|done)'

const has = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'i')

/** What members ask about their own log, the most specific first. An answer is null if there is nothing to say. */
const intents: readonly [pattern: RegExp, answer: (question: LogQuestion) => string | null][] = [
  [
    has(
      `(?:which|what) (?:week ?)?days? (?:of the week )?(?:do|did|am) i(?!.*\\b(?:long|longest|last|first|start|join)\\b)|(?:my|i) (?:\\w+ ){0,3}(?:best|busiest|usual) (?:week ?)?day`,
    ),
    weekday,
  ],
  [
    has(
      `(?:which|what) (?:\\w+ ){0,2}(?:do|did|have|am) i (?:\\w+ )?(?:neglect\\w*|ignor\\w*|avoid\\w*|practi[sc]\\w* (?:the )?(?:least|less|rarely)|not practi[sc]\\w*|rarely \\w+|miss\\w*|leave out)|(?:limb|limbs) (?:\\w+ ){0,3}(?:neglect\\w*|least|weakest)|i(?:’m| am|'m)? neglect\\w*`,
    ),
    neglected,
  ],
  [
    has(
      `(?:my|i) (?:\\w+ ){0,3}(?:longest|best) (?:streak|run)|(?:longest|best) (?:streak|run) (?:i|of mine)|(?:what|what’s|what's|how long|how many days) (?:is |was |are )?my (?:\\w+ )?(?:streak|run)|days in a row (?:did|have|do|am) i`,
    ),
    longestRun,
  ],
  [
    has(
      `when (?:did i last|was my last)|last time i ${practise}|how long (?:ago|since|has it been since) (?:did )?(?:i|my)`,
    ),
    lastTime,
  ],
  [
    has(
      `(?:what|which|how long) (?:\\w+ ){0,3}my longest (?:session|practice|sit|meditation)|^\\W*longest (?:session|practice|sit|meditation)|(?:did|have|do) i (?:ever )?${practise} (?:for )?(?:more|longer) than (?:an?|\\w+) (?:hours?|minutes)`,
    ),
    longestSession,
  ],
  [
    has(
      `how long (?:do|did) i (?:\\w+ )?(?:${practise})|how long (?:are|is|were) my (?:\\w+ )?(?:sessions?|practices?|sits?|meditations?)|my (?:\\w+ )?average|(?:average|usual|typical) (?:length|duration|time|session|sit) (?:\\w+ ){0,3}${me}|how (?:long|much|many minutes) (?:\\w+ ){0,4}on average`,
    ),
    averageLength,
  ],
  [
    has(
      `when (?:do|did) i (?:usually |mostly |normally |often |typically |most often )?(?:${practise})|(?:what|which) (?:time|part) (?:of (?:the )?day )?(?:do|did|am) i|am i a (?:morning|evening) person|my usual time|do i (?:\\w+ ){1,2}(?:more|less) (?:often )?(?:in the|at) (?:mornings?|evenings?|afternoons?|night)|(?:mornings?|evenings?|afternoons?) (?:or|than) (?:\\w+ ){0,2}(?:mornings?|evenings?|afternoons?|nights?)`,
    ),
    usualTime,
  ],
  [has('i (?:\\w+ ){0,5}(?:weekends? .*week ?days?|week ?days? .*weekends?)'), weekend],
  [has('i (?:mostly|usually|mainly|often|only|always|just) (?:practi[sc]e|sit|meditate) when i'), feelingBefore],
  [
    has(
      `(?:which|what) (?:\\w+ ){0,3}(?:calms?|relax\\w*|soothes?|settles?|centers?|centres?|energi[sz]es?|focus\\w*|helps?|suits?|works? (?:best )?for) me|(?:which|what) (?:\\w+ ){0,3}makes? me (?:feel )?(?:\\w+ )?(?:calm\\w*|peaceful|focused|energi[sz]ed|grateful|better|best)|after which (?:limb|practice) (?:do|did|am) i`,
    ),
    bestFor,
  ],
  [
    has(
      '(?:how|what) (?:do|did|have|am) i (?:usually |mostly |normally )?(?:feel\\w*|felt) (?:before|after|when)|my (?:most )?(?:common |usual )?(?:shifts?|feelings)|(?:am|was|do|did) i (?:feel )?(?:\\w+er|more \\w+|better|worse) after|how (?:does|did|has) (?:my )?practi[sc]e (?:make|made|change|changed|leave|left) (?:me|how i)',
    ),
    feelings,
  ],
  [
    has(
      'how (?:often|many times) (?:was|were|am|did) i (?:feel )?\\w+ before (?:\\w+ ){0,3}and (?:then )?\\w+ after\\w*',
    ),
    shift,
  ],
  [
    has(
      `(?:am|have|did|do) i (?:been )?(?:practi[sc]\\w+|meditat\\w+|sit\\w*) (?:more|less)|(?:more|less) (?:often )?(?:(?:last|this) week )?than (?:last|the|this) week|did i do (?:more|less)|(?:am|have) i (?:improv\\w+|progress\\w+)|(?:compare|compared) (?:\\w+ ){0,3}(?:my|week)`,
    ),
    comparison,
  ],
  [
    has(
      `which (?:limbs?|practices?) (?:do|did|have) i|what (?:do|did|have) i (?:mostly |usually |mainly )?(?:practi[sc]\\w*|log\\w*|do (?:most|today|yesterday|last|this|on|the day before))|my (?:favou?rite|main|top|most (?:common|frequent)) (?:limb|practice)(?! based)|i practi[sc]e (?:the )?most`,
    ),
    limbsPractised,
  ],
  [
    has(
      `how much time (?:did|do|have) i|(?:how many|total|number of) (?:practices|sessions|sits|meditations|minutes|hours) (?:\\w+ ){0,3}(?:today|yesterday|this|last|past)|how (?:often|much|long) (?:did|do|have) i (?:\\w+ )?${practise}|how many (?:times|days|sessions|practices|minutes|hours|sits|meditations|\\w+ (?:sessions|practices)) (?:\\w+ ){0,3}(?:did|do|have|was|were) i|(?:did|have|do) i (?:practi[sc]e|sit|meditate|log|(?:do|done|did) (?:anything|something|any|my|yoga|breath\\w*|asana|pranayama))\\w*`,
    ),
    totals,
  ],
  [
    has(
      'how am i doing|how consistent am i|(?:how (?:is|was|are|were|does|did)|show me|tell me about|summari[sz]e|what about|look at|about) my (?:own )?(?:log|practices?|sessions|month|week|habits?|rhythm|progress|consistency)',
    ),
    () => null,
  ],
]

/** Facts that only a member's own log contains, beyond the questions above. */
const ownFact =
  /\b(?:did|have|was|were|am|do) i\b|\bi(?:’ve|'ve| have)? (?:ever )?(?:had|reached|done|logged|practi[sc]ed|sat|meditated)\b|\bmy\b|\bso far\b/i
const countable =
  /\b(?:times|often|hours|total|streak|goal yet|(?:reach\w*|met|meet|hit) my (?:\w+ )?goal|so far|ever|first (?:time|practice|session|sit|meditation)|(?:when|since when) did i (?:first|start|join|begin)|lately|average|longest|shortest|best|compared|more|less|since when|mornings? or evenings?)\b/i
const asksHow =
  /\b(?:how (?:does|do|can|is|are|to)|why|what (?:is|are|does|happens|(?:do|can|should) i do)|whats|can|could|should|may|will|would|where|wrong|broke|broken|because|gone|missing|reset|disappeared|(?:if|whenever|once) i)\b/i
const isOwnFact = (question: string): boolean =>
  ownFact.test(question) && countable.test(question) && !asksHow.test(question)

const handbookQuestion = /\bhow (?:do|can|could|should|would) i (?!(?:usually|mostly|normally|often)\b)(?!feel)/i
const own = new RegExp(`\\b${me}\\b`, 'i')
const asksHowMuch = /\bhow (?:often|much|many|long)\b/i

/** "How many sits this week?" has no "I", but asks about the member's own log too. */
const ownInShort =
  /^\W*(?:(?:how many|total|number of) (?:practices|sessions|sits|meditations|minutes|hours)|(?:longest|average) (?:sit|session|practice|meditation))\b.*\b(?:today|yesterday|this|last|past) ?|^\W*(?:my |the )?longest (?:break|gap|time)\b/i

/** True if the log has an answer of its own to a question, and not just a summary. */
export const hasLogAnswer = (question: string): boolean => intents.some(([pattern]) => pattern.test(question))

/** True if a question is about what the member has logged themselves. */
export const isAboutOwnLog = (question: string): boolean =>
  isOwnFact(question) ||
  ownInShort.test(question) ||
  (own.test(question) && (!handbookQuestion.test(question) || asksHowMuch.test(question)) && hasLogAnswer(question))

/** Answers in fixed words from the practices of the last 30 days, without counts in quiet mode. Null if there are none. */
export function answerFromLog(
  question: string,
  all: LoggedPractice[],
  { today, isQuiet, texts }: Telling & { today: string },
): string | null {
  if (all.length === 0) return null
  const period = periodOf(question, today)
  const practices = all.filter(({ day }) => day >= period.from && day <= period.to)
  if (practices.length === 0) return texts.nothing(period.span)
  const answer = intents.find(([pattern]) => pattern.test(question))?.[1]
  const logQuestion = { question, period, practices, all, today, isQuiet, texts }
  const compared = sideBySide(logQuestion)
  const words = compared ?? answer?.(logQuestion) ?? logSummary(all, { isQuiet, texts }) ?? ''
  if (isFurtherBack(question, today) && !(answer && saysHowFar.has(answer))) return texts.furtherBack(words)
  const isAnswer =
    compared !== null || words === texts.cannotCompare || (answer && (!sums.has(answer) || countsEverything(question)))
  return isAnswer ? words : texts.unsure(words)
}

/** These answers are about all practices of a period or a limb, and leave everything else in a question aside. */
const sums: ReadonlySet<unknown> = new Set([
  totals,
  averageLength,
  feelings,
  limbsPractised,
  lastTime,
  longestSession,
  comparison,
])

/** These answers mention the 30 days themselves. */
const saysHowFar: ReadonlySet<unknown> = new Set([longestRun, comparison, lastTime])

function totals({ question, period: { span }, practices, isQuiet, texts }: LogQuestion): string | null {
  if (isQuiet) return null
  const limb = limbIn(question)
  const chosen = limb ? practices.filter((practice) => practice.limb === limb) : practices
  if (limb && chosen.length === 0) return texts.noneOf(span, limb)
  return texts.total(span, { limb, times: chosen.length, days: daysOf(chosen).length, minutes: totalOf(chosen) })
}

function longestRun({ all, isQuiet, texts }: LogQuestion): string | null {
  return isQuiet ? null : texts.longestRun(longestRunOf(daysOf(all)))
}

function lastTime({ question, all, today, texts }: LogQuestion): string | null {
  const limb = limbIn(question)
  const last = all.findLast((practice) => !limb || practice.limb === limb)
  if (!last) return limb ? texts.noneOf({ days: maxRecentDays }, limb) : null
  const day = last.day === today ? 'today' : last.day === addDays(today, -1) ? 'yesterday' : last.day
  return texts.last(last.limb, day, partOfDay(last.hour), limb !== undefined)
}

function longestSession({ period, practices, isQuiet, texts }: LogQuestion): string | null {
  const [longest] = practices.toSorted((left, right) => right.minutes - left.minutes)
  if (isQuiet || !longest) return null
  return texts.longest(period.span, longest.limb, longest.day, longest.minutes)
}

function averageLength({ question, period, practices, isQuiet, texts }: LogQuestion): string | null {
  const limb = limbIn(question)
  const chosen = practices.filter((practice) => !limb || practice.limb === limb)
  if (isQuiet || chosen.length === 0) return null
  return texts.average(period.span, limb, Math.max(1, Math.round(totalOf(chosen) / chosen.length)))
}

function usualTime({ question, period: { span }, practices, isQuiet, texts }: LogQuestion): string | null {
  const limb = limbIn(question)
  const ofLimb = practices.filter((practice) => practice.limb === limb)
  const [chosen, named] = ofLimb.length > 0 ? [ofLimb, limb] : [practices, undefined]
  const [part, times = 0] = mostCommon(chosen.map(({ hour }) => partOfDay(hour)))
  if (!part) return null
  return isQuiet ? texts.usualTimeQuiet(span, named, part) : texts.usualTime(span, named, part, times, chosen.length)
}

const wanted: readonly [RegExp, Wanted, readonly AfterFeeling[]][] = [
  [/energ/i, 'energized', ['energized']],
  [/focus|concentrat/i, 'focused', ['focused', 'centered']],
  [/grat/i, 'grateful', ['grateful', 'blissful']],
]
const calm = [/calm/, 'calm', ['calm', 'peaceful', 'centered']] as const
const minForBest = 3

function bestFor({ question, all, isQuiet, texts }: LogQuestion): string {
  const [, kind, feelings] = wanted.find(([pattern]) => pattern.test(question)) ?? calm
  const shares = limbs.flatMap((limb) => {
    const noted = all.filter((practice) => practice.limb === limb && practice.after)
    const times = noted.filter(({ after }) => after && feelings.includes(after as never)).length
    return times >= minForBest ? [{ limb, times, of: noted.length }] : []
  })
  const [best] = shares.toSorted((left, right) => right.times / right.of - left.times / left.of || right.of - left.of)
  if (!best) return texts.tooFew(kind)
  return isQuiet ? texts.bestQuiet(kind, best.limb) : texts.best(kind, best.limb, best.times, best.of)
}

function feelings({ question, period: { span }, practices, texts }: LogQuestion): string | null {
  const limb = limbIn(question)
  const named = practices.find(({ before }) => before && new RegExp(`\\b${before}\\b`, 'i').test(question))?.before
  const chosen = practices.filter(
    (practice) => (!limb || practice.limb === limb) && (!named || practice.before === named),
  )
  const [before] = mostCommon(chosen.flatMap((practice) => practice.before ?? []))
  const [after] = mostCommon(chosen.flatMap((practice) => practice.after ?? []))
  if (!before || !after) return null
  return named ? texts.feelingsFrom(span, limb, named, after) : texts.feelings(span, limb, before, after)
}

function limbsPractised({ period: { span }, practices, isQuiet, texts }: LogQuestion): string {
  const ranked = limbs
    .map((limb) => ({ limb, times: practices.filter((practice) => practice.limb === limb).length }))
    .filter(({ times }) => times > 0)
    .toSorted((left, right) => right.times - left.times)
  const [only, ...others] = ranked
  if (only && others.length === 0) return texts.oneLimb(span, only.limb)
  return isQuiet ? texts.limbsQuiet(span, ranked) : texts.limbs(span, ranked)
}
