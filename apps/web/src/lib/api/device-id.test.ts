import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newDeviceId } from './device-id.ts'

afterEach(() => void vi.useRealTimers())

test('is a UUIDv7 of the current millisecond', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T06:30:00.123Z') })
  const id = newDeviceId()
  expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.now())
})

test('is different each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newDeviceId)).size).toBe(1000)
})
