import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'apps/server/assets/fonts')

/** The letters that a font can draw: the code points that its `cmap` maps to a glyph other than "missing". */
function lettersOf(font: Buffer): (letter: string) => boolean {
  const tables = font.readUInt16BE(4)
  const records = Array.from({ length: tables }, (_, index) => font.subarray(12 + index * 16, 28 + index * 16))
  const record = records.find((entry) => entry.toString('latin1', 0, 4) === 'cmap')
  if (!record) throw new Error('the font has no cmap')
  const cmap = font.subarray(record.readUInt32BE(8))
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const table = offsets.map((offset) => cmap.subarray(offset)).find((entry) => entry.readUInt16BE(0) === 4)
  if (!table) throw new Error('the font has no cmap of format 4')
  const twice = table.readUInt16BE(6)
  const [ends, starts] = [14, 16 + twice]
  const [deltas, ranges] = [starts + twice, starts + 2 * twice]
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    for (let at = 0; at < twice; at += 2) {
      const start = table.readUInt16BE(starts + at)
      if (code > table.readUInt16BE(ends + at) || code < start) continue
      const range = table.readUInt16BE(ranges + at)
      const glyph = range === 0 ? code : table.readUInt16BE(ranges + at + range + (code - start) * 2)
      return glyph !== 0 && ((glyph + table.readUInt16BE(deltas + at)) & 0xff_ff) !== 0
    }
    return false
  }
}

/** Characters in the code that no one sees: `names.ts` refuses web addresses with a foreign full stop. */
const neverShown = new Set(['。'])
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Every character in the source of screens, emails and messages, which includes every character in their texts. */
function lettersInTexts(): string[] {
  const paths = execFileSync('git', ['ls-files', 'apps/server/src', 'apps/web/src', 'packages/contract/src'], {
    cwd: root,
    encoding: 'utf8',
  })
  const texts = paths
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(testing|generated|gallery)\//.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(comments, ''))
  return [...new Set(texts.join(''))].filter((letter) => letter >= ' ' && !neverShown.has(letter)).toSorted()
}

/** The characters of sutras and teachings, whether or not a text uses them today. */
const sanskrit = Array.from('āīūṛṅñṭḍṇśṣṃḥĀĪŪŚṢÑ')
const letters = [...new Set([...lettersInTexts(), ...sanskrit, ...Array.from('éüßçøÅ€')])]
const cuts = readdirSync(folder).filter((name) => name.endsWith('.ttf'))

test('the subsets for PDF and share image are of both families, small, and with their licences', () => {
  expect(cuts).toEqual([
    'anek-latin-regular.ttf',
    'anek-latin-semibold.ttf',
    'literata-italic.ttf',
    'literata-regular.ttf',
  ])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSE-anek-latin.txt', 'LICENSE-literata.txt']))
  for (const cut of cuts) expect(readFileSync(join(folder, cut)).length, cut).toBeLessThan(48_000)
})

test.each(cuts)('%s can draw every letter of every text', (cut) => {
  const draws = lettersOf(readFileSync(join(folder, cut)))
  expect(draws('Ж')).toBe(false)
  expect(letters.length).toBeGreaterThan(100)
  expect(letters.filter((letter) => !draws(letter))).toEqual([])
})

test.each(cuts)('%s has one weight and one size, as a PDF needs', (cut) => {
  expect(readFileSync(join(folder, cut)).subarray(0, 400).includes('fvar')).toBe(false)
})
