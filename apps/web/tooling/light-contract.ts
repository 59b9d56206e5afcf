import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, type Plugin } from 'vite'

const contract = '@sadhana/contract'
const folder = resolve(import.meta.dirname, '../../../packages/contract/src')
/** Marks the modules that keep their schemas. */
const whole = '?schemas'

/** The parts of a route that only the server and the API's documentation use. */
const serverOnly = new Set(['summary', 'params', 'query', 'body', 'reply', 'errors', 'limit'])

type Node = { type: string; start: number; end: number }
/** A spread has no key and no value. */
type Property = Node & { key?: { name?: string }; value?: Node & { properties?: Property[] } }
type Value = Node & { callee?: { name?: string }; arguments?: (Node & { properties?: Property[] })[] }
type Declarator = { id: { name?: string }; init: Value | null }
type Statement = Node & { declaration?: Statement; declarations?: Declarator[] }

/** The module's constants that are made by calls: schemas, routes, and values computed from lists. */
function computed(code: string): { name: string; init: Value; isRoutes: boolean; isExported: boolean }[] {
  const body = parseSync('contract.ts', code).program.body as unknown as Statement[]
  return body
    .flatMap(({ declaration, declarations = declaration?.declarations ?? [] }) =>
      declarations.flatMap(({ id, init }) =>
        init ? [{ name: id.name ?? '', init, isExported: declaration !== undefined }] : [],
      ),
    )
    .filter(({ init }) => !/Function|^Literal$/.test(init.type) && code.slice(init.start, init.end).includes('('))
    .map(({ name, init, isExported }) => ({ name, init, isExported, isRoutes: init.callee?.name === 'defineRoutes' }))
}

type Edit = { start: number; end: number; text: string }

const serverParts = ({ arguments: args }: Value): Property[] =>
  (args?.[0]?.properties ?? [])
    .flatMap(({ value }) => value?.properties ?? [])
    .filter(({ key }) => serverOnly.has(key?.name ?? ''))

/** Removes the server's parts of routes, and marks computed values as pure, so that unused ones are dropped. */
export function lighten(code: string): string {
  const edits = computed(code).flatMap(({ init, isRoutes }): Edit[] => {
    const before = { start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' }
    const after = { start: init.end, end: init.end, text: '))()' }
    const left = (isRoutes ? serverParts(init) : []).map(({ start, end }) => ({
      start,
      end: code[end] === ',' ? end + 1 : end,
      text: '',
    }))
    return [before, left, after].flat()
  })
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

/** The names of schemas, and of everything made from them. Other files may use a name that isn't exported otherwise. */
export function schemaNames(sources: readonly string[]): Set<string> {
  const exported = new Set(['z'])
  const files = sources.map((code) => {
    const constants = computed(code)
      .filter(({ isRoutes }) => !isRoutes)
      .map(({ name, init, isExported }) => ({
        name,
        isExported,
        words: code.slice(init.start, init.end).match(/\w+/g) ?? [],
      }))
    return { constants, own: new Set<string>() }
  })
  for (let count = -1, found = 0; count !== found;) {
    count = found
    found = 0
    for (const { constants, own } of files) {
      for (const { name, isExported, words } of constants) {
        if (words.some((word) => exported.has(word) || own.has(word))) (isExported ? exported : own).add(name)
      }
      found += own.size
    }
    found += exported.size
  }
  return exported
}

function contractSources(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  return sources.map((file) => readFileSync(join(folder, file), 'utf8'))
}

const imports = new RegExp(`import \\{([^}]*)\\} from '${contract}'`, 'g')

const importOf = (names: readonly string[], source: string) =>
  names.length > 0 ? [`import { ${names.join(', ')} } from '${source}'`] : []

/** Imports schemas from the modules that keep them, and everything else from the light ones. */
export const splitImports = (code: string, schemas: ReadonlySet<string>): string =>
  code.replace(imports, (_, list: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || [])
    const heavy = names.filter((name) => schemas.has(name))
    const light = names.filter((name) => !schemas.has(name))
    return [...importOf(light, contract), ...importOf(heavy, contract + whole)].join('; ')
  })

/**
 * Browsers need the contract's schemas only to check forms. So a page gets two contracts: a light one with lists,
 * limits and each route's method, path and access, and for its forms only, the one with the schemas. Otherwise every
 * page would carry Zod and hundreds of schemas for lists of names.
 */
export function lightContract(): Plugin {
  const schemas = schemaNames(contractSources())
  return {
    name: 'sadhana:light-contract',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      const isWhole = source.endsWith(whole) || (importer?.endsWith(whole) && source.startsWith('.'))
      if (!isWhole || !importer) return undefined
      const resolved = await this.resolve(source.replace(whole, ''), importer.replace(whole, ''), {
        ...options,
        skipSelf: true,
      })
      return resolved && { ...resolved, id: resolved.id + whole }
    },
    transform(code, id) {
      if (id.startsWith(folder)) return { code: lighten(code), map: null }
      return code.includes(`from '${contract}'`) ? { code: splitImports(code, schemas), map: null } : undefined
    },
  }
}
