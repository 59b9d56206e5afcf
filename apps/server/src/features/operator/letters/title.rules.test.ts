import { expect, test } from 'vitest'
import { titleOf } from './title.rules.ts'

test.each([
  ['Can I log a practice for last week?\nI was away.', 'Can I log a practice for last week?'],
  ['\n  \n  The   bell is silent.  ', 'The bell is silent.'],
  ['word '.repeat(40), `${'word '.repeat(17)}word…`],
  ['🪷'.repeat(100), `${'🪷'.repeat(90)}…`],
  ['   ', ''],
])('the title of %j is %j', (text, title) => {
  expect(titleOf(text)).toBe(title)
})
