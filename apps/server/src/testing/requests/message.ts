import { type api, inboxKinds, type InboxSettings } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Kit, Requests } from './kit.ts'
import { friends } from './together.ts'

/** Asha and Ben follow each other, and Ben has written to Asha. */
async function written(kit: Kit) {
  const { asha, ben } = await friends(kit)
  const body = { id: newId(), text: 'Six thirty tomorrow?' }
  await kit.as(ben).message.send({ params: { id: asha.id }, body })
  return { as: asha, ben, params: { id: ben.id }, messageId: body.id }
}

export const messageRequests: Requests<typeof api>['message'] = {
  conversations: async (kit) => ({ as: (await written(kit)).as, query: {} }),
  partners: async (kit) => ({ as: (await friends(kit)).asha, query: {} }),
  read: async (kit) => {
    const { as, params } = await written(kit)
    return { as, params, query: {} }
  },
  send: async (kit) => {
    const { as, params } = await written(kit)
    return { as, params, body: { id: newId(), text: 'Yes. If I am late, begin.' } }
  },
  markRead: async (kit) => {
    const { as, params, messageId } = await written(kit)
    return { as, params, body: { upTo: messageId } }
  },
  remove: async (kit) => {
    const { as, params, messageId } = await written(kit)
    return { as, params: { ...params, messageId } }
  },
  clear: async (kit) => {
    const { as, params } = await written(kit)
    return { as, params }
  },
  settings: async (kit) => ({ as: await kit.member() }),
  changeSettings: async (kit) => ({ as: await kit.member(), body: { readReceipts: true } }),
  report: async (kit) => {
    const { as, params } = await written(kit)
    return { as, params, body: { kind: 'unkind', withMessages: true } }
  },
}

/** Every kind in the app and by nothing else, with changes. */
export const inboxSettings = (changes: Partial<InboxSettings> = {}): InboxSettings => ({
  ...(Object.fromEntries(
    inboxKinds.map((kind) => [kind, { inApp: true, push: false, email: false }]),
  ) as InboxSettings),
  ...changes,
})

export const inboxRequests: Requests<typeof api>['inbox'] = {
  list: async (kit) => {
    const { asha, ben } = await friends(kit)
    await kit.as(ben).journey.inviteBuddy({ params: { id: asha.id } })
    return { as: asha }
  },
  markSeen: async (kit) => ({ as: await kit.member(), body: { upTo: kit.clock.now().toISOString() } }),
  settings: async (kit) => ({ as: await kit.member() }),
  changeSettings: async (kit) => ({ as: await kit.member(), body: inboxSettings() }),
}
