import fc from 'fast-check'
import { expect, test } from 'vitest'
import { framesIn, waitBefore } from './event-frames.rules.ts'

const whole = ':\n\nid: 7\nevent: room.changed\ndata: {"roomId":"a: b"}\n\nevent: bye\ndata: {"afterMs":20}\n\n'
const frames = [
  { seq: 7, kind: 'room.changed', data: { roomId: 'a: b' } },
  { kind: 'bye', data: { afterMs: 20 } },
]

test('frames are the same, wherever the network cuts them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), whole.length]
      const found = []
      let text = ''
      for (const [index, place] of places.slice(1).entries()) {
        const next = framesIn(text + whole.slice(places[index], place))
        found.push(...next.frames)
        text = next.rest
      }
      expect([found, text]).toEqual([frames, ''])
    }),
  )
})

/** `FRAMES=100000 npx vitest run event-frames` tries more. */
const damagedFrames = Number(process.env['FRAMES'] ?? 2_000)

test('whatever is damaged on the way asks for everything again, and nothing fails', () => {
  const damage = fc.record({ at: fc.nat(whole.length), removed: fc.nat(8), added: fc.string({ maxLength: 8 }) })
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
      const sent = damages.reduce(
        (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
        whole,
      )
      for (const { seq = 0, kind, data } of framesIn(sent).frames) {
        expect(Number.isSafeInteger(seq)).toBe(true)
        expect([kind, data]).toEqual([kind, expect.any(Object)])
      }
    }),
    { numRuns: damagedFrames },
  )
  expect(framesIn('id: 8\nevent: room.changed\ndata: {"roomId"\n\n').frames).toEqual([{ kind: 'resync', data: {} }])
  expect(framesIn('id: x\nevent: room.changed\ndata: {}\n\n').frames).toEqual([{ kind: 'resync', data: {} }])
})

test('waits become longer with each failure, up to half a minute, and differ', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, random) => {
      const wait = waitBefore(failures, random)
      expect(wait).toBeLessThanOrEqual(30_000)
      expect(waitBefore(failures + 1, random)).toBeGreaterThanOrEqual(Math.min(wait, 15_000))
      expect(wait).toBeGreaterThanOrEqual(failures === 0 ? 0 : 500)
    }),
  )
})
