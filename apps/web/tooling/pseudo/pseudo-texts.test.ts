import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { exportsOf, pseudoModule, pseudoTexts } from './pseudo-texts.ts'

test('constants, functions and what is passed on are exports, types are not', () => {
  const code = `export type Kind = 'a'
    export interface Other { a: 1 }
    const inner = 1
    export const visitText = { title: 'A visit' } satisfies object, more = inner
    export function who(name: string): string { return name }
    import { plural } from '#intl/intl.rules.ts'
    export { switchedOffTexts } from '@sadhana/contract'
    export type { Weekday } from '@sadhana/contract'`
  expect(exportsOf(code)).toEqual(['visitText', 'more', 'who', 'switchedOffTexts'])
})

test('the messages of schemas come from the list that a translation has', () => {
  expect(pseudoModule(['fieldMessages'], '/fields.text.ts', ['/de/fields.text.ts'])).toContain(
    'pseudo(Object.fromEntries(Object.keys(twin0.fieldMessages)',
  )
})

const sources = resolve(import.meta.dirname, '../../src')

/** A module as the pseudo build has it. */
async function builtModule(path: string): Promise<Record<string, unknown>> {
  const output = await build({
    configFile: false,
    root: resolve(sources, '..'),
    logLevel: 'error',
    plugins: [pseudoTexts()],
    build: { write: false, minify: false, lib: { entry: join(sources, path), formats: ['es'] } },
  })
  const [{ output: [chunk] } = { output: [] }] = output as Rolldown.RolldownOutput[]
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return (await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)) as Record<string, unknown>
}

test('a built module says everything in disguise, and what isn’t a text stays', async () => {
  const { asana } = (await builtModule('features/meditation/guided/content/asana.ts')) as {
    asana: { id: string; limb: string; title: string; steps: { minutes: number; lines: [number, string][] }[] }[]
  }
  expect(asana[0]).toMatchObject({ id: 'seat-that-can-be-kept', limb: 'asana', eyes: 'open' })
  expect(asana[0]?.title).toBe('⟦Áá šééááť ťĥááť ćááñ ƀéé ķééƥť⟧')
  expect(asana[0]?.steps[0]?.lines[0]).toEqual([3, expect.stringMatching(/^⟦[^a-zA-Z]+⟧$/)])
  const { fieldMessages } = await builtModule('lib/form/field-messages.text.ts')
  expect(fieldMessages).toMatchObject({ 'Please select an Ashtanga limb': expect.stringMatching(/^⟦[^a-zA-Z]+⟧$/) })
})
