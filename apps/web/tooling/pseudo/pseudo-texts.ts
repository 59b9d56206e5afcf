import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { wordsOf } from '../languages.ts'

type Named = { name: string }
type Statement = {
  type: string
  exportKind?: string
  declaration?: { id?: Named; declarations?: { id: Named }[] } | null
  specifiers?: { exported: Named }[]
}

/** What a module exports, apart from its types. */
export function exportsOf(code: string, file = 'a.text.ts'): string[] {
  const body = parseSync(file, code).program.body as unknown as Statement[]
  return body.flatMap(({ type, exportKind, declaration, specifiers = [] }) => {
    if (type !== 'ExportNamedDeclaration' || exportKind === 'type') return []
    const { id, declarations = [] } = declaration ?? {}
    const declared = [...declarations.map((one) => one.id), ...(id ? [id] : [])]
    return [...declared, ...specifiers.map(({ exported }) => exported)].map(({ name }) => name)
  })
}

const own = '?own-words'
const disguise = join(import.meta.dirname, 'pseudo.ts')

/** English schemas bring their messages with them, so their list is empty, and filled by what German has for each. */
const lists = new Set(['fieldMessages'])

/** A module that exports what another one does, disguised (`pseudo.ts`). */
export function pseudoModule(names: readonly string[], file: string, twins: readonly string[]): string {
  const translated = twins.map((twin, at) => `import * as twin${at} from ${JSON.stringify(twin)}`)
  const exported = names.map((name) => {
    const others = twins.map((_, at) => `twin${at}.${name}`)
    const english = lists.has(name)
      ? `Object.fromEntries(Object.keys(${others[0]}).map((text) => [text, text]))`
      : `english.${name}`
    return `export const ${name} = pseudo(${english}, [${others.join(', ')}])`
  })
  const imports = [
    `import * as english from ${JSON.stringify(file + own)}`,
    `import { pseudo } from ${JSON.stringify(disguise)}`,
  ]
  return [...imports, ...translated, ...exported].join('\n')
}

/**
 * Puts every text that German has words for into disguise: what a page still shows in plain letters is no text of a
 * module, and what it cuts off would be cut off in another language.
 */
export function pseudoTexts(): Plugin {
  return {
    name: 'sadhana:pseudo-texts',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (id.endsWith(own)) return readFile(file, 'utf8')
      const twins = (['de', 'es'] as const).map((language) => wordsOf(id, language))
      if (twins.includes(id)) return undefined
      return pseudoModule(exportsOf(await readFile(file, 'utf8'), file), file, twins)
    },
  }
}
