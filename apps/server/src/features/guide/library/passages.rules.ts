import { type ArticleBlock, handbook, handbookText, limbs } from '@sadhana/contract'
import { searchSynonyms } from './search-synonyms.rules.ts'
import { ideaPassages } from './idea-passages.rules.ts'
import { limbPassages } from './limb-passages.rules.ts'
import { withoutTypos } from './typos.rules.ts'

/** A source for answers. It is short enough for a chat and links to the page it is from. */
export type Passage = {
  id: string
  source: string
  title: string
  text: string
  path: string
  /** True if the passage must not be shown for a while after helplines. */
  suggestsPractice: boolean
}

/**
 * `score`: the weighted share of the question that a passage covers. `telling`: the same, but only for words that occur
 * in any passage, where rare words decide and words in running text count half. `words`: how many of the question's
 * words it contains. `isNamed`: true if one of them is in the title or the synonyms. `rank`: how it compares with the
 * others.
 */
export type FoundPassage = Passage & { score: number; telling: number; words: number; isNamed: boolean; rank: number }

/** `synonyms` are other words that people use in questions. */
export type WrittenPassage = Passage & { synonyms: string }

type Article = { slug: string; title: string; standfirst: string; content: ArticleBlock[] }
type TextsOf = (block: ArticleBlock) => string[]

export const passagesOf = (articles: Article[], textsOf: TextsOf): WrittenPassage[] => [
  ...handbookPassages(),
  ...limbs.map((limb): WrittenPassage => {
    const { article, title, text, synonyms } = limbPassages[limb]
    const path = `/gamification/learning/${article}`
    return { id: `limb:${limb}`, source: 'The eight limbs', title, text, synonyms, path, suggestsPractice: false }
  }),
  ...ideaPassages.map(({ id, title, text, path, synonyms }): WrittenPassage => {
    return { id: `idea:${id}`, source: 'Practice ideas', title, text, path, synonyms, suggestsPractice: true }
  }),
  ...articles.flatMap((article) => articlePassages(article, textsOf)),
]

const handbookPassages = (): WrittenPassage[] =>
  handbook.flatMap(({ parts }) =>
    parts.map(({ id, title, text, tip }) => ({
      id: `handbook:${id}`,
      source: 'Handbook',
      title,
      text: [...text, ...(tip ? [tip] : [])].map(handbookText).join('\n\n'),
      path: `/guide#${id}`,
      suggestsPractice: false,
      synonyms: searchSynonyms[id] ?? '',
    })),
  )

const slugOf = (heading: string): string =>
  withoutDiacritics(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Words that people use when they ask what to be careful about. */
const careWords = 'danger dangerous risk safe harmful careful avoid wrong who should not'

/** Splits an article at its headings. What to try and what to be careful about become separate passages. */
function articlePassages({ slug, title, standfirst, content }: Article, textsOf: TextsOf): WrittenPassage[] {
  const begin = (part: string, heading: string, suggestsPractice = false): WrittenPassage => ({
    id: `article:${slug}${part && `#${part}`}`,
    source: title,
    title: heading,
    text: '',
    path: `/gamification/learning/${slug}`,
    suggestsPractice,
    synonyms: '',
  })
  const opening = { ...begin('', title), synonyms: standfirst }
  const passages = [opening]
  let current = opening
  for (const block of content) {
    const texts = textsOf(block)
    if (block.kind === 'heading') {
      current = begin(slugOf(texts[0] ?? ''), texts[0] ?? '')
      passages.push(current)
    } else if (block.kind === 'try' || block.kind === 'care') {
      const [heading = '', ...lines] = texts
      passages.push({
        ...begin(block.kind, heading, block.kind === 'try'),
        text: lines.join('\n\n'),
        synonyms: block.kind === 'care' ? careWords : '',
      })
    } else {
      current.text = [current.text, ...texts].filter((text) => text !== '').join('\n\n')
    }
  }
  return passages
}

/** Makes `pranayama` find `prāṇāyāma`, and `santosha` find `santoṣa`. */
export const withoutDiacritics = (text: string): string =>
  text
    .replace(/[ṣś]/g, 'sh')
    .replace(/[ṢŚ]/g, 'Sh')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')

/** Words that say nothing about the question, typed without apostrophes as people do in a chat. */
const fillers =
  /\b(?:(?:what|how|where|who|when|that|there|it)['’]?s|i['’]?(?:m|ve)|(?:we|you|they)['’]?(?:re|ve)|i['’](?:d|ll)|(?:do|does|did|is|are|was|were|has|have|had|ca|could|would|should|wo)n['’]?t|pl[sz]|please|thx|rn|ur?|gets?|got|getting|makes?|put|wants?|wanted|needs?|just|really|actually|ever|yet|already|anything|something|somehow|things?|way|else|possible|able|maybe|like|still|sometimes|always|usually|every|during|although|because|going|here|now|good|no idea|any (?:advice|ideas?|tips?)|\d+|(?:give|tell|show) me|in (?:plain|simple|other|a few) (?:words|terms|english))\b/gi

/** Words that people use for words in the passages. */
const otherWords: readonly [RegExp, string][] = [
  [/\bppl\b/gi, 'people'],
  [/\b(?:pw|pwd)\b/gi, 'password'],
  [/\bpics?\b/gi, 'picture'],
  [/\binstead of\b/gi, 'wrong mistake'],
  [/\b(?:some|any)body\b/gi, 'someone'],
  [
    /\bsees? (?:my (?:log|practi[sc]es?|sessions?|sits?|entries|stuff)|what i(?:['’]ve)? (?:log(?:ged)?|do|did|done|practi[sc]ed?|enter(?:ed)?))\b/gi,
    'see visible practice',
  ],
  // "I can't" is left out below, and without it these words would be about getting sleepy.
  [
    /\b(?:can['’]?t|cannot|cant|couldn['’]?t|unable to|hard to|trouble|difficulty|problems?) (?:get to |to )?(?:fall(?:ing)? asleep|sleep(?:ing)?)\b/gi,
    'sleepless insomnia',
  ],
  [
    /(?<!\b(?:legs?|foot|feet|arms?|hands?)\b.{0,12})\b(?:(?:keep|always|nearly|almost|often) fall(?:ing)? asleep|fall(?:ing)? asleep(?=.*\b(?:sit(?:ting)?|meditat\w+|practi[sc]\w+|cushion)\b))/gi,
    'sleepy drowsy',
  ],
  [/\bevery (?:\w+ )?min(?:ute)?s?\b/gi, 'interval'],
  [/\b(?:notifications?|notify|remind(?:s|ing|ers?)?|alarms?|nudges?)\b/gi, 'remind'],
]

/** A full stop ends a clause, and so does a comma before a question: "I'm off to the hills, can I pause?" */
const clauseEnd =
  /(?<=[.!?;])\s+|,\s+(?=(?:and |but |so )?(?:how|what|where|who|when|why|which|can|could|do|does|did|is|are|will|would|should|may)\b)/i
const opensQuestion =
  /^\W*(?:(?:and|but|so|or|ok|hi|hello)\W+)*(?:how|what|where|who|when|why|which|can|could|do|does|did|is|are|am|will|would|should|may)\b/i

const asksSomething = (clause: string): boolean =>
  /\?\s*$|\b(?:how|why|where|when)\W*$/i.test(clause) || opensQuestion.test(clause)

const wordsIn = (clauses: string[]): string =>
  otherWords.reduce((text, [said, word]) => text.replace(said, word), clauses.join(' ')).replace(fillers, ' ')

/** The searchable words of a question: those of the question itself, and those of the story around it. */
export function searchWordsOf(question: string): { core: string; aside: string } {
  const clauses = withoutTypos(withoutDiacritics(question)).split(clauseEnd)
  const core = clauses.filter(asksSomething)
  if (core.length === 0) return { core: wordsIn(clauses), aside: '' }
  return { core: wordsIn(core), aside: wordsIn(clauses.filter((clause) => !asksSomething(clause))) }
}

/** "What are gentle days?" The first paragraph says so, even if another has more of the words. */
const asksWhatItIs =
  /^\W*(?:(?:hi|hello|ok|so|and|but)\W+)*(?:what(?:['’]?s| is| are| does)|explain) (?:an? |the )?[\w-]+(?: days?| modes?)?(?: mean| for)?\W*$/i

/** Words that are in every other paragraph, whatever it is about. */
const smallWords =
  /\b(?:the|and|for|with|what|how|why|who|when|where|which|can|could|should|would|will|may|might|must|does|did|are|was|were|has|have|had|from|that|this|there|than|then|into|about|you|your|not|but|any|all|one)\b/gi

/** How a language's words are told apart: those of a paragraph, and those of a question that say something. */
export type ReadWords = { of: (text: string) => string[]; asked: (question: string) => string[] }

/** The paragraphs that match the question best, for quoting in a chat. */
export function excerptOf(text: string, question: string, readWords: ReadWords = inEnglish, most = 420): string {
  if (text.length <= most) return text
  const paragraphs = text.split('\n\n')
  const questionWords = new Set(readWords.asked(question))
  const words = paragraphs.map((paragraph) => readWords.of(paragraph).filter((word) => questionWords.has(word)))
  // A word that is in only one paragraph says more than a word that is in all of them.
  const weightOf = (word: string) => 1 / words.filter((own) => own.includes(word)).length
  const scores = words.map((own) => own.reduce((sum, word) => sum + weightOf(word), 0))
  const best = asksWhatItIs.test(question) && scores[0] ? 0 : Math.max(0, scores.indexOf(Math.max(...scores)))
  let excerpt = paragraphs[best] ?? ''
  for (const next of paragraphs.slice(best + 1)) {
    if (excerpt.length + next.length > most) break
    excerpt = `${excerpt}\n\n${next}`
  }
  return excerpt
}

/** Rough stems, so that `rests` and `rest`, or `pausing` and `pause`, are the same. */
const wordsOf = (text: string): string[] =>
  (
    withoutDiacritics(text)
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  ).map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''))

const inEnglish: ReadWords = {
  of: wordsOf,
  asked: (question) => {
    const { core, aside } = searchWordsOf(question)
    return wordsOf(`${core} ${aside}`.replace(smallWords, ' '))
  },
}
