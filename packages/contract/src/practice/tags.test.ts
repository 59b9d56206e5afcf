import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NewPracticeSession } from './practice.ts'
import { maxTags, tagKey, tagMaxLength, Tags } from './tags.ts'

const practice = {
  date: '2026-03-01',
  time: '06:30',
  limbType: 'asana',
  duration: 20,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
}

test.each<[what: string, sent: string[], saved: string[]]>([
  ['spaces around and within', ['  yin ', 'with  Asha’s\n class'], ['yin', 'with Asha’s class']],
  ['upper and lower case', ['Yin', 'yin', 'YIN', 'yang'], ['Yin', 'yang']],
  ['other alphabets', ['Утро', 'утро', 'योग', 'ÉTÉ', 'été'], ['Утро', 'योग', 'ÉTÉ']],
  ['accents of two characters', ['e\u0301te\u0301', 'été'], ['été']],
  ['emoji', ['👩‍🦰 class', '☀️'], ['👩‍🦰 class', '☀️']],
  ['doubles don’t count', ['a', 'A', 'b', 'B', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e']],
  ['none', [], []],
])('%s', (_, sent, saved) => {
  expect(Tags.parse(sent)).toEqual(saved)
})

test.each<[message: string, tags: unknown]>([
  ['Please use five tags or fewer', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['Please keep each tag to 24 characters or fewer', ['x'.repeat(25)]],
  ['Please write at least one character', ['yin', ' \n']],
  ['Please use visible characters only', ['yin\u0007']],
  ['Please use visible characters only', ['\u202Enigiri']],
  ['Please use visible characters only', ['yi\u200Bn']],
  ['Please use visible characters only', ['half \ud83d']],
  ['Please leave out commas', ['yin, yang']],
  ['Please write each tag as a word', [5]],
  ['Please send a list of tags', 'yin'],
])('"%s" for %j', (message, tags) => {
  expect(NewPracticeSession.safeParse({ ...practice, tags }).error?.issues[0]?.message).toBe(message)
})

test('a practice without tags is as before', () => {
  expect(NewPracticeSession.parse(practice)).toEqual(practice)
})

describe('whatever is sent and accepted', () => {
  const accepted = fc
    .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom('Yin', ' yin', 'İ', 'ǅ', 'ß', 'ẞ')))
    .map((tags) => Tags.safeParse(tags))
    .filter(({ success }) => success)

  test('is at most five short words on one line, none twice, and stays the same when it is sent again', () => {
    fc.assert(
      fc.property(accepted, ({ data: tags = [] }) => {
        expect(tags.length).toBeLessThanOrEqual(maxTags)
        expect(new Set(tags.map(tagKey)).size).toBe(tags.length)
        for (const tag of tags) {
          expect(tag.length).toBeLessThanOrEqual(tagMaxLength)
          expect(tag).toBe(tag.normalize('NFC').trim())
          expect(tag).toMatch(/^[^\n\t,]+$/)
        }
        expect(Tags.parse(tags)).toEqual(tags)
      }),
    )
  })
})
