import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const verdicts = ['holds', 'exception', 'not applicable'] as const
type Row = Record<'id' | 'level' | 'requirement' | 'verdict' | 'evidence' | 'test' | 'note', string>

function rowsIn(text: string): Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const names = head.split('\t') as (keyof Row)[]
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Row
  })
}

const pathsOf = ({ evidence, test: tests }: Row) => `${evidence}; ${tests}`.split('; ').filter(Boolean)

/** What a row lacks. A row that holds without a test says why in its note. */
function lacks(row: Row): string[] {
  const { id, level, requirement, verdict, evidence, note } = row
  const isTold = note !== ''
  return [
    ...(/^V\d+\.\d+\.\d+$/.test(id) && /^L[12]$/.test(level) && requirement ? [] : ['a name']),
    ...((verdicts as readonly string[]).includes(verdict) ? [] : ['a verdict']),
    ...(verdict === 'not applicable' || evidence ? [] : ['evidence']),
    ...(isTold ? [] : ['a note']),
    ...(verdict === 'exception' && !note.includes('It would take') ? ['what it would take'] : []),
    ...pathsOf(row)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `the file ${path}`),
  ].map((what) => `${id}: ${what}`)
}

const rows = rowsIn(read('docs/asvs.tsv'))

test('a row that lacks something is found', () => {
  const whole = rows.find(({ verdict }) => verdict === 'exception') as Row
  expect(lacks(whole)).toEqual([])
  expect(lacks({ ...whole, verdict: 'partly' })).toHaveLength(1)
  expect(lacks({ ...whole, evidence: '' })).toHaveLength(1)
  expect(lacks({ ...whole, note: 'later' })).toHaveLength(1)
  expect(lacks({ ...whole, test: 'lost.test.ts' })).toEqual([`${whole.id}: the file lost.test.ts`])
})

test('every requirement of levels 1 and 2 is there once, with a verdict, files that exist and a note', () => {
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows.flatMap(lacks)).toEqual([])
})

const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length

test('the summary in docs/security.md counts what is there', () => {
  const [holds, exceptions, others] = verdicts.map(count)
  expect(read('docs/security.md')).toContain(
    `Of 253 requirements, ${holds} hold, ${exceptions} are exceptions with a reason, and ${others} don’t apply.`,
  )
})
