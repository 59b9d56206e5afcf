import type { api } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'

async function logged(kit: Kit) {
  const asha = await kit.member()
  const { id, version } = await kit.as(asha).practice.log({ body: aPractice() })
  return { as: asha, params: { id }, version }
}

async function deleted(kit: Kit) {
  const { as, params } = await logged(kit)
  await kit.as(as).practice.remove({ params })
  return { as, params }
}

export const practiceRequests: Requests<typeof api>['practice'] = {
  log: async (kit) => ({ as: await kit.member(), body: aPractice() }),
  list: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
  listShort: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
  usual: async (kit) => ({ as: (await logged(kit)).as }),
  tags: async (kit) => ({ as: (await logged(kit)).as }),
  read: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params }
  },
  edit: async (kit) => {
    const { as, params, version } = await logged(kit)
    return { as, params, body: { version, duration: 25 } }
  },
  setAside: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params, body: { clientId: newId(), duration: 25 } }
  },
  remove: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params }
  },
  restore: deleted,
  listDeleted: async (kit) => ({ as: (await deleted(kit)).as, query: {} }),
  erase: deleted,
}

async function pictured(kit: Kit) {
  const { as, params } = await logged(kit)
  const named = { ...params, pictureId: newId() }
  await kit.as(as).practicePictures.add({ params: named, body: samplePicture() })
  return { as, params: named }
}

export const practicePictureRequests: Requests<typeof api>['practicePictures'] = {
  add: async (kit) => {
    const { as, params } = await logged(kit)
    return { as, params: { ...params, pictureId: newId() }, body: samplePicture() }
  },
  describe: async (kit) => ({ ...(await pictured(kit)), body: { caption: 'The mat at dawn' } }),
  remove: pictured,
  view: async (kit) => ({ ...(await pictured(kit)), query: {} }),
}

export const insightRequests: Requests<typeof api>['insight'] = {
  analytics: async (kit) => ({ as: (await logged(kit)).as, query: {} }),
  wellness: async (kit) => ({ as: (await logged(kit)).as }),
  hard: async (kit) => ({ as: (await logged(kit)).as }),
  compare: async (kit) => ({
    as: (await logged(kit)).as,
    query: { firstFrom: '2026-01-01', firstTo: '2026-01-31', secondFrom: '2026-02-01', secondTo: '2026-02-28' },
  }),
}

export const recommendationRequests: Requests<typeof api>['recommendation'] = {
  list: async (kit) => ({ as: (await logged(kit)).as }),
  hide: async (kit) => ({
    as: (await logged(kit)).as,
    params: { limbType: 'asana' },
    body: { for: 'today' },
  }),
  show: async (kit) => ({ as: (await logged(kit)).as, params: { limbType: 'asana' } }),
}

/** A member with enough practice in the last whole month for a reflection. */
async function monthLogged(kit: Kit) {
  const asha = await kit.member()
  const first = kit.clock.now()
  first.setUTCMonth(first.getUTCMonth() - 1, 1)
  const month = first.toISOString().slice(0, 7)
  for (const day of ['05', '06', '07']) {
    await kit.as(asha).practice.log({ body: aPractice({ date: `${month}-${day}` }) })
  }
  return { as: asha, month }
}

export const reflectionRequests: Requests<typeof api>['reflection'] = {
  read: async (kit) => ({ as: (await monthLogged(kit)).as }),
  make: async (kit) => {
    const { as, month } = await monthLogged(kit)
    return { as, body: { month } }
  },
  choose: async (kit) => ({ as: await kit.member(), body: { choice: 'monthly' } }),
  remove: async (kit) => {
    const { as, month } = await monthLogged(kit)
    await kit.as(as).reflection.make({ body: { month } })
    return { as, params: { month } }
  },
}

async function sharedPage(kit: Kit) {
  const { as } = await logged(kit)
  const { id, path } = await kit.as(as).sharing.share({ body: { id: newId(), figures: ['streak'] } })
  return { as, id, token: path!.slice('/shared/'.length) }
}

export const sharingRequests: Requests<typeof api>['sharing'] = {
  list: async (kit) => ({ as: (await sharedPage(kit)).as }),
  share: async (kit) => ({ as: (await logged(kit)).as, body: { id: newId(), figures: ['streak', 'first-name'] } }),
  revoke: async (kit) => {
    const { as, id } = await sharedPage(kit)
    return { as, params: { id } }
  },
  picture: async (kit) => ({ as: (await logged(kit)).as, query: { figures: 'streak,total-time' } }),
  open: async (kit) => ({ params: { token: (await sharedPage(kit)).token } }),
}
