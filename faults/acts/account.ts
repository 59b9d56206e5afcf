import { v7 as newId } from 'uuid'
import { clientOf, type Doing, password } from '../world.ts'

/** A member's other devices sign in, stay signed in, and sign out; and each member gives once. */
export function accountActs({ world, me, client, attempt, mine, anyOf }: Doing) {
  let hasGiven = false
  const { account } = clientOf(world)
  const { refreshTokens } = world

  return {
    signIn: async () => {
      const thing = `device:${me.id}:${newId()}`
      const body = { identifier: me.username, password }
      const reply = await attempt(thing, 'signed in', () => account.login({ body }))
      if (reply && 'refreshToken' in reply) refreshTokens.set(thing, reply.refreshToken)
    },
    refresh: async () => {
      const thing = anyOf(mine('device', true)) ?? ''
      const refreshToken = refreshTokens.get(thing)
      if (!refreshToken) return
      const reply = await attempt(thing, 'signed in', () => account.refresh({ body: { refreshToken } }))
      if (reply && 'refreshToken' in reply) refreshTokens.set(thing, reply.refreshToken)
    },
    signOut: async () => {
      const thing = anyOf(mine('device', true)) ?? ''
      const refreshToken = refreshTokens.get(thing)
      if (refreshToken) await attempt(thing, null, () => account.logout({ body: { refreshToken, allDevices: false } }))
    },
    /** They approve it at PayPal's stand-in. */
    give: async () => {
      if (hasGiven) return
      hasGiven = true
      const [clientId, dollars] = [newId(), 1 + world.pick(100)]
      const body = {
        clientId,
        paymentTier: 'custom',
        amount: dollars,
        currency: 'USD',
        paymentMethod: 'paypal',
        isRecurring: false,
      } as const
      const thing = `gift:${me.id}:${clientId}`
      const started = await attempt(`begun:${me.id}:${clientId}`, 'begun', () => client.giving.pay({ body }))
      const reference = new URL(started?.approveUrl ?? 'none:').searchParams.get('token')
      if (!reference) return
      // From here on, PayPal has the member's word, and tells us until we have understood.
      world.paypal.approve(reference)
      world.books.note(thing, String(dollars * 100), 'acknowledged')
    },
  }
}
