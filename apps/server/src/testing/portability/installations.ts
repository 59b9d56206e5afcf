import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Move } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { afterAll, expect, vi } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { answerIn } from './departures.ts'
import { startRelay } from './relay.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Api = ReturnType<App['as']>

export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return pathToFileURL(folder).href
}

export const nextUrl = 'http://next.localhost'

/** Two installations, each with its own database and files. The former one is called through a relay. */
export async function twoInstallations({ clock }: { clock?: Clock } = {}) {
  const relay = await startRelay()
  const timed = clock ? { clock } : {}
  const former = await testApp({ ...timed, config: { PUBLIC_URL: relay.url, STORAGE_URL: ownFolder() } })
  relay.target = former.url
  const config = { PUBLIC_URL: nextUrl, MOVE_PRIVATE_PEER: relay.url, STORAGE_URL: ownFolder() }
  const next = await testApp({ ...timed, config })
  return { relay, former, next }
}

/** The member's browser goes there, agrees, and comes back with the answer. */
export async function agree(there: Api, here: Api, address: string) {
  const move = await here.portability.startMove({ body: { id: newId(), address } })
  const { url } = await there.portability.approveDeparture({ body: requestIn(move.url) })
  return { move, answer: answerIn(url) }
}

/** What the address asks the former installation for. */
export function requestIn(address: string) {
  const asked = new URL(address).searchParams
  const read = (name: string) => asked.get(name) ?? ''
  return {
    client: read('client_id'),
    redirectUri: read('redirect_uri'),
    state: read('state'),
    codeChallenge: read('code_challenge'),
  }
}

/** Waits until the archive was read, or refused. */
export const settled = (here: Api, timeout = 60_000) =>
  vi.waitFor(
    async (): Promise<{ move: Move; state: string }> => {
      const { here: move } = await here.portability.moves()
      if (!move) throw new Error('there is no move')
      expect(move.state).not.toBe('fetching')
      if (move.state !== 'fetched') return { move, state: move.state }
      const { state } = await here.portability.import({ params: { id: move.importId } })
      expect(state).not.toBe('reading')
      return { move, state }
    },
    { timeout, interval: 50 },
  )
