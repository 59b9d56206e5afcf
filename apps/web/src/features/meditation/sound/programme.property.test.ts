import type { Programme } from '@sadhana/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { defaultSettings } from '../settings/settings.rules.ts'
import { createStore } from '../shared/store.ts'
import { aSit } from '../testing.ts'
import { cutOffMinutes, finishedSit } from '../timer/finished-sit.rules.ts'
import { createSavedTimer } from '../timer/saved-timer.ts'
import { createSitClock } from '../timer/sit-clock.ts'
import { createTimer } from '../timer/timer.ts'
import { createSitSound } from './sit-sound.ts'
import { type Act, acts, device, silenceDevice } from './testing.ts'

const minuteMs = 60_000
const strokeGapMs = 3_000
/** How far a bell may be from its time. */
const toleratedMs = 250
/** Just after the device wakes up or the page is back, a bell may or may not ring. */
const unsureMs = 2_000

beforeAll(silenceDevice)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets the sound plan its bells, which takes some promises. */
const settled = () => new Promise((done) => setImmediate(done))

type DueBell = { wall: number; isSure: boolean }
type CurrentSit = { id: string; programme: Programme; minutes: number | null; sinceStartMs: number; isPaused: boolean }

/** A second, plain account of the bells that are due and the minutes that were sat. */
function life(answers: boolean[]) {
  const storage = memoryStorage()
  const settings = createStore(defaultSettings)
  const outbox = new Map<string, number>()
  const discarded = new Set<string>()
  const ran = new Map<string, number>()
  const due: DueBell[] = []
  const rings: number[] = []
  let sits = 0
  let current: CurrentSit | null = null
  let sureFrom = 0
  let page = open()

  function open() {
    device.planned.clear()
    const clock = createSitClock({ wall: () => device.wall, monotonic: () => device.monotonic })
    const timer = createTimer({
      saved: createSavedTimer(storage, 'asha'),
      clock,
      onEnd: (sit, endedAt) => {
        const body = finishedSit(sit, endedAt, undefined)
        if (body) outbox.set(sit.id, body.duration)
        timer.stored(sit.id)
      },
    })
    const sound = createSitSound({ timer, settings, tabId: 'tab' })
    timer.restore()
    timer.recover()
    return { timer, sound }
  }

  const lengthMs = ({ minutes }: CurrentSit) => (minutes ?? 300) * minuteMs

  /** Every bell of the sit: when it is due, and with how many strokes. */
  function bellsOf(sit: CurrentSit): { atMs: number; strokes: number }[] {
    const { settle, stretches } = sit.programme
    const bells = [{ atMs: 0, strokes: settle.strokes }]
    let atMs = 0
    for (const stretch of stretches.slice(0, -1)) {
      atMs += stretch.minutes * minuteMs
      if (atMs < lengthMs(sit)) bells.push({ atMs, strokes: stretch.strokes })
    }
    return [...bells, { atMs: lengthMs(sit), strokes: stretches.at(-1)?.strokes ?? 0 }]
  }

  /** Notes the strokes due from one time of the sit to another. */
  function note(sit: CurrentSit, fromMs: number, toMs: number, isAwake: boolean) {
    for (const bell of bellsOf(sit))
      for (let stroke = 0; stroke < bell.strokes; stroke++) {
        const atMs = bell.atMs + stroke * strokeGapMs
        const wall = device.wall + atMs - fromMs
        // Strokes after the end may ring, and need not: something else may happen first.
        const isAfterEnd = atMs > lengthMs(sit)
        const isDue = isAfterEnd ? toMs === lengthMs(sit) : atMs >= fromMs && (atMs < toMs || toMs === lengthMs(sit))
        if (isDue) due.push({ wall, isSure: isAwake && !isAfterEnd && wall >= sureFrom })
      }
  }

  /** Time passes. Asleep, only the wall clock runs on. */
  function pass(ms: number, isAwake: boolean) {
    if (current && !current.isPaused) {
      const fromMs = current.sinceStartMs
      const toMs = Math.min(fromMs + ms, lengthMs(current))
      note(current, fromMs, toMs, isAwake)
      current.sinceStartMs = toMs
      ran.set(current.id, Math.max(toMs, 0))
      if (toMs === lengthMs(current)) current = null
    }
    if (isAwake) {
      for (const source of device.planned)
        if (source.strikesAt >= device.audio && source.strikesAt < device.audio + ms) {
          rings.push(device.wall + source.strikesAt - device.audio)
          device.planned.delete(source)
        }
      device.audio += ms
      device.monotonic += ms
    }
    device.wall += ms
    vi.setSystemTime(device.wall)
  }

  async function live(total: number, tickMs: number) {
    for (let gone = 0; gone < total; gone += tickMs) {
      pass(Math.min(tickMs, total - gone), true)
      page.timer.tick()
      page.sound.align()
      if (gone % 10_000 === 0) await settled()
    }
  }

  function answerCutOff() {
    const { cutOff } = page.timer.get()
    if (!cutOff) return
    current = null
    const { seen } = cutOffMinutes(cutOff)
    if (answers.shift()) {
      ran.set(cutOff.id, seen * minuteMs)
      return page.timer.resolveCutOff(cutOff.startsAt + seen * minuteMs)
    }
    discarded.add(cutOff.id)
    return page.timer.resolveCutOff(null)
  }

  /** The strokes of an end bell that may ring from now on. */
  const mayRingEnd = (sit: CurrentSit) => {
    for (let stroke = 0; stroke < (sit.programme.stretches.at(-1)?.strokes ?? 0); stroke++)
      due.push({ wall: device.wall + stroke * strokeGapMs, isSure: false })
  }

  /** A new page takes the start bell of the first five seconds for one whose file came late. */
  const mayRepeatStart = () => current && current.sinceStartMs < 5_000 && due.push({ wall: device.wall, isSure: false })

  async function perform(step: Act) {
    // No one does two things at the very same moment.
    await live(137, 137)
    const { sit } = page.timer.get()
    expect(sit?.id, 'the sit that runs').toBe(current?.id)
    switch (step.act) {
      case 'start': {
        if (current) break
        const { settle, stretches } = step.programme
        const minutes = stretches.reduce((sum, stretch) => sum + stretch.minutes, 0)
        const settleMs = settle.minutes * minuteMs
        current = {
          id: `sit ${(sits += 1)}`,
          programme: step.programme,
          minutes,
          sinceStartMs: -settleMs,
          isPaused: false,
        }
        ran.set(current.id, 0)
        const startsAt = device.wall + settleMs
        const at = { startsAt, beganAt: startsAt, aliveAt: device.wall }
        page.timer.start(aSit({ id: current.id, programme: step.programme, minutes, ...at }))
        break
      }
      case 'watch':
        await live(step.seconds * 1000, 1000)
        break
      case 'hide':
        await live(step.seconds * 1000, minuteMs)
        break
      case 'sleep':
        // Strokes of the end bell that are left may come after a short sleep, but not after a long one.
        if (step.seconds < 10)
          due.push(
            ...due
              .filter(({ wall }) => wall > device.wall)
              .map(({ wall }) => ({ wall: wall + step.seconds * 1000, isSure: false })),
          )
        pass(step.seconds * 1000, false)
        // After a short one, a bell that fell into it rings when the device wakes.
        if (step.seconds <= 2)
          due.push(
            ...due
              .filter(({ wall }) => wall > device.wall - step.seconds * 1000 && wall <= device.wall)
              .map(() => ({ wall: device.wall, isSure: false })),
          )
        sureFrom = device.wall + unsureMs
        if (sit && !current)
          due.push(...[0, 1, 2].map((stroke) => ({ wall: device.wall + stroke * strokeGapMs, isSure: false })))
        page.timer.tick()
        page.sound.align()
        break
      case 'reload':
        pass(step.seconds * 1000, false)
        sureFrom = device.wall + unsureMs
        mayRepeatStart()
        page = open()
        answerCutOff()
        break
      case 'pause':
        if (current) current.isPaused = true
        page.timer.pause()
        break
      case 'continue':
        mayRepeatStart()
        if (current) current.isPaused = false
        page.timer.resume()
        break
      case 'change length':
        if (current?.isPaused && (step.minutes ?? Infinity) * minuteMs > Math.max(current.sinceStartMs, 0))
          current.minutes = step.minutes
        page.timer.changeLength(step.minutes)
        break
      case 'finish':
        if (current) mayRingEnd(current)
        current = null
        page.timer.finish()
        break
      case 'discard':
        if (current) discarded.add(current.id)
        current = null
        page.timer.reset()
        break
    }
    await settled()
  }

  return { perform, ran, outbox, discarded, due, rings, finish: () => page.timer.finish() }
}

/** Pairs each ring with the bell it belongs to, first with one that has to ring. */
function compare(due: readonly DueBell[], rings: readonly number[]) {
  const left = [...rings]
  const sureFirst = due.toSorted((one, other) => Number(other.isSure) - Number(one.isSure))
  const silent = sureFirst.filter(({ wall, isSure }) => {
    const at = left.findIndex((ring) => Math.abs(ring - wall) <= toleratedMs)
    if (at === -1) return isSure
    left.splice(at, 1)
    return false
  })
  return { silent, outOfPlace: left }
}

const oneBell = (minutes: number, ...bells: number[]): Act => ({
  act: 'start',
  programme: {
    settle: { minutes: 0, strokes: 0 },
    stretches: bells.map((strokes) => ({ name: 'Sitting', minutes, strokes })),
  },
})
/** Histories that once went wrong: a bell falls into two seconds of sleep, in the middle or at the end. */
const sleptThroughBell = [[1, 0], [1]].map((bells): [Act[], boolean[]] => [
  [oneBell(2, ...bells), { act: 'watch', seconds: 118 }, { act: 'sleep', seconds: 2 }, { act: 'watch', seconds: 5 }],
  [],
])

const runs = Number(process.env.PROGRAMMES ?? 150)

test(
  'whatever happens to a programme, its bells ring in time and no minute is lost',
  { timeout: 600_000 },
  async () => {
    let bells = 0
    const answers = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 30, size: 'max' }), answers, async (steps, choices) => {
        Object.assign(device, { wall: 1_000_000, monotonic: 0, audio: 0 })
        vi.setSystemTime(device.wall)
        const { perform, ran, outbox, discarded, due, rings, finish } = life([...choices])
        for (const step of steps) await perform(step)
        finish()
        bells += rings.length
        expect(compare(due, rings)).toEqual({ silent: [], outOfPlace: [] })
        for (const [id, ms] of ran)
          expect(outbox.get(id) ?? 0, id).toBe(discarded.has(id) ? 0 : Math.floor(ms / minuteMs))
      }),
      { numRuns: runs, examples: sleptThroughBell },
    )
    expect(bells, 'bells heard').toBeGreaterThan(runs)
  },
)
