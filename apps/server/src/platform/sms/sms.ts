import { FailedForGood } from '#platform/queue/jobs.ts'

type Text = { to: string; body: string }

/** Resolves once the provider has taken the text. An error never holds the number or the text. */
export type Sms = { send: (text: Text) => Promise<void> }

/** The provider won't send this text, however often we ask. */
export class SmsRefused extends FailedForGood {
  override name = 'SmsRefused'
}

/** The provider may have taken the text or not: sending it again could double it. */
export class SmsUnanswered extends FailedForGood {
  override name = 'SmsUnanswered'
}
