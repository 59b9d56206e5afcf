import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../../../packages/contract/src/language/language.ts'
import { asShown, valueMark } from '../src/features/letters/suggest/find-keys.ts'
import { bodyOf, type Node } from './text-modules.ts'

/** The app's texts, and the handbook. */
const folders = ['../src/languages', '../../../packages/contract/src/language'].map((folder) =>
  resolve(import.meta.dirname, folder),
)

/** What names no text: types, and the values that a text is chosen by. */
const skipped = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'params', 'test', 'key'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every text in a value, with its path. */
function* textsIn(node: unknown, path: string): Generator<[text: string, name: string]> {
  if (Array.isArray(node)) for (const one of node) yield* textsIn(one, path)
  if (!isNode(node) || /^TSType|^BinaryExpression$/.test(node.type)) return
  const { type, value, quasis, expressions, key } = node as Node & Record<string, unknown>
  if (type === 'Literal' && typeof value === 'string') yield [value, path]
  if (type === 'TemplateLiteral') {
    const parts = quasis as { value: { cooked: string } }[]
    yield [parts.map((part) => part.value.cooked).join(valueMark), path]
    return yield* textsIn(expressions, path)
  }
  const { name, value: quoted } = (type === 'Property' ? key : {}) as { name?: string; value?: string }
  const inside = name ?? quoted
  for (const [part, child] of Object.entries(node))
    if (!skipped.has(part)) yield* textsIn(child, inside === undefined ? path : `${path}.${inside}`)
}

/** What a module of texts says, each with its name. */
export function namedTexts(code: string, file = 'a.text.ts'): [text: string, name: string][] {
  const declarations = bodyOf(file, code).flatMap((statement) => {
    const { declarations: own, declaration } = statement as { declarations?: unknown[] } & typeof statement
    return (own ?? declaration?.declarations ?? []) as { id: { name: string }; init: unknown }[]
  })
  return declarations.flatMap(({ id, init }) => Array.from(textsIn(init, id.name)))
}

const modulesIn = (cwd: string) =>
  globSync('**/*.ts', { cwd })
    .toSorted()
    .map((path) => join(cwd, path))

/** Every text in a language as a page shows it, with the module and name of each place that says it. */
export async function tableOf(language: Language): Promise<Record<string, string[]>> {
  const table = new Map<string, string[]>()
  for (const file of folders.flatMap((folder) => modulesIn(join(folder, language)))) {
    const path = file.slice(file.indexOf(`/${language}/`) + language.length + 2)
    for (const [text, name] of namedTexts(await readFile(file, 'utf8'), path)) {
      const shown = asShown(text)
      const key = `${path} ${name}`
      const keys = table.get(shown) ?? []
      if (/\p{L}/u.test(shown) && !keys.includes(key)) table.set(shown, [...keys, key])
    }
  }
  return Object.fromEntries(table)
}

/** For the dialog in which members suggest other words, and for nothing else: a page needs no names of texts. */
export const wordKeys = (language: Language): Plugin => ({
  name: 'sadhana:word-keys',
  enforce: 'pre',
  async load(id) {
    if (language === 'en' || !id.endsWith('/letters/shared/word-keys.ts')) return undefined
    return `export const wordKeys = ${JSON.stringify(await tableOf(language))}`
  },
})
