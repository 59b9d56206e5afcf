import { FailedForGood } from '#platform/queue/jobs.ts'

type Text = { to: string; body: string }

/** Resolves once the provider has accepted the text. An error never contains the number or the text. */
export type Sms = { send: (text: Text) => Promise<void> }

/** The provider won't send this text, however often we try. */
export class SmsRefused extends FailedForGood {
  override name = 'SmsRefused'
}

/** The provider may or may not have accepted the text, so a second attempt could send it twice. */
export class SmsUnanswered extends FailedForGood {
  override name = 'SmsUnanswered'
}
