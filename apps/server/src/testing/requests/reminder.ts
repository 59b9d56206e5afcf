import { createECDH, randomBytes, randomUUID as newId } from 'node:crypto'
import type { api } from '@sadhana/contract'
import { actionToken } from '#features/reminder/sending/action-tokens.service.ts'
import type { Kit, Requests } from './kit.ts'

const aReminder = { time: '06:20', days: ['monday'], words: 'The kettle first' } as const

async function withReminder(kit: Kit) {
  const asha = await kit.member()
  const id = newId()
  await kit.as(asha).reminder.save({ params: { id }, body: { ...aReminder, days: ['monday'] } })
  return { asha, id }
}

/** Of a browser that never gets a message, because its member has no push reminder. */
function aSubscription() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`, keys }
}

export const reminderRequests: Requests<typeof api>['reminder'] = {
  get: async (kit) => ({ as: (await withReminder(kit)).asha }),
  save: async (kit) => {
    const { asha, id } = await withReminder(kit)
    return { as: asha, params: { id }, body: { time: '08:00', days: ['sunday'] } }
  },
  delete: async (kit) => {
    const { asha, id } = await withReminder(kit)
    return { as: asha, params: { id } }
  },
  change: async (kit) => ({ as: await kit.member(), body: { oneADay: false } }),
  subscribe: async (kit) => ({ as: await kit.member(), body: aSubscription() }),
  unsubscribe: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).reminder.subscribe({ body: aSubscription() })
    return { as: asha }
  },
  test: async (kit) => {
    const asha = await kit.member()
    await kit.db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
    return { as: asha, body: { channel: 'email' } }
  },
  act: async (kit) => {
    const { id: userId } = await kit.member()
    const [id, now] = [newId(), kit.clock.now()]
    const day = now.toISOString().slice(0, 10)
    const notice = { user_id: userId, id, day, due_at: now, channel: 'push', tone: 'usual' } as const
    await kit.db.insertInto('reminder_notices').values(notice).execute()
    return { body: { token: actionToken(kit.keys, { userId, id }), action: 'not-today' } }
  },
  makeFeed: async (kit) => ({ as: await kit.member() }),
  endFeed: async (kit) => {
    const asha = await kit.member()
    await kit.as(asha).reminder.makeFeed()
    return { as: asha }
  },
}
