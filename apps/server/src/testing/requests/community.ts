import type { api } from '@sadhana/contract'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'

/** Logs a private session of the sender. */
async function practised(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).practice.log({ body: aPractice() })
  return { as: asha, params: { id } }
}

/** The sender, and the member that the request is about. */
async function both(kit: Kit) {
  const [asha, ben] = await Promise.all([kit.member(), kit.member()])
  return { asha, ben, as: asha, params: { id: ben.id } }
}

async function byName(kit: Kit) {
  const { asha, ben } = await both(kit)
  return { as: asha, params: { username: ben.username }, query: {} }
}

/** Ben asks to follow Asha, who approves followers. */
async function withFollowRequest(kit: Kit) {
  const { asha, ben } = await both(kit)
  await kit.as(asha).profile.changePrivacy({ body: { approveFollowers: true } })
  await kit.as(ben).community.follow({ params: { id: asha.id } })
  return { as: asha, params: { id: ben.id } }
}

const aboutBen = async (kit: Kit) => {
  const { as, params } = await both(kit)
  return { as, params }
}

/** Makes Asha follow, block or mute Ben, so that there is something to end. */
const after = (act: 'follow' | 'block' | 'mute') => async (kit: Kit) => {
  const request = await aboutBen(kit)
  await kit.as(request.as).community[act]({ params: request.params })
  return request
}

async function followed(kit: Kit) {
  const { asha, ben, as, params } = await both(kit)
  await kit.as(ben).community.follow({ params: { id: asha.id } })
  return { as, params }
}

export const communityRequests: Requests<typeof api>['community'] = {
  feed: async (kit) => ({ as: await kit.member(), query: {} }),
  session: practised,
  like: async (kit) => ({ ...(await practised(kit)), body: { liked: true } }),
  practisedAlongside: practised,
  discover: async (kit) => ({ as: await kit.member() }),
  search: async (kit) => ({ as: await kit.member(), query: { q: 'asha' } }),
  follow: aboutBen,
  unfollow: after('follow'),
  person: byName,
  sessionsOf: byName,
  followersOf: byName,
  followingOf: byName,
  removeFollower: followed,
  followRequests: async (kit) => ({ as: (await withFollowRequest(kit)).as, query: {} }),
  acceptRequest: withFollowRequest,
  declineRequest: withFollowRequest,
  block: aboutBen,
  unblock: after('block'),
  blocks: async (kit) => ({ as: await kit.member(), query: {} }),
  mute: aboutBen,
  unmute: after('mute'),
  mutes: async (kit) => ({ as: await kit.member(), query: {} }),
  report: async (kit) => {
    const { as, ben } = await both(kit)
    return { as, body: { userId: ben.id, reason: 'Unkind words in their notes.' } }
  },
}
