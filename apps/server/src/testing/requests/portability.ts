import { type api, type ImportSource } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { aDeparture, exchangeOf, madeMoveArchive } from '#testing/portability/departures.ts'
import type { Kit, Requests } from './kit.ts'

const startedImport = (source: ImportSource) => async (kit: Kit) => {
  const asha = await kit.member()
  const { id } = await kit.as(asha).portability.beginImport({ body: { id: newId(), source, name: 'log.csv' } })
  return { as: asha, params: { id } }
}

const rows = [
  { kind: 'practice', date: '2026-03-01', time: '06:30', limbType: 'dhyana', duration: 20 },
  { kind: 'practice', date: 'someday' },
]

async function sent(kit: Kit) {
  const request = await startedImport('table')(kit)
  const { id } = request.params
  await kit.as(request.as).portability.sendRows({ params: { id }, query: { number: 0 }, body: { rows } })
  return request
}

async function checked(kit: Kit) {
  const request = await sent(kit)
  await kit.as(request.as).portability.checkImport({ params: request.params })
  return request
}

async function added(kit: Kit) {
  const request = await checked(kit)
  await kit.as(request.as).portability.commitImport({ params: request.params })
  return request
}

async function startedMove(kit: Kit) {
  const asha = await kit.member()
  const body = { id: newId(), address: 'https://former.example' }
  return { as: asha, ...(await kit.as(asha).portability.startMove({ body })) }
}

/** A member who has agreed to leave, and whose archive is made. */
async function departed(kit: Kit) {
  const asha = await kit.member()
  const { url } = await kit.as(asha).portability.approveDeparture({ body: aDeparture() })
  const { token } = await kit.visitor().portability.departureToken({ body: exchangeOf(url) })
  await madeMoveArchive(kit, asha.id)
  const { away } = await kit.as(asha).portability.moves()
  return { as: asha, token, id: away?.id ?? '' }
}

const alone = async (kit: Kit) => ({ as: await kit.member() })

export const portabilityRequests: Requests<typeof api>['portability'] = {
  csv: alone,
  moodCsv: alone,
  sleepCsv: alone,
  archive: alone,
  makeArchive: async (kit) => ({ as: await kit.member(), body: { id: newId() } }),
  removeArchive: async (kit) => {
    const asha = await kit.member()
    const { id } = await kit.as(asha).portability.makeArchive({ body: { id: newId() } })
    return { as: asha, params: { id } }
  },
  report: alone,
  makeReport: async (kit) => ({ as: await kit.member(), body: { id: newId(), range: 'all-time', withNotes: false } }),
  removeReport: async (kit) => {
    const asha = await kit.member()
    const body = { id: newId(), range: 'all-time', withNotes: false } as const
    const { id } = await kit.as(asha).portability.makeReport({ body })
    return { as: asha, params: { id } }
  },
  imports: alone,
  beginImport: async (kit) => ({ as: await kit.member(), body: { id: newId(), source: 'table', name: 'log.csv' } }),
  import: startedImport('table'),
  sendRows: async (kit) => {
    const { as, params } = await startedImport('table')(kit)
    return { as, params, query: { number: 0 }, body: { rows } }
  },
  sendPart: async (kit) => {
    const { as, params } = await startedImport('archive')(kit)
    return { as, params, query: { number: 0 }, body: new TextEncoder().encode('PK').buffer }
  },
  checkImport: sent,
  brokenRows: async (kit) => ({ ...(await checked(kit)), query: {} }),
  commitImport: checked,
  undoImport: added,
  dropImport: startedImport('table'),
  moves: alone,
  startMove: async (kit) => ({ as: await kit.member(), body: { id: newId(), address: 'https://former.example' } }),
  answerMove: async (kit) => {
    const { as, url } = await startedMove(kit)
    await kit.db.updateTable('moves').set({ state: 'fetching' }).where('user_id', '=', as.id).execute()
    const state = new URL(url).searchParams.get('state') ?? ''
    return { as, body: { state, code: 'c'.repeat(43), issuer: 'https://former.example' } }
  },
  cancelMove: async (kit) => {
    const { as, id } = await startedMove(kit)
    return { as, params: { id } }
  },
  departurePreview: alone,
  approveDeparture: async (kit) => ({ as: await kit.member(), body: aDeparture() }),
  endDeparture: async (kit) => {
    const { as, id } = await departed(kit)
    return { as, params: { id } }
  },
  departureToken: async (kit) => {
    const { url } = await kit.as(await kit.member()).portability.approveDeparture({ body: aDeparture() })
    return { body: exchangeOf(url) }
  },
  departedArchive: async (kit) => ({ body: { token: (await departed(kit)).token } }),
  departedPart: async (kit) => ({ body: { token: (await departed(kit)).token, number: 0 } }),
  departureArrived: async (kit) => ({ body: { token: (await departed(kit)).token } }),
}
