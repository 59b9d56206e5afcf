import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.rules.ts'

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [20, '20'],
  [-5, '-5'],
  ['a,b', '"a,b"'],
  ['say "om"', '"say ""om"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['शान्ति 🕉', 'शान्ति 🕉'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])('%j becomes %j', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

/** An RFC 4180 reader, written independently of the writer. */
function readCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let rest = text
  while (rest) {
    const quoted = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest)
    const match = quoted ?? /^([^",\r\n]*)(,|\r\n)/.exec(rest)
    if (!match) throw new Error(`not RFC 4180: ${JSON.stringify(rest.slice(0, 40))}`)
    const [whole, cell = '', end] = match
    record.push(quoted ? cell.replaceAll('""', '"') : cell)
    if (end === '\r\n') {
      records.push(record)
      record = []
    }
    rest = rest.slice(whole.length)
  }
  return records
}

test('everything that was written can be read again, and no text starts like a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'x') }),
  )
  const table = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(table, (records) => {
      const read = readCsv(records.map(csvLine).join(''))
      expect(read.map((record) => record.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
        records.map((record) => record.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
      )
      expect(read.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
