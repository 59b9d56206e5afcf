import type { Message } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { dayMark, daysOf, partsOf, shortMoment } from './thread-days.ts'

const here = { now: new Date('2026-11-18T09:00:00Z'), zone: 'UTC' }
const message = (id: string, at: string): Message => ({ id, text: id, isMine: false, at, isSeen: false })

test('messages are shown oldest first, under the days of the reader’s zone', () => {
  const list = [
    message('c', '2026-11-18T00:30:00.000Z'),
    message('b', '2026-11-17T23:30:00.000Z'),
    message('a', '2026-11-17T12:00:00.000Z'),
  ]
  const ids = (zone: string) => daysOf(list, zone).map(({ day, messages }) => [day, messages.map(({ id }) => id)])
  expect(ids('UTC')).toEqual([
    ['2026-11-17', ['a', 'b']],
    ['2026-11-18', ['c']],
  ])
  expect(ids('Asia/Kolkata')).toEqual([
    ['2026-11-17', ['a']],
    ['2026-11-18', ['b', 'c']],
  ])
  expect(daysOf([], 'UTC')).toEqual([])
})

test.each([
  ['2026-11-18', 'Today'],
  ['2026-11-17', 'Yesterday'],
  ['2026-11-11', 'Wednesday'],
  ['2025-11-11', '2025'],
])('the mark of %s says %s', (day, words) => {
  expect(dayMark(day, here)).toContain(words)
})

test.each([
  ['2026-11-18T06:58:00.000Z', '6:58'],
  ['2026-11-16T06:58:00.000Z', 'Mon'],
  ['2026-11-11T06:58:00.000Z', 'Nov'],
  ['2025-11-11T06:58:00.000Z', '2025'],
])('a conversation of %s shows %s', (at, words) => {
  expect(shortMoment(at, here)).toContain(words)
})

test.each([
  ['No link here', ['No link here']],
  ['See https://example.org/a?b=1.', ['See ', 'https://example.org/a?b=1', '.']],
  ['(http://a.example) and https://b.example', ['(', 'http://a.example', ') and ', 'https://b.example']],
  ['javascript:alert(1) and data:text/html,x', ['javascript:alert(1) and data:text/html,x']],
  ['<a href="https://a.example">x</a>', ['<a href="', 'https://a.example', '">x</a>']],
])('%s: only web addresses become links', (words, parts) => {
  const found = partsOf(words)
  expect(found.map(({ text }) => text)).toEqual(parts)
  expect(found.filter(({ isLink }) => isLink).every(({ text }) => /^https?:/.test(text))).toBe(true)
  expect(found.map(({ text }) => text).join('')).toBe(words)
})
