import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from '#lib/browser/browser-storage.ts'
import { aSit } from '../testing.ts'
import { cutOffMinutes, finishedSit } from './finished-sit.rules.ts'
import { createSavedTimer } from './saved-timer.ts'
import { createSitClock } from './sit-clock.ts'
import { createTimer, type Timer } from './timer.ts'
import { minutesSat } from './timer.rules.ts'

const minuteMs = 60_000

/** Everything a member and their device can do, in any order. Numbers are minutes unless named as seconds. */
const acts = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('start' as const), minutes: length() }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('sleep' as const), seconds: fc.integer({ min: 1, max: 4000 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ act: 'pause' as const }) },
  { weight: 3, arbitrary: fc.constant({ act: 'go on' as const }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change length' as const), minutes: length() }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('reload' as const), seconds: fc.integer({ min: 0, max: 3000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reset' as const), thenSave: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ act: 'finish and save' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'finish and discard' as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('crash at the end' as const) }) },
)
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never

function length() {
  return fc.option(fc.integer({ min: 1, max: 45 }), { nil: null })
}

type Answer = 'whole' | 'seen' | 'discard'

/** A device with one open page, and beside it a plain count of the milliseconds sat. */
function device(answers: Answer[]) {
  const storage = memoryStorage()
  const time = { wall: 1_000_000, monotonic: 0 }
  const outbox = new Map<string, number>()
  const discarded = new Set<string>()
  /** The milliseconds that each sit ran, counted without the timer. */
  const ran = new Map<string, number>()
  let sits = 0
  let current: { id: string; minutes: number | null; isPaused: boolean } | null = null
  let storesAtOnce = true
  let timer = open()

  function open(): Timer {
    const clock = createSitClock({ wall: () => time.wall, monotonic: () => time.monotonic })
    const page: Timer = createTimer({
      saved: createSavedTimer(storage, 'asha'),
      clock,
      onEnd: (sit, endedAt) => {
        if (!storesAtOnce) return
        const body = finishedSit(sit, endedAt, undefined)
        if (body) outbox.set(sit.id, body.duration)
        page.stored(sit.id)
      },
    })
    page.restore()
    page.recover()
    return page
  }

  const satMs = () => ran.get(current?.id ?? '') ?? 0

  function pass(ms: number, isAwake: boolean) {
    time.wall += ms
    if (isAwake) time.monotonic += ms
    if (!current || current.isPaused) return
    const whole = (current.minutes ?? 300) * minuteMs
    ran.set(current.id, Math.min(satMs() + ms, whole))
    if (satMs() === whole) current = null
  }

  function answerCutOff() {
    const { cutOff } = timer.get()
    if (!cutOff) return
    const { seen, whole } = cutOffMinutes(cutOff)
    const answer = answers.shift() ?? 'discard'
    if (answer === 'discard') discarded.add(cutOff.id)
    const minutes = answer === 'whole' ? whole : seen
    ran.set(cutOff.id, answer === 'whole' ? whole * minuteMs : seen * minuteMs)
    timer.resolveCutOff(answer === 'discard' ? null : cutOff.startsAt + minutes * minuteMs)
  }

  function perform(step: Act) {
    const { sit } = timer.get()
    expect(sit?.id, 'the sit that runs').toBe(current?.id)
    switch (step.act) {
      case 'start': {
        if (sit) return
        current = { id: `sit ${(sits += 1)}`, minutes: step.minutes, isPaused: false }
        ran.set(current.id, 0)
        const at = { startsAt: time.wall, beganAt: time.wall, aliveAt: time.wall }
        return timer.start(aSit({ id: current.id, minutes: step.minutes, ...at }))
      }
      case 'wait':
        for (let gone = 0; gone < step.seconds; gone += 1) {
          pass(1000, true)
          timer.tick()
        }
        return
      case 'sleep':
        pass(step.seconds * 1000, false)
        return timer.tick()
      case 'pause':
        if (current) current.isPaused = true
        return timer.pause()
      case 'go on':
        if (current) current.isPaused = false
        return timer.resume()
      case 'change length':
        if (current?.isPaused && (step.minutes ?? Infinity) * minuteMs > satMs()) current.minutes = step.minutes
        return timer.changeLength(step.minutes)
      case 'reload':
        pass(step.seconds * 1000, false)
        timer = open()
        return answerCutOff()
      case 'reset':
        current = null
        timer.reset()
        if (!sit) return
        if (!step.thenSave) return void discarded.add(sit.id)
        return void outbox.set(sit.id, minutesSat(sit, sit.pausedAt ?? time.wall))
      case 'finish and save':
        current = null
        timer.pause()
        return timer.finish()
      case 'finish and discard':
        current = null
        timer.pause()
        if (sit) discarded.add(sit.id)
        return timer.reset()
      case 'crash at the end':
        // The page closes after the sit has ended but before anything is stored.
        current = null
        storesAtOnce = false
        timer.finish()
        storesAtOnce = true
        timer = open()
        return answerCutOff()
    }
  }

  /** Finishes every sit that still runs. */
  function close() {
    timer.tick()
    timer.finish()
  }

  return { perform, close, ran, outbox, discarded }
}

test('every minute sat is saved, unless the member chose to discard it', () => {
  const answers = fc.array(fc.constantFrom<Answer>('whole', 'seen', 'discard'), { minLength: 30, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40, size: 'max' }), answers, (steps, choices) => {
      const { perform, close, ran, outbox, discarded } = device([...choices])
      steps.forEach(perform)
      close()
      for (const [id, ms] of ran) {
        const minutes = Math.floor(ms / minuteMs)
        const saved = outbox.get(id) ?? 0
        if (discarded.has(id)) expect(saved, id).toBe(0)
        else expect(saved, id).toBe(minutes)
      }
    }),
    { numRuns: 300 },
  )
})
