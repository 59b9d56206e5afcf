import {
  type AfterFeeling,
  type ArticleReason,
  type BeforeFeeling,
  difficultyLevels,
  learningItemsShown,
  type Limb,
  limbs,
  type SuggestedArticle,
} from '@sadhana/contract'

/** An article of the library, with the member's progress in it. */
export type ShelvedArticle = Omit<SuggestedArticle, 'isRead' | 'reason'> & {
  order: number
  /** When the member last read on without finishing it. */
  startedAt: string | null
  readAt: string | null
}

/** What the member has practised: sessions of all time by limb and shift in feeling, and those of the last 30 days. */
export type Practised = {
  shifts: { limbType: Limb; before: BeforeFeeling | null; after: AfterFeeling | null; sessions: number }[]
  lately: { limbType: Limb; sessions: number }[]
}

type Wish = { limb: Limb; reason: ArticleReason }

/**
 * At most six articles, each with a reason. The one started last comes first. Then one unread article for each limb
 * worth reading about: the limb practised least, the one practised most in recent days, the one with the member's most
 * common shift in feeling, those never practised, and the others. Then second articles, and finally those read longest
 * ago.
 */
export function suggest(library: readonly ShelvedArticle[], practised: Practised): SuggestedArticle[] {
  const started = library
    .filter(({ startedAt, readAt }) => startedAt !== null && readAt === null)
    .toSorted((a, b) => compare(b.startedAt ?? '', a.startedAt ?? ''))
  const chosen = new Map<ShelvedArticle, ArticleReason>()
  // One is a reminder, but six would be a list of debts.
  const [latest] = started
  if (latest) chosen.set(latest, { kind: 'started' })

  const wishes = wishesOf(practised)
  const unread = library.filter(({ readAt }) => readAt === null).toSorted(easiestFirst)
  const add = (limb: Limb, reason: ArticleReason) => {
    const next = unread.find((article) => article.limbType === limb && !chosen.has(article))
    if (next) chosen.set(next, reason)
  }
  const isThere = (limb: Limb) => [...chosen.keys()].some(({ limbType }) => limbType === limb)
  for (const { limb, reason } of wishes) if (!isThere(limb)) add(limb, reason)
  for (const { limb } of wishes) add(limb, { kind: 'unread' })
  const readLongestAgo = library
    .filter(({ readAt }) => readAt !== null)
    .toSorted((a, b) => compare(a.readAt ?? '', b.readAt ?? ''))
  for (const article of readLongestAgo) chosen.set(article, { kind: 'again' })

  return [...chosen].slice(0, learningItemsShown).map(([article, reason]) => toSuggestion(article, reason))
}

const toSuggestion = (
  { order: _order, startedAt: _startedAt, readAt, ...card }: ShelvedArticle,
  reason: ArticleReason,
): SuggestedArticle => ({ ...card, isRead: readAt !== null, reason })

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const easiestFirst = (a: ShelvedArticle, b: ShelvedArticle): number =>
  difficultyLevels.indexOf(a.difficulty) - difficultyLevels.indexOf(b.difficulty) || a.order - b.order

/** All eight limbs, the most relevant first. */
function wishesOf({ shifts, lately }: Practised): Wish[] {
  if (shifts.length === 0) return limbs.map((limb) => ({ limb, reason: { kind: 'beginning' } }))
  const total = (limb: Limb) =>
    shifts.filter(({ limbType }) => limbType === limb).reduce((sum, { sessions }) => sum + sessions, 0)
  const practisedLimbs = limbs.filter((limb) => total(limb) > 0)
  const least = practisedLimbs.length > 1 ? practisedLimbs.toSorted((a, b) => total(a) - total(b))[0] : undefined
  const [most] = lately.toSorted((a, b) => b.sessions - a.sessions || inOrder(a.limbType, b.limbType))
  const [shift] = shifts
    .filter(({ before, after }) => before !== null && after !== null)
    .toSorted((a, b) => b.sessions - a.sessions || inOrder(a.limbType, b.limbType))

  const wishes: Wish[] = []
  const add = (limb: Limb | undefined, reason: ArticleReason) => {
    if (limb && !wishes.some((wish) => wish.limb === limb)) wishes.push({ limb, reason })
  }
  add(least, { kind: 'least-practised' })
  add(most?.limbType, { kind: 'practised-lately' })
  if (shift?.before && shift.after) {
    add(shift.limbType, { kind: 'shift', before: shift.before, after: shift.after })
  }
  for (const limb of limbs) if (total(limb) === 0) add(limb, { kind: 'not-practised' })
  for (const limb of limbs) add(limb, { kind: 'practised' })
  return wishes
}

const inOrder = (a: Limb, b: Limb) => limbs.indexOf(a) - limbs.indexOf(b)
