import type { Answer } from './answer.rules.ts'
import type { AnswerTexts } from './answers.texts.en.ts'

const wellness = new RegExp(
  [
    '\\bhow (?:did|do|have|am) i (?:been )?(?:sleep\\w*|slept)\\b(?! better| without)',
    '\\bhow (?:much|long|well|many hours) (?:did|do|have) i (?:sleep|slept)',
    '\\bhow (?:was|is|has|were) my (?:sleep|nights?|moods?|energy)\\b',
    '\\b(?:did|have) i (?:been )?(?:sleep\\w*|slept) (?:\\w+ )?(?:better|worse|more|less|well|badly|enough)',
    "\\b(?:average|usual|typical|total|longest|shortest) (?:hours of |night’s |night's )?(?:sleep|nights?|moods?|energy)\\b",
    '\\b(?:what|which) moods? (?:was|were|am|have|did) i\\b|\\bwhat (?:was|were|is) my (?:moods?|energy|sleep)\\b',
    '\\b(?:when|what time) (?:do|did) i (?:usually |normally |mostly )?(?:go to (?:bed|sleep)|wake|fall asleep|get up)\\b',
    '^\\W*my (?:sleep|nights|moods?|energy)\\b.*\\b(?:week|month|year|lately|compared)\\b',
  ].join('|'),
  'i',
)

const mine =
  "(?:\\b(?:what|which|how many|how much|how high|who|is|are|whats|what’s|what's)\\b.*\\b(?:my|mine|(?:do|have|did|am|are) (?:i|we)|i(?:’ve|'ve| have| got| am|’m|'m))\\b|^\\W*(?:my|show (?:me )?my) )"

const asksHow =
  /\b(?:how (?:do|does|can|could|is|are|should|to)|why|work|works|mean|means|can|could|should|may|will|would|change|delete|remove|add|set|see|sees|seen|private|public|if|get)\b/i

/** What members have here that the guide can't see. */
const elsewhere: readonly [about: RegExp, page: keyof AnswerTexts['elsewhere']][] = [
  [/\b(?:levels?|points?|xp|experience)\b/i, 'level'],
  [/\b(?:stones?|badges?|achievements?|awards?)\b/i, 'stones'],
  [/\b(?:challenges?)\b/i, 'challenges'],
  [/\b(?:budd(?:y|ies))\b/i, 'buddies'],
  [/\b(?:follow(?:ers?|ing)?|follows)\b/i, 'followers'],
  [/\b(?:weekly )?goal\b/i, 'goal'],
]

/** True if a question is about sleep or moods, which the guide may not see. */
export const isAboutWellness = (question: string): boolean => wellness.test(question)

/** The answer to a question about something of the member's own that the guide can't see, or null. */
export function shownElsewhere(question: string, texts: AnswerTexts): Answer | null {
  if (isAboutWellness(question)) return { response: texts.wellness, sources: [texts.pages.wellness] }
  if (!new RegExp(mine, 'i').test(question) || asksHow.test(question)) return null
  const found = elsewhere.find(([about]) => about.test(question))?.[1]
  return found ? { response: texts.elsewhere[found], sources: [texts.pages[found]] } : null
}
