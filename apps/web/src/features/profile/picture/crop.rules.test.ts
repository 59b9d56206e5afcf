import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centred, moved, settle, sourceSquare, zoomed } from './crop.rules.ts'

const pictures = fc.record({ width: fc.integer({ min: 64, max: 9000 }), height: fc.integer({ min: 64, max: 9000 }) })
const crops = fc.record({
  x: fc.double({ min: -20, max: 20, noNaN: true }),
  y: fc.double({ min: -20, max: 20, noNaN: true }),
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
})

test('however it is dragged and pinched, the square stays within the picture', () => {
  fc.assert(
    fc.property(pictures, crops, (picture, crop) => {
      const { left, top, side } = sourceSquare(picture, settle(picture, crop))
      const slack = 1e-6 * Math.max(picture.width, picture.height)
      expect(left).toBeGreaterThanOrEqual(-slack)
      expect(top).toBeGreaterThanOrEqual(-slack)
      expect(left + side).toBeLessThanOrEqual(picture.width + slack)
      expect(top + side).toBeLessThanOrEqual(picture.height + slack)
    }),
  )
})

test('without any change, the crop is the square in the middle', () => {
  expect(sourceSquare({ width: 300, height: 200 }, centred)).toEqual({ left: 50, top: 0, side: 200 })
})

test('dragging to the right shows more of the left', () => {
  const crop = moved({ width: 300, height: 200 }, centred, { x: 0.1, y: 0 })
  expect(sourceSquare({ width: 300, height: 200 }, crop).left).toBeCloseTo(30)
})

test('zooming keeps the middle in the middle', () => {
  const crop = zoomed({ width: 400, height: 400 }, centred, 2)
  expect(sourceSquare({ width: 400, height: 400 }, crop)).toEqual({ left: 100, top: 100, side: 200 })
})
