import { expect, test } from 'vitest'
import { pictureTypeOf } from './picture-type.rules.ts'

test.each([
  ['\u00ff\u00d8\u00ff\u00e0aaaaaaaa', 'jpeg'],
  ['\u0089PNG\r\n\u001a\naaaa', 'png'],
  ['RIFFaaaaWEBP', 'webp'],
  ['RIFFaaaaWAVE', undefined],
  ['GIF89aaaaaaa', undefined],
  ['<svg xmlns="', undefined],
  ['', undefined],
])('%j is %s', (text, type) => {
  expect(pictureTypeOf(Buffer.from(text, 'latin1'))).toBe(type)
})
