/**
 * `security`: about the account or someone's safety. `asked`: the member has just asked for it. `chosen`: comes at a time
 * that the member chose. `no-member`: goes to someone who isn't a member and has no quiet hours. `held`: everything else,
 * which waits until the member's quiet hours are over.
 */
export type Timing = 'security' | 'asked' | 'chosen' | 'no-member' | 'held'

/** Every email that we send. An email's id starts with its name. */
export const emailTimings = {
  'email-proof': 'security',
  'erasure-begun': 'security',
  erased: 'security',
  'owner-code': 'security',
  'password-reset': 'security',
  'security-notice': 'security',
  'two-factor-recovery': 'security',
  'urgent-letter-answer': 'security',
  'reminder-test': 'asked',
  reminder: 'chosen',
  'new-reports': 'no-member',
  'waitlist-confirmation': 'no-member',
  'waitlist-invitation': 'no-member',
  archive: 'held',
  closing: 'held',
  decision: 'held',
  'giving-impact': 'held',
  'giving-receipt': 'held',
  inbox: 'held',
  'letter-answer': 'held',
  weekly: 'held',
} as const satisfies Record<string, Timing>

type EmailName = keyof typeof emailTimings
export type HeldEmail = { [Name in EmailName]: (typeof emailTimings)[Name] extends 'held' ? Name : never }[EmailName]
export type PromptEmail = Exclude<EmailName, HeldEmail>

const isEmailName = (name: string): name is EmailName => Object.hasOwn(emailTimings, name)

/** Every kind of push message that we send. `words` are other members'. */
export const pushTimings = { reminder: 'chosen', test: 'asked', words: 'held' } as const satisfies Record<
  string,
  Timing
>

/** Whether an email waits until quiet hours are over. */
export function isHeldEmail(id: string): boolean {
  const name = id.slice(0, id.indexOf('.'))
  return !isEmailName(name) || emailTimings[name] === 'held'
}

/** Whether a push message waits until quiet hours are over. */
export const isHeldPush = (kind: keyof typeof pushTimings): boolean => pushTimings[kind] === 'held'
