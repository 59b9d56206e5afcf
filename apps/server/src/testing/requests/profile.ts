import type { api } from '@sadhana/contract'
import { samplePicture } from '#testing/pictures.ts'
import type { Requests } from './kit.ts'

export const profileRequests: Requests<typeof api>['profile'] = {
  change: async (kit) => ({ as: await kit.member(), body: { displayName: 'Asha Rao', bio: 'An early sitter.' } }),
  changePicture: async (kit) => ({ as: await kit.member(), body: samplePicture() }),
  changeUsername: async (kit) => {
    const asha = await kit.member()
    await kit.db.updateTable('users').set({ username_generated: true }).where('id', '=', asha.id).execute()
    return { as: asha, body: { username: `own-${asha.username}`.slice(0, 50) } }
  },
  changeLanguage: async (kit) => ({ as: await kit.member(), body: { language: 'de' } }),
  socialConnections: async (kit) => ({ as: await kit.member() }),
  connect: async (kit) => ({ as: await kit.member(), body: { platform: 'x', platformUsername: 'asha_sits' } }),
  privacy: async (kit) => ({ as: await kit.member() }),
  changePrivacy: async (kit) => ({ as: await kit.member(), body: { defaultVisibility: 'followers' } }),
  reasons: async (kit) => ({ as: await kit.member() }),
  changeReasons: async (kit) => ({ as: await kit.member(), body: { reasons: ['mind'] } }),
}
