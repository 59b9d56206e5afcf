import { portability } from '@sadhana/contract'
import { expect, test, vi } from 'vitest'
import { killApi, startApi } from '#testing/processes/api-process.ts'
import { memberFactory } from '#testing/members.ts'
import { agree, settled, twoInstallations } from '#testing/portability/installations.ts'
import { aPractice } from '#testing/practice.ts'
import { killableWorker } from '#testing/processes/killable-worker.ts'

const { relay, former, next } = await twoInstallations()
const workers = { former: killableWorker(former.config), next: killableWorker(next.config) }
workers.former.start()
workers.next.start()

type Side = keyof typeof workers
type Point = [side: Side, path: string, when: 'before' | 'after']

const { departureToken, departedArchive, departedPart, departureArrived } = portability
const calls = [departureToken, departedArchive, departedPart, departureArrived].map(({ path }) => path)

/** Before a call reaches the former installation, and after its answer has left: on both sides, sixteen points. */
const everyPoint = (['former', 'next'] as const).flatMap((side) =>
  calls.flatMap((path) => (['before', 'after'] as const).map((when): Point => [side, path, when])),
)
const usualPoints: Point[] = [['next', departedPart.path, 'after']]

/** `npm run long -- moves` kills at every point. */
const isLong = process.env.MOVE_POINTS === 'all'
const points = isLong ? everyPoint : usualPoints

type Processes = Record<Side, Awaited<ReturnType<typeof startApi>>>

async function startBoth(): Promise<Processes> {
  const processes = { former: await startApi(former.config), next: await startApi(next.config) }
  relay.target = processes.former.url
  return processes
}

/** Kills everything of one installation, and starts it again. */
async function dieAndReturn(processes: Processes, side: Side): Promise<void> {
  await Promise.all([killApi(processes[side].child), workers[side].kill()])
  workers[side].start()
  processes[side] = await startApi((side === 'former' ? former : next).config)
  if (side === 'former') relay.target = processes.former.url
}

/** The first such call ends with a death, on the way there or on the way back. */
function dieAt(processes: Processes, [side, path, when]: Point): Promise<void> {
  const died = Promise.withResolvers<void>()
  let isFirst = true
  relay.intercept = async (call, response) => {
    if (call.path !== path || !isFirst) return
    isFirst = false
    if (when === 'after') await call.forward()
    response.destroy()
    await dieAndReturn(processes, side)
    died.resolve()
  }
  return died.promise
}

const apiOf = (processes: Processes, side: Side, who: { token: string }) =>
  memberFactory({ ...(side === 'former' ? former : next), url: processes[side].url }).as(who)

/** Comes back with the code until it is taken, and starts again if it was lost on the way. */
async function comeBack(processes: Processes, asha: { token: string }, ben: { token: string }): Promise<string> {
  const begin = () => agree(apiOf(processes, 'former', asha), apiOf(processes, 'next', ben), relay.url)
  let { answer, move } = await begin()
  await vi.waitFor(
    async () => {
      const attempt = apiOf(processes, 'next', ben).portability.answerMove({ body: answer })
      const lost = await attempt.then(() => undefined).catch((error: unknown) => error)
      if (!lost) return
      if ((lost as { code?: string }).code === 'portability.move_expired') ({ answer, move } = await begin())
      throw lost
    },
    { timeout: 120_000, interval: 2_000 },
  )
  return move.importId
}

const practicesOf = async (api: ReturnType<typeof apiOf>) =>
  (await api.practice.list({ query: {} })).items.map(({ date, time, notes }) => ({ date, time, notes }))

const commit = (processes: Processes, ben: { token: string }, importId: string) =>
  vi.waitFor(() => apiOf(processes, 'next', ben).portability.commitImport({ params: { id: importId } }), {
    timeout: 60_000,
    interval: 500,
  })

async function lives() {
  const [asha, ben] = [await former.member(), await next.member()]
  for (const time of ['06:30', '12:00', '18:45']) {
    await former.as(asha).practice.log({ body: aPractice({ time, notes: `at ${time}` }) })
  }
  return { asha, ben }
}

/** Nothing is lost and nothing is there twice, and both installations know. */
async function expectMoved(asha: { token: string }, ben: { token: string }): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await next.as(ben).portability.moves()).here?.toldAt).not.toBeNull()
    },
    { timeout: 60_000, interval: 100 },
  )
  expect((await former.as(asha).portability.moves()).away?.arrivedAt).not.toBeNull()
  expect(await practicesOf(next.as(ben))).toEqual(await practicesOf(former.as(asha)))
  expect(await next.as(ben).portability.imports()).toHaveLength(1)
}

test.each(points)(
  'the %s installation dies at a call to %s, %s it is answered: nothing is lost, and nothing is there twice',
  { timeout: 180_000 },
  async (...point) => {
    const processes = await startBoth()
    const { asha, ben } = await lives()
    const died = dieAt(processes, point)
    const importId = await comeBack(processes, asha, ben)
    expect(await settled(next.as(ben), 90_000)).toMatchObject({ state: 'checked', move: { importId } })
    await commit(processes, ben, importId)
    await died
    await expectMoved(asha, ben)
  },
)

type Moment = [name: string, side: Side, hasCome: (asha: string, ben: string) => Promise<unknown>]
const moments: Moment[] = [
  [
    'while the archive is made',
    'former',
    (asha) => former.db.selectFrom('move_archives').select('id').where('user_id', '=', asha).executeTakeFirst(),
  ],
  [
    'while the archive is fetched',
    'next',
    (_, ben) => next.db.selectFrom('imports').select('id').where('user_id', '=', ben).executeTakeFirst(),
  ],
  [
    'while the archive is read',
    'next',
    (_, ben) =>
      next.db
        .selectFrom('moves')
        .select('id')
        .where('user_id', '=', ben)
        .where('state', '=', 'fetched')
        .executeTakeFirst(),
  ],
]

test.runIf(isLong).each(moments)('%s, the %s installation dies', { timeout: 180_000 }, async (_, side, hasCome) => {
  const processes = await startBoth()
  relay.intercept = undefined
  const { asha, ben } = await lives()
  const importId = await comeBack(processes, asha, ben)
  await vi.waitFor(async () => expect(await hasCome(asha.id, ben.id)).toBeDefined(), { timeout: 60_000, interval: 5 })
  await dieAndReturn(processes, side)
  expect(await settled(next.as(ben))).toMatchObject({ state: 'checked' })
  await commit(processes, ben, importId)
  await expectMoved(asha, ben)
})

test.runIf(isLong)('while the import is added, the next installation dies', { timeout: 180_000 }, async () => {
  const processes = await startBoth()
  relay.intercept = undefined
  const { asha, ben } = await lives()
  const importId = await comeBack(processes, asha, ben)
  await settled(next.as(ben))
  const first = apiOf(processes, 'next', ben).portability.commitImport({ params: { id: importId } })
  await Promise.all([first.catch(() => undefined), dieAndReturn(processes, 'next')])
  await commit(processes, ben, importId)
  await expectMoved(asha, ben)
})
