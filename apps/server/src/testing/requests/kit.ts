import type { Contract, Request, Route } from '@sadhana/contract'
import type { movableClock } from '#testing/clock.ts'
import type { testApp } from '#testing/test-app.ts'

/** The running service with its worker, and a clock that can be moved. */
export type Kit = Omit<Awaited<ReturnType<typeof testApp>>, 'clock'> & { clock: ReturnType<typeof movableClock> }

/** What to send, and as which member. Without `as`, a visitor sends it. */
type Prepared<R extends Route> = Request<R> & { as?: { token: string } }

/** For every route of a contract, a request that succeeds. What it refers to must be private to the sender. */
export type Requests<C extends Contract> = {
  [F in keyof C]: { [K in keyof C[F]]: (kit: Kit) => Promise<Prepared<C[F][K]>> }
}

/** The secret after `#key=` in the email with this subject. */
export async function secretFromMail({ mailbox }: Kit, to: string, subject: string): Promise<string> {
  const { text = '' } = await mailbox.mailTo(to, subject)
  return /#\w+=([\w-]+)/.exec(text)?.[1] ?? ''
}
