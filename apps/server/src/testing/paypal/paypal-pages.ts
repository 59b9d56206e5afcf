import type { createBooks, Order, Subscription } from './paypal-books.ts'

type Page = { status: number; headers: Record<string, string>; html?: string }
type Return = { return_url: string; cancel_url: string }

const subscriptionPath = '/webapps/billing/subscriptions'
const orderPath = '/checkoutnow'

const pageOf = (sum: string): string => `<!doctype html>
<html lang="en">
  <title>PayPal’s stand-in</title>
  <h1>Pay ${sum} to Sadhana Compass</h1>
  <form method="post">
    <button name="answer" value="agree">Agree</button>
    <button name="answer" value="cancel">Cancel and return</button>
  </form>
</html>`

/** The pages where members approve or cancel a payment. */
export function approvalPages(books: ReturnType<typeof createBooks>) {
  const returns = new Map<string, Return>()

  const agree = (id: string): void => {
    if (books.orders.has(id)) books.approveOrder(id)
    else books.approve(id)
  }

  return {
    pathOf: (made: Subscription | Order): string =>
      'plan_id' in made ? `${subscriptionPath}?ba_token=${made.id}` : `${orderPath}?token=${made.id}`,
    /** Remembers where to send the member back to, from the request that started the payment. */
    remember: (id: string, { application_context: context }: Record<string, unknown>): void => {
      returns.set(id, context as Return)
    },
    /** Undefined if the address isn't one of these pages. */
    answer: ({ pathname, searchParams }: URL, raw: string): Page | undefined => {
      if (pathname !== subscriptionPath && pathname !== orderPath) return undefined
      const id = searchParams.get('ba_token') ?? searchParams.get('token') ?? ''
      const purchase = books.subscriptions.get(id) ?? books.orders.get(id)
      const back = returns.get(id)
      if (!purchase || !back) return { status: 404, headers: {} }
      if (raw === '') {
        const headers = { 'content-type': 'text/html; charset=utf-8' }
        return { status: 200, headers, html: pageOf(`$${(purchase.cents / 100).toFixed(2)}`) }
      }
      const isAgreed = new URLSearchParams(raw).get('answer') === 'agree'
      if (isAgreed) agree(id)
      const location = new URL(isAgreed ? back.return_url : back.cancel_url)
      // PayPal adds its own parameters to ours.
      location.searchParams.set('plan_id' in purchase ? 'subscription_id' : 'token', id)
      return { status: 303, headers: { location: location.href } }
    },
  }
}
