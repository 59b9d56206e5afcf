import type { ChatSource } from '@sadhana/contract'
import type { Answer } from './answer.rules.ts'

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

const page = (title: string, path: string): ChatSource => ({ source: 'Your own pages', title, path })

/** What members have here that the guide can't see, and the page that shows it. */
const elsewhere: readonly [about: RegExp, where: string, ChatSource][] = [
  [
    /\b(?:levels?|points?|xp|experience)\b/i,
    'Your level and your points are',
    page('Progress', '/gamification?tab=progress'),
  ],
  [
    /\b(?:stones?|badges?|achievements?|awards?)\b/i,
    'Your stones are',
    page('Achievements', '/gamification?tab=achievements'),
  ],
  [/\b(?:challenges?)\b/i, 'Your challenges are', page('Challenges', '/gamification?tab=challenges')],
  [/\b(?:budd(?:y|ies))\b/i, 'Your buddies are', page('Buddies', '/gamification?tab=buddies')],
  [
    /\b(?:follow(?:ers?|ing)?|follows)\b/i,
    'Your followers, and the people you follow, are',
    page('Profile', '/profile'),
  ],
  [/\b(?:weekly )?goal\b/i, 'Your weekly goal is', page('Practice settings', '/settings/practice')],
]

/** True if a question is about sleep or moods, which the guide may not see. */
export const isAboutWellness = (question: string): boolean => wellness.test(question)

const aboutWellness: Answer = {
  response:
    'I can’t see your sleep or your moods, only practices, and those only if you allow it. Both are on your Wellness page, day by day.',
  sources: [{ source: 'Your log', title: 'Wellness Tracking', path: '/wellness' }],
}

/** The answer to a question about something of the member's own that the guide can't see, or null. */
export function shownElsewhere(question: string): Answer | null {
  if (isAboutWellness(question)) return aboutWellness
  if (!new RegExp(mine, 'i').test(question) || asksHow.test(question)) return null
  const found = elsewhere.find(([about]) => about.test(question))
  if (!found) return null
  const [, where, source] = found
  return {
    response: `I can’t see that, only practices, and those only if you allow it. ${where} under ${source.title}.`,
    sources: [source],
  }
}
