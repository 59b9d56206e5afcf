import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '../scripts/mutants/list.ts'
import { plant, sampleOf } from '../scripts/mutants/mutant.ts'

const root = resolve(import.meta.dirname, '..')

test.each(mutants)('$file still contains what "$what" replaces, and its tests exist', (mutant) => {
  const code = readFileSync(resolve(root, mutant.file), 'utf8')
  expect(plant(mutant, code)).not.toBe(code)
  for (const path of mutant.tests) expect(existsSync(resolve(root, path)), path).toBe(true)
})

test('no two mutants are the same', () => {
  const planted = mutants.map(({ file, text, instead }) => [file, text, instead].join('\n'))
  expect(new Set(planted).size).toBe(mutants.length)
})

test('a text that is missing, or occurs twice, is an error', () => {
  const fault = { file: 'a.ts', text: 'here', instead: '' }
  expect(() => plant(fault, 'nowhere at all'.replace('here', 'body'))).toThrow('a.ts should hold this text once: here')
  expect(() => plant(fault, 'here and here')).toThrow('a.ts should hold this text once: here')
  expect(plant(fault, 'only here')).toBe('only ')
})

test('the daily samples cover every quick mutant', () => {
  const quick = mutants.filter(({ isQuick }) => isQuick)
  const days = Array.from({ length: quick.length }, (_, day) => sampleOf(mutants, 10, new Date(day * 86_400_000)))
  expect(new Set(days.map((sample) => sample.length))).toEqual(new Set([10]))
  expect(new Set(days.flat())).toEqual(new Set(quick))
})
