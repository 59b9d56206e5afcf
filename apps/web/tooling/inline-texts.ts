import { readFile } from 'node:fs/promises'
import { parseSync, type Plugin } from 'vite'
import type { Language } from '../../../packages/contract/src/language/language.ts'
import { wordsOf } from './languages.ts'

export type Node = { type: string; start: number; end: number }
type Property = Node & { computed?: boolean; shorthand?: boolean; method?: boolean; key: Name; value: Node }
type Name = Node & { name: string }
type ObjectNode = Node & { properties: Property[] }
type Declaration = Node & { declarations?: { id: Name; init: Node | null }[] }
type Statement = Node & { declaration?: Declaration | null; source?: { value: string }; specifiers?: Specifier[] }
type Specifier = Node & { imported?: Name; local: Name; importKind?: string }
type Assignment = Node & { right: Node }
type Member = Node & { object: Node; property: Name; computed: boolean; optional: boolean }
type Edit = { start: number; end: number; text: string }

/** The text or group under a path such as `states.ready.title`. A plain text has its source, in quotes. */
type Entry = { literal?: string }
/** The texts of one constant, by their path. */
type Texts = Map<string, Entry>

const isTextModule = (id: string) => id.endsWith('.text.ts')

export const bodyOf = (file: string, code: string) => parseSync(file, code).program.body as unknown as Statement[]

/** Without `as const` and `satisfies`. */
function valueOf(node: Node | null): Node | null {
  const { expression } = (node ?? {}) as { expression?: Node }
  return node && /^TS(As|Satisfies)Expression$/.test(node.type) && expression ? valueOf(expression) : node
}

const isObject = (node: Node | null): node is ObjectNode => node?.type === 'ObjectExpression'

const isSimple = ({ properties }: ObjectNode) =>
  properties.every(
    ({ type, computed, shorthand, key }) => type === 'Property' && !computed && !shorthand && key.type === 'Identifier',
  )

/** The constants of a text module whose texts can be taken one by one. */
const constantsOf = (body: readonly Statement[]) =>
  body.flatMap(({ declaration, ...statement }) =>
    (declaration?.declarations ?? []).flatMap(({ id, init }) => {
      const value = valueOf(init)
      return isObject(value) ? [{ statement, name: id.name, value }] : []
    }),
  )

const nameOf = (constant: string, path: readonly string[]) => [constant, ...path].join('$')

function isPlain(node: Node): boolean {
  const { value, expressions } = node as Node & { value?: unknown; expressions?: unknown[] }
  return (
    (node.type === 'Literal' && typeof value === 'string') ||
    (node.type === 'TemplateLiteral' && expressions?.length === 0)
  )
}

/** Every text and every group of texts of a constant. */
function entriesOf(constant: string, root: ObjectNode, code: string): { texts: Texts; lines: string[] } {
  const texts: Texts = new Map()
  const lines: string[] = []
  const add = (node: Node, path: string[], isMethod = false): string => {
    const name = nameOf(constant, path)
    const value = valueOf(node) ?? node
    if (isObject(value) && isSimple(value)) {
      const parts = value.properties.map(
        ({ key, value: part, method }) => `${key.name}: ${add(part, [...path, key.name], method)}`,
      )
      lines.push(`export const ${name} = { ${parts.join(', ')} }`)
    } else {
      lines.push(`export const ${name} = ${isMethod ? 'function' : ''}${code.slice(node.start, node.end)}`)
    }
    texts.set(path.join('.'), isPlain(value) ? { literal: code.slice(value.start, value.end) } : {})
    return name
  }
  add(root, [])
  return { texts, lines }
}

/** Exports each text under a name of its own. */
export function splitTexts(code: string, file = 'a.text.ts'): string {
  const edits = constantsOf(bodyOf(file, code)).map(({ statement, name, value }) => ({
    start: statement.start,
    end: statement.end,
    text: entriesOf(name, value, code).lines.join('\n'),
  }))
  return edited(code, edits)
}

export const textsOf = (code: string, file = 'a.text.ts'): Map<string, Texts> =>
  new Map(constantsOf(bodyOf(file, code)).map(({ name, value }) => [name, entriesOf(name, value, code).texts]))

const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) yield value as Node
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}

const isPlainMember = (node: Node): node is Member =>
  node.type === 'MemberExpression' && !(node as Member).computed && !(node as Member).optional

/** `['entryText', 'states', 'ready']` for `entryText.states.ready`. */
function pathOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return [(node as Name).name]
  if (!isPlainMember(node)) return undefined
  const path = pathOf(node.object)
  return path && [...path, node.property.name]
}

type Imported = { from: string; name: string; texts: Texts }
type TextsFrom = (source: string) => Map<string, Texts> | undefined

/** A name for texts, and the part of the module where it stands for them. */
type Alias = { name: string; constant: string; path: string[]; start: number; end: number; declarator?: Node }

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
function importsOf(body: readonly Statement[], textsFrom: TextsFrom): Map<string, Imported> {
  const imported = new Map<string, Imported>()
  for (const { type, source, specifiers = [] } of body) {
    const from = type === 'ImportDeclaration' && source && isTextModule(source.value) ? source.value : undefined
    for (const { imported: name, local } of specifiers) {
      const texts = from && name && textsFrom(from)?.get(name.name)
      if (texts) imported.set(local.name, { from, name: name.name, texts })
    }
  }
  return imported
}

/** Every name for texts, from the imports down. A name that also stands for something else is left out. */
function aliasesOf(all: readonly Node[], imported: ReadonlyMap<string, Imported>): Alias[] {
  const blocks = all.filter(({ type }) => type === 'BlockStatement')
  const declared = all.flatMap(declaredIn)
  const end = Number.POSITIVE_INFINITY
  const candidates = [...imported.keys()].map((name): Alias => ({ name, constant: name, path: [], start: 0, end }))
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
  if (imported.size === 0) return undefined
  const all = [...nodesIn(body)]
  const aliases = aliasesOf(all, imported)
  const names = new Map<string, string>()
  const wordsOf = (constant: string, path: readonly string[]): string | undefined => {
    const { from, name, texts } = imported.get(constant) ?? {}
    const text = texts?.get(path.join('.'))
    if (!from || !name || !text) return undefined
    const own = nameOf(name, path)
    if (text.literal === undefined) names.set(own, from)
    return text.literal ?? own
  }

  /** Of `text.ask.label`, the longest part that is a text or a group of texts. */
  const members = new Map<number, Edit>()
  for (const { name, constant, path, ...place } of aliases) {
    for (const node of all.filter((one) => isPlainMember(one) && within(one, place))) {
      const [first, ...rest] = pathOf(node) ?? []
      const text = first === name ? wordsOf(constant, [...path, ...rest]) : undefined
      if (text !== undefined && node.end > (members.get(node.start)?.end ?? 0))
        members.set(node.start, { start: node.start, end: node.end, text })
    }
  }
  // Otherwise taking one group out would keep all the others.
  const patterns = all.flatMap((node): Edit[] => {
    const { type, properties = [] } = (node as { id?: Partial<ObjectNode> }).id ?? {}
    const parts = aliases
      .filter(({ declarator }) => type === 'ObjectPattern' && declarator === node)
      .map(({ name, constant, path }) => [name, wordsOf(constant, path)])
    if (parts.length === 0 || parts.length < properties.length || parts.some(([, text]) => !text)) return []
    return [{ start: node.start, end: node.end, text: parts.map((part) => part.join(' = ')).join(', ') }]
  })
  const outside = [...members.values()].filter(
    ({ start }) => !patterns.some((one) => one.start <= start && start < one.end),
  )
  const imports = [...names].map(([name, from]) => `import { ${name} } from '${from}'`)
  return imports.concat(edited(code, [...outside, ...patterns])).join('\n')
}

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
