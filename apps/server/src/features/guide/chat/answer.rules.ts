import type { ChatSource } from '@sadhana/contract'
import {
  excerptOf,
  type FoundPassage,
  type Passage,
  type ReadWords,
  withoutDiacritics,
} from '../library/passages.rules.ts'
import type { AnswerTexts, Suggestion } from './answers.texts.en.ts'

export type Answer = { response: string; sources: ChatSource[] }

const sourceOf = ({ source, title, path }: Passage): ChatSource => ({ source, title, path })

/** If a passage covers less of the question than this, it is about something else. */
const minScore = 0.36
/** If it covers less of the question than this, it may be about the same thing, but it doesn't answer the question. */
const minScoreOfAnswer = 0.45
/** If the best passage covers at least this much of the question, it answers it and isn't just related. */
const sureScore = 0.6
/**
 * A passage answers the question if its rank is above the first of these, or if it covers most of the question and its
 * rank is above the second.
 */
const closeRank = 18
const minRankOfAnswer = 12
/**
 * A passage that covers less of the question's rare words than this doesn't answer it, however close it is otherwise.
 */
const minTelling = 0.5
/** A single word in common is enough if it makes up this much of the question. */
const minTellingOfOneWord = 0.95
/** If the next passage is this close, either may be meant, unless the best covers nearly all of the question and the next doesn't. */
const minLead = 1.25
const nearlyAll = 0.8
/** If another passage covers this much more of the question, the best has to be ahead of it by this much. */
const muchMore = 0.2
const farLead = 2
/** A passage further behind the best than this only shares a word with it. */
const minRankShare = 0.4

/** This passage asks for money, so it answers only questions about money. */
const givingPassage = 'handbook:giving'
const money =
  /\b(?:money|cost\w*|pric\w+|pay\w*|paid|free|donat\w+|subscri\w+|contribut\w+|support\w* (?:you|us|this|the)|supporters?|tiers?|giving|give (?:money|something (?:back|to))|gift|fund\w*|cancel\w*|membership|afford|charge\w*|refund\w*|card|kost\w+|preis\w*|geld|gratis|(?:be)?zahl\w*|spend\w+|beitrag\w*|k[uü]ndig\w*|abos?|cuestan?|costes?|precio\w*|pag[ao]\w*|dinero|don(?:ar|acion\w*)|aport\w+|apoy\w+|suscrip\w+)\b/i

const isAboutOneWord = ({ score, telling, isNamed, rank }: FoundPassage): boolean =>
  score >= (isNamed ? 0.75 : 0.9) || (isNamed && telling >= minTellingOfOneWord && rank >= closeRank)

/** The passages worth quoting. One word in common isn't enough, unless the question is hardly more than that word. */
export function worthQuoting(passages: FoundPassage[], question: string): FoundPassage[] {
  const worthy = passages.filter(
    (passage) =>
      passage.score >= minScore &&
      (passage.words > 1 || isAboutOneWord(passage)) &&
      (passage.id !== givingPassage || money.test(question)),
  )
  return worthy.filter(({ rank }) => rank >= (worthy[0]?.rank ?? 0) * minRankShare)
}

const thanks = /^\W*(?:thanks?|thank you|thx|cheers|great|perfect|ok(?:ay)?|bye|good ?bye|good night)\b[^?]{0,40}$/i
const hello = /^\W*(?:hi|hello|hey|hiya|namaste|good (?:morning|evening|afternoon|day))\b[^?]{0,30}$/i

/** A greeting needs no library. */
export function smallTalk(message: string, texts: AnswerTexts): Answer | null {
  if (thanks.test(message)) return { response: texts.welcome, sources: [] }
  return hello.test(message) ? { response: texts.hello, sources: [] } : null
}

const isNearEnough = ({ rank, score }: FoundPassage): boolean =>
  rank >= closeRank || (score >= sureScore && rank >= minRankOfAnswer)

/**
 * True if the question is about something in the library, whichever passage answers it. Its words then say less about
 * danger.
 */
export function isAboutLibrary([best, next]: readonly FoundPassage[]): boolean {
  if (!best || best.telling < minTelling) return false
  const isAhead = !next || best.rank >= next.rank * minLead || best.score >= nearlyAll
  return isAhead && isNearEnough(best)
}

/** True if the best passage answers the question, and isn't just related or one of several candidates. */
export function isAnswered(passages: readonly FoundPassage[]): boolean {
  const [best, ...others] = passages
  if (!best || !isAboutLibrary(passages) || best.score < minScoreOfAnswer) return false
  // The headings inside articles say little about what comes below them.
  if (best.words === 1 && best.id.includes('#')) return false
  const isTied = others.some(({ score, rank }) => score >= best.score && best.rank < rank * minLead)
  const isOutdone = others.some(({ score, rank }) => score >= best.score + muchMore && best.rank < rank * farLead)
  return !isTied && !isOutdone
}

/** True if the best passage answers nearly all of a longer question, so that no one needs to look elsewhere. */
export const explains = (passages: readonly FoundPassage[]): boolean => {
  const [best] = passages
  return isAnswered(passages) && best !== undefined && best.score >= nearlyAll && best.words >= 3
}

/**
 * The local guide quotes the best passage and names the next ones. If a passage is only related to the question, it is
 * named but not quoted.
 */
export function quote(question: string, { passages, isEnglish, readWords }: Found, texts: AnswerTexts): Answer {
  const [best] = passages
  const { handbook, letters } = texts.pages
  if (!best) return { response: texts.nothing, sources: [handbook, letters] }
  const sources = passages.map(sourceOf)
  if (!isAnswered(passages)) return { response: texts.unsure, sources: [...sources, letters] }
  const excerpt = excerptOf(best.text, question, readWords)
  return { response: isEnglish ? texts.inEnglish(excerpt) : excerpt, sources }
}

/** `isEnglish` is true if the best passage is in English, and the member reads the app in another language. */
export type Found = { passages: FoundPassage[]; isEnglish: boolean; readWords?: ReadWords | undefined }

export const aboutLog = (summary: string | null, mayUseLog: boolean, texts: AnswerTexts): Answer => ({
  response: mayUseLog ? (summary ?? texts.emptyLog) : texts.noConsent,
  sources: [texts.pages.ownLog],
})

const tail =
  '(?: (?:now|today|tonight|please|next|right now|to do|to try|to start with|for (?:me|now|today|tonight|this (?:morning|evening|afternoon))|this (?:morning|evening|afternoon)|with me))*\\W*$'
const practiceWish = new RegExp(
  [
    '(?:give|suggest|recommend|offer|pick|choose|show|find|propose)(?: to)?(?: me)?(?: a| an| some| one| another| any| the| something)?(?: (?:short|good|new|nice|little|quick|gentle|different|random|daily|guided))*(?: (?:practices?|sessions?|exercises?|meditations?|limb|sit|to practi[sc]e|to do|recommendations?|suggestions?))',
    '(?:what|which)(?: (?:practice|limb|meditation|exercise|one))? (?:should|shall|can|could|do|would) (?:i|we|you) (?:practi[sc]e|sit|do|try|recommend|suggest|start with)',
    "(?:what|which)(?:’s|'s| is)?(?: (?:practice|limb|meditation|exercise))?(?: is| would be)? (?:a )?(?:good|best|right|next)(?: (?:practice|meditation|limb|one))?(?: for me)?",
    "i (?:want|need|would like|’d like|'d like)(?: to (?:do|try))? (?:a|some|another) (?:practice|meditation|recommendation|suggestion)",
    '(?:any|some|your) (?:suggestions?|ideas?|recommendations?)(?: for a practice)?',
    '(?:do you have|have you got) (?:a|any) (?:practice|suggestion|recommendation|idea)s?',
  ]
    .map((source) => `^\\W*(?:(?:please|hi|hello|ok|okay|so|and|can you|could you|would you)[ ,]+)*${source}${tail}`)
    .join('|'),
  'i',
)

/** True if someone asks for a practice in general, and not for something specific such as sleep. */
export const wantsPractice = (message: string): boolean => practiceWish.test(message)

/** Suggests a practice, with the reason if the log may be used. */
export const suggest = (suggestion: Suggestion, reason: string | null, texts: AnswerTexts): Answer => ({
  response: texts.suggestion(suggestion, reason),
  sources: [texts.pages.home, texts.pages.guided],
})

const mark = /\s?\[(\d{1,2})\]/g
const tag = /<\/?[a-z][^>]{0,200}>?/gi
const address =
  /\[([^\]]{1,200})\]\([^)]{0,500}\)|(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|ai|co|app|dev|info|biz|ru|cn|xyz|me|tv|gg|ly|example)\b\S*/gi

/** Reduces a model's answer to plain words without tags, addresses or markup. Screens show it as text anyway. */
export const asPlainText = (text: string): string =>
  text
    .replace(mark, '')
    .replace(tag, '')
    .replace(address, '$1')
    .replace(/[*_#`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A model's answer with the passages it cites, or null if it isn't based on any of them. */
export function cited(text: string, passages: Passage[]): Answer | null {
  const numbers = [...new Set([...text.matchAll(mark)].map(([, number]) => Number(number)))]
  const used = numbers.flatMap((number) => passages[number - 1] ?? [])
  const response = asPlainText(text)
  if (used.length === 0 || !sharesWords(response, used)) return null
  return { response, sources: used.map(sourceOf) }
}

/** Citing a passage isn't enough: the answer must share this many words with it. */
const minShared = 4
const minSharedPart = 0.25

function sharesWords(answer: string, passages: Passage[]): boolean {
  const passageStems = stemsOf(passages.map(({ title, text }) => `${title} ${text}`).join(' '))
  const said = [...stemsOf(answer)]
  const shared = said.filter((stem) => passageStems.has(stem)).length
  return shared >= Math.min(minShared, said.length) && shared >= said.length * minSharedPart
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (
      withoutDiacritics(text)
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    ).map((word) => word.slice(0, 6)),
  )
