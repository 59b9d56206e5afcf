import { type DepartureRequest, movePath } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { challengeOf } from '#features/portability/moves/move-values.service.ts'
import type { testApp } from '#testing/test-app.ts'

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'db' | 'openStorage'>

const client = 'https://next.example'
const codeVerifier = 'v'.repeat(43)

/** What another installation asks for. */
export const aDeparture = (changes: Partial<DepartureRequest> = {}): DepartureRequest => ({
  client,
  redirectUri: client + movePath,
  state: 's'.repeat(43),
  codeChallenge: challengeOf(codeVerifier),
  ...changes,
})

/** What the address says that a member is sent back with. */
export const answerIn = (url: string) => {
  const answer = new URLSearchParams(new URL(url).hash.slice(1))
  return { code: answer.get('code') ?? '', state: answer.get('state') ?? '', issuer: answer.get('iss') ?? '' }
}

export const exchangeOf = (url: string) => ({
  code: answerIn(url).code,
  codeVerifier,
  client,
  redirectUri: client + movePath,
})

async function* content() {
  yield new TextEncoder().encode('zip')
}

/** An archive of three bytes, as if a worker had made it. */
export async function madeMoveArchive({ db, openStorage }: App, userId: string) {
  // A worker that is making the other one stops.
  const id = newId()
  const ready = { id, state: 'ready', progress: 1, bytes: '3', expires_at: new Date('2100-01-01') } as const
  await db.updateTable('move_archives').set(ready).where('user_id', '=', userId).execute()
  await db.updateTable('departures').set({ archive_id: id }).where('user_id', '=', userId).execute()
  await (await openStorage()).put(`move-archives/${userId}/${id}.zip`, content(), 'application/zip')
}
