import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Language } from '../../../packages/contract/src/language/language.ts'
import { wordsOf } from './languages.ts'
import {
  bodyOf,
  constantsOf,
  edited,
  entriesOf,
  isTextModule,
  nameOf,
  nodesIn,
  splitTexts,
  textsOf,
  type Edit,
  type Name,
  type Node,
  type ObjectNode,
  type Property,
  type Statement,
  type Texts,
} from './text-modules.ts'

type Assignment = Node & { right: Node }
type Member = Node & { object: Node; property: Name; computed: boolean; optional: boolean }
/** A plain text, or the name of something else and the module that it comes from. */
type Taken = { text: string; from?: string | undefined }
/** What replaces the name of a text. */
type Use = Edit & { taken: Taken[] }

const isPlainMember = (node: Node): node is Member =>
  node.type === 'MemberExpression' && !(node as Member).computed && !(node as Member).optional

/** `['entryText', 'states', 'ready']` for `entryText.states.ready`. */
function pathOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return [(node as Name).name]
  if (!isPlainMember(node)) return undefined
  const path = pathOf(node.object)
  return path && [...path, node.property.name]
}

/** A constant of texts. The module's own come from nowhere. */
type Known = { from?: string; name: string; texts: Texts; declarator?: Node | undefined }
type TextsFrom = (source: string) => Map<string, Texts> | undefined

/** A name for texts, and the part of the module where it stands for them. */
type Alias = {
  name: string
  constant: string
  path: string[]
  start: number
  end: number
  declarator?: Node | undefined
}

const within = (inner: Node, { start, end }: Omit<Node, 'type'>) => inner.start >= start && inner.end <= end

/** The names that a declaration or a function introduces, and where. */
function declaredIn(node: Node): Name[] {
  if (node.type === 'ImportDeclaration') return []
  const { id, params, param } = node as { id?: unknown; params?: unknown; param?: unknown }
  const parts = [...nodesIn([id, params, param])]
  // In `(label: Label = text.title)`, only the first name is new.
  const others = parts.flatMap((part) =>
    part.type === 'TSTypeAnnotation' ? part : part.type === 'AssignmentPattern' ? (part as Assignment).right : [],
  )
  // In `{ title }`, the name is both the key and the value.
  const names = parts.filter(
    (part): part is Name => part.type === 'Identifier' && !others.some((one) => within(part, one)),
  )
  return names.filter(({ start }, at) => names.findIndex((name) => name.start === start) === at)
}

/** `const { form: text } = signInText` and `const text = signInText.form` give names to groups of texts. */
function aliasesIn(declarator: Node & { id?: Node; init?: Node | null }): { name: string; path: string[] }[] {
  const path = declarator.init && pathOf(declarator.init)
  if (declarator.type !== 'VariableDeclarator' || !declarator.id || !path) return []
  if (declarator.id.type === 'Identifier') return [{ name: (declarator.id as Name).name, path }]
  const { properties = [] } = declarator.id as Partial<ObjectNode>
  return properties.flatMap(({ type, key, value, computed }) =>
    type === 'Property' && !computed && value.type === 'Identifier'
      ? [{ name: (value as Name).name, path: [...path, key.name] }]
      : [],
  )
}

/** The constants of text modules that a module imports, by the name they have there. */
function importsOf(body: readonly Statement[], textsFrom: TextsFrom): Map<string, Known> {
  const imported = new Map<string, Known>()
  for (const { type, source, specifiers = [] } of body) {
    const from = type === 'ImportDeclaration' && source && isTextModule(source.value) ? source.value : undefined
    for (const { imported: name, local } of specifiers) {
      const texts = from && name && textsFrom(from)?.get(name.name)
      if (texts) imported.set(local.name, { from, name: name.name, texts })
    }
  }
  return imported
}

/** The constants of a text module, which its own functions use too. */
const ownConstants = (body: readonly Statement[], file: string, code: string): [string, Known][] =>
  isTextModule(file)
    ? constantsOf(body).map(({ name, value, declarator }) => [
        name,
        { name, texts: entriesOf(name, value, code).texts, declarator },
      ])
    : []

/** Every name for texts, from the constants down. A name that also stands for something else is left out. */
function aliasesOf(all: readonly Node[], known: ReadonlyMap<string, Known>): Alias[] {
  const blocks = all.filter(({ type }) => type === 'BlockStatement')
  const declared = all.flatMap(declaredIn)
  const end = Number.POSITIVE_INFINITY
  const candidates = [...known].map(([name, { declarator }]): Alias => ({
    name,
    constant: name,
    path: [],
    start: 0,
    end,
    declarator,
  }))
  const aliases: Alias[] = []
  // An alias may stand for part of another.
  for (const alias of candidates) {
    const declarations = declared.filter((one) => one.name === alias.name && within(one, alias))
    if (declarations.length > (alias.declarator ? 1 : 0)) continue
    aliases.push(alias)
    for (const node of all.filter((one) => within(one, alias))) {
      const block = blocks.findLast((one) => within(node, one)) ?? { start: 0, end }
      const parts = aliasesIn(node).filter(({ path }) => path[0] === alias.name)
      for (const { name, path } of parts) {
        const whole = [...alias.path, ...path.slice(1)]
        candidates.push({
          name,
          constant: alias.constant,
          path: whole,
          start: block.start,
          end: block.end,
          declarator: node,
        })
      }
    }
  }
  return aliases
}

/** In a module that uses texts: each plain text instead of its name, and everything else under a name of its own. */
export function takeTexts(code: string, file: string, textsFrom: TextsFrom): string | undefined {
  const body = bodyOf(file, code)
  const imported = importsOf(body, textsFrom)
  const known = new Map([...imported, ...ownConstants(body, file, code)])
  if (known.size === 0) return undefined
  const all = [...nodesIn(body)]
  const aliases = aliasesOf(all, known)
  const take = (constant: string, path: readonly string[]): Taken | undefined => {
    const { from, name, texts } = known.get(constant) ?? {}
    const text = texts?.get(path.join('.'))
    if (!name || !text) return undefined
    return text.literal === undefined ? { text: nameOf(name, path), from } : { text: text.literal }
  }

  /** Of `text.ask.label`, the longest part that is a text or a group of texts. */
  const members = new Map<number, Use>()
  for (const { name, constant, path, ...place } of aliases) {
    for (const node of all.filter((one) => isPlainMember(one) && within(one, place))) {
      const [first, ...rest] = pathOf(node) ?? []
      const taken = first === name ? take(constant, [...path, ...rest]) : undefined
      if (taken && node.end > (members.get(node.start)?.end ?? 0))
        members.set(node.start, { start: node.start, end: node.end, text: taken.text, taken: [taken] })
    }
  }
  // Otherwise taking one group out would keep all the others.
  const patterns = all.flatMap((node): Use[] => {
    const { type, properties = [] } = (node as { id?: Partial<ObjectNode> }).id ?? {}
    const parts = aliases
      .filter(({ declarator }) => type === 'ObjectPattern' && declarator === node)
      .flatMap(({ name, constant, path }) => {
        const taken = take(constant, path)
        return taken ? [{ name, taken }] : []
      })
    if (parts.length === 0 || parts.length < properties.length) return []
    const text = parts.map(({ name, taken }) => `${name} = ${taken.text}`).join(', ')
    return [{ start: node.start, end: node.end, text, taken: parts.map(({ taken }) => taken) }]
  })
  const outside = [...members.values()].filter(
    ({ start }) => !patterns.some((one) => one.start <= start && start < one.end),
  )
  const uses = [...outside, ...patterns]
  const names = new Map(uses.flatMap(({ taken }) => taken).flatMap(({ text, from }) => (from ? [[text, from]] : [])))
  const imports = [...names].map(([name, from]) => `import { ${name} } from '${from}'`)
  const left = namesUsed(all, uses)
  return imports.concat(edited(code, [...uses, ...shortenedImports(body, imported, left, code)])).join('\n')
}

/** The names that a module still uses when the texts are taken. Types don't count: they aren't built. */
function namesUsed(all: readonly Node[], taken: readonly Edit[]): Set<string> {
  const skipped = all.filter(({ type }) => type === 'TSTypeQuery' || type === 'ImportDeclaration')
  const keys = new Set(
    all.flatMap((node) => {
      if (isPlainMember(node)) return node.property
      const { type, key, computed, shorthand } = node as Property
      return type === 'Property' && !computed && !shorthand ? key : []
    }),
  )
  const used = all.filter(
    (node) =>
      node.type === 'Identifier' && !keys.has(node as Name) && ![...skipped, ...taken].some((one) => within(node, one)),
  )
  return new Set(used.map((node) => (node as Name).name))
}

/**
 * The imports of text modules without constants that no one uses any more. Otherwise the build would take the whole
 * module for needed, and put it into the file of the first module that imports it.
 */
const shortenedImports = (
  body: readonly Statement[],
  imported: ReadonlyMap<string, Known>,
  used: ReadonlySet<string>,
  code: string,
): Edit[] =>
  body.flatMap(({ type, start, end, source, specifiers = [] }) => {
    const kept = specifiers.filter(({ local: { name } }) => !imported.has(name) || used.has(name))
    if (type !== 'ImportDeclaration' || kept.length === specifiers.length) return []
    const list = kept.map((one) => code.slice(one.start, one.end)).join(', ')
    return [{ start, end, text: list && `import { ${list} } from '${source?.value}'` }]
  })

const readTexts = async (path: string) => textsOf(await readFile(path, 'utf8'), path)

const sources = /from '([^']+\.text\.ts)'/g

/**
 * A page carries only the texts that it shows, and none of their names: `homeText.title` becomes the title itself.
 * Left to itself, the build keeps the whole object of texts wherever one of them is used.
 */
export function inlineTexts(language: Language): Plugin {
  const known = new Map<string, Promise<Map<string, Texts>>>()
  return {
    name: 'sadhana:inline-texts',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id)) return undefined
      const bySource = new Map<string, Map<string, Texts>>()
      for (const [, source = ''] of code.matchAll(sources)) {
        const resolved = await this.resolve(source, id)
        if (!resolved) continue
        const texts = known.get(resolved.id) ?? readTexts(wordsOf(resolved.id, language))
        known.set(resolved.id, texts)
        bySource.set(source, await texts)
      }
      const taken = takeTexts(code, id, (source) => bySource.get(source)) ?? code
      return { code: isTextModule(id) ? splitTexts(taken, id) : taken, map: null }
    },
  }
}
