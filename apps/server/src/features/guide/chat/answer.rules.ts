import type { ChatSource } from '@sadhana/contract'
import { excerptOf, type FoundPassage, type Passage, withoutDiacritics } from '../library/passages.rules.ts'

export type Answer = { response: string; sources: ChatSource[] }

const ownLog: ChatSource = { source: 'Your log', title: 'All my sessions', path: '/sessions' }

const sourceOf = ({ source, title, path }: Passage): ChatSource => ({ source, title, path })

/** Below this share of the question, a passage is about something else. */
const leastScore = 0.36
/** Further behind the best than this, a passage only shares a word with it. */
const leastRank = 0.4

/** What is worth quoting. A single word in passing doesn't make a passage an answer, unless nothing else was asked. */
export function worthQuoting(found: FoundPassage[]): FoundPassage[] {
  const worthy = found.filter(
    ({ score, words, isNamed }) => score >= leastScore && (isNamed || words > 1 || score > 0.9),
  )
  return worthy.filter(({ rank }) => rank >= (worthy[0]?.rank ?? 0) * leastRank)
}

/** From this share of the question on, the best passage is about it and not only near it. */
const sureScore = 0.6

export const isSure = ([best]: FoundPassage[]): boolean => best !== undefined && best.isNamed && best.score >= sureScore

const thanks = /^\W*(?:thanks?|thank you|thx|cheers|great|perfect|ok(?:ay)?|bye|good ?bye|good night)\b[^?]{0,40}$/i
const hello = /^\W*(?:hi|hello|hey|hiya|namaste|good (?:morning|evening|afternoon|day))\b[^?]{0,30}$/i

/** A greeting needs no library. */
export function smallTalk(message: string): Answer | null {
  if (thanks.test(message)) return { response: 'You’re welcome. I’m here when something else comes up.', sources: [] }
  if (!hello.test(message)) return null
  return {
    response: 'Hello. Ask me about a limb, about the app, or what to do with a few minutes.',
    sources: [],
  }
}

/** The local guide: it quotes the best passage and names the next ones. */
export function quote(question: string, passages: Passage[]): Answer {
  const [best] = passages
  if (!best) {
    return {
      response:
        'I looked in the handbook and the library and didn’t find anything about that. Other words might help. For a question to a person, please write to us.',
      sources: [
        { source: 'Handbook', title: 'Browse the handbook', path: '/guide#guide-what' },
        { source: 'A person reads it', title: 'Write to us', path: '/settings/letters' },
      ],
    }
  }
  return { response: excerptOf(best.text, question), sources: passages.map(sourceOf) }
}

export const aboutLog = (summary: string | null, mayUseLog: boolean): Answer => ({
  response: mayUseLog
    ? (summary ?? 'There’s nothing in your log for the last 30 days yet.')
    : 'I don’t know anything about you unless you turn on “May use my practice log” below. Your own pages have it all: the stats are on Home, and every practice is in your list.',
  sources: [ownLog],
})

const mark = /\s?\[(\d{1,2})\]/g
const tag = /<\/?[a-z][^>]{0,200}>?/gi
const address =
  /\[([^\]]{1,200})\]\([^)]{0,500}\)|(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|ai|co|app|dev|info|biz|ru|cn|xyz|me|tv|gg|ly|example)\b\S*/gi

/** What a model wrote, as plain words: no tags, no addresses, no marks. Screens draw it as text anyway. */
export const asPlainText = (text: string): string =>
  text
    .replace(mark, '')
    .replace(tag, '')
    .replace(address, '$1')
    .replace(/[*_#`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A model's answer with the passages it names, or null if it stands on none of what it was given. */
export function cited(text: string, passages: Passage[]): Answer | null {
  const numbers = [...new Set([...text.matchAll(mark)].map(([, number]) => Number(number)))]
  const used = numbers.flatMap((number) => passages[number - 1] ?? [])
  const response = asPlainText(text)
  if (used.length === 0 || !sharesWords(response, used)) return null
  return { response, sources: used.map(sourceOf) }
}

/** Naming a passage isn't enough: the answer must speak of the same things. */
const leastShared = 4
const leastShare = 0.25

function sharesWords(answer: string, passages: Passage[]): boolean {
  const known = stemsOf(passages.map(({ title, text }) => `${title} ${text}`).join(' '))
  const said = [...stemsOf(answer)]
  const shared = said.filter((stem) => known.has(stem)).length
  return shared >= Math.min(leastShared, said.length) && shared >= said.length * leastShare
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (
      withoutDiacritics(text)
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    ).map((word) => word.slice(0, 6)),
  )
