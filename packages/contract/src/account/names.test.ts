import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName, isPlainName, username } from './names.ts'

const read = (name: string) => username.safeParse(name)

test.each(['asha', 'Jürgen', 'İlker', 'ΝΙΚΟΣ', 'иван', 'आशा', 'さくら花', '김하나', 'ben.k_2-b', 'Ｗide'])(
  '%s can be a username',
  (name) => {
    expect(read(name).data).toBe(name.normalize('NFKC'))
  },
)

test.each([
  ['a Cyrillic letter among Latin ones', 'аsha'],
  ['a right-to-left override', 'asha\u202e'],
  ['a zero-width space', 'as\u200bha'],
  ['a joiner', 'as\u200dha'],
  ['a Hangul filler', '가\u3164'],
  ['a dot', '.'],
  ['two dots', '..'],
  ['a digit first', '1asha'],
  ['marks piled on a letter', 'm\u0303\u0303\u0303'],
  ['digits of another script', 'asha٥'],
  ['a line break', 'as\nha'],
  ['an at sign', 'asha@home'],
])('%s can’t be a username', (_what, name) => {
  expect(read(name).success).toBe(false)
})

test('composed and decomposed spellings are stored alike, and nothing is left to normalise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (name) => {
      const spellings = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => read(name.normalize(form)).data)
      expect(new Set(spellings).size).toBe(1)
      expect(spellings[0]?.normalize('NFKC')).toBe(spellings[0])
    }),
    { examples: [['ö'], ['각'], ['ﬁ'], ['Å']] },
  )
})

test.each([
  'Asha Rao',
  'B.K.S. Iyengar',
  'B.K.S.Iyengar',
  'Dr. Mira',
  'Anne-Marie O’Neil',
  'می‌خواهم',
  'Asha 🌸',
  '李小龍',
])('%s can be a display name', (name) => {
  expect(displayName.safeParse(name)).toMatchObject({ data: name })
})

test.each([
  'Win at https://evil.example',
  'evil.example',
  'www.evil',
  'Visit Evil.Com now',
  't.me/pills',
  'T.Me/pills',
  'ｅvil．com',
  'evil。com',
  'Asha\r\nBcc: all@example.org',
  'Asha\u2028Rao',
  'ahsA\u202e',
  'Asha\u0007',
  '\u3164\u3164',
])('%j can’t be a display name', (name) => {
  expect(displayName.safeParse(name).success).toBe(false)
})

test('an accepted name is one line, without characters that control a terminal or an email program', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.webUrl(), fc.emailAddress())
  fc.assert(
    fc.property(anything, (text) => {
      const { data } = displayName.safeParse(text)
      if (data === undefined) return
      expect(isPlainName(data)).toBe(true)
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      expect(data).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]|:\/\/|www\./)
    }),
    { numRuns: 300 },
  )
})
