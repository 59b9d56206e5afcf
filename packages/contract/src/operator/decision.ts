export const decisionActions = ['hide', 'warn', 'suspend', 'close'] as const
export type DecisionAction = (typeof decisionActions)[number]

type Decision = {
  actions: readonly DecisionAction[]
  /** How long a suspension lasts. Null means until it is lifted. */
  days?: 7 | 30 | null | undefined
  reason: string
  /** The day of the practice, if the decision is about one. */
  practiceOn: string | null
}

export const decisionSubject = ({ actions }: Pick<Decision, 'actions'>): string =>
  actions.includes('suspend') ? 'We’ve paused your account' : 'About what you shared'

/**
 * What a member reads about a decision. The console shows this text before anything happens, and the email contains it.
 * Empty for a report that is closed, because no one did anything wrong.
 */
export function decisionText({ actions, days, reason, practiceOn }: Decision): string[] {
  if (actions.includes('close') || actions.length === 0) return []
  const practice = practiceOn === null ? 'something you shared' : `your practice of ${practiceOn}`
  return [
    ...(actions.includes('hide')
      ? [`We took ${practice} out of sight for other members. It’s still in your log, and you still see it.`]
      : []),
    ...(actions.includes('warn')
      ? [`Please read this as a warning about ${practiceOn === null ? 'what you share' : practice}.`]
      : []),
    ...(actions.includes('suspend') ? [suspensionText(days ?? null)] : []),
    `Our reason: “${reason}”`,
    'If you think we’re wrong, answer this email. Someone else will look at it, mostly within two days.',
  ]
}

const suspensionText = (days: 7 | 30 | null): string =>
  `We’ve paused your account ${days === null ? 'until we lift it' : `for ${days} days`}. You can’t sign in meanwhile, and others don’t see what you share. Your practice log stays as it is. If you’d like a copy of it, answer this email and we’ll send you one.`

export const thanksSubject = 'Thank you for your report'

/**
 * Thanks reporters once a report is resolved. It doesn't say what we did, which stays between us and the other member.
 */
export const thanksText = (wasClosed: boolean): string[] => [
  'Thank you for telling us. Someone has read your report.',
  wasClosed
    ? 'We didn’t find anything against our rules this time. You can still block or mute anyone; we won’t tell them.'
    : 'We’ve done something about it. What exactly stays between us and the other person.',
]
