import { parseSync } from 'vite'

export type Node = { type: string; start: number; end: number }
export type Property = Node & { computed?: boolean; shorthand?: boolean; method?: boolean; key: Name; value: Node }
export type Name = Node & { name: string }
export type ObjectNode = Node & { properties: Property[] }
type Declaration = Node & { declarations?: (Node & { id: Name; init: Node | null })[] }
export type Statement = Node & {
  declaration?: Declaration | null
  source?: { value: string }
  specifiers?: Specifier[]
}
type Specifier = Node & { imported?: Name; local: Name; importKind?: string }
export type Edit = { start: number; end: number; text: string }

/** What is under a path such as `states.ready.title`. A plain text has its source, in quotes. */
type Entry = { literal?: string }
/** The texts of one constant, by their path. */
export type Texts = Map<string, Entry>

export const isTextModule = (id: string) => id.endsWith('.text.ts')

export const bodyOf = (file: string, code: string) => parseSync(file, code).program.body as unknown as Statement[]

/** Without `as const` and `satisfies`. */
function valueOf(node: Node | null): Node | null {
  const { expression } = (node ?? {}) as { expression?: Node }
  return node && /^TS(As|Satisfies)Expression$/.test(node.type) && expression ? valueOf(expression) : node
}

const isObject = (node: Node | null): node is ObjectNode => node?.type === 'ObjectExpression'

const isSimple = ({ properties }: ObjectNode) =>
  properties.every(({ type, computed, key }) => type === 'Property' && !computed && key.type === 'Identifier')

/** The constants of a text module whose texts can be taken one by one. */
export const constantsOf = (body: readonly Statement[]) =>
  body.flatMap(({ declaration, ...statement }) =>
    (declaration?.declarations ?? []).flatMap((declarator) => {
      const value = valueOf(declarator.init)
      return isObject(value) ? [{ statement, name: declarator.id.name, value, declarator }] : []
    }),
  )

export const nameOf = (constant: string, path: readonly string[]) => [constant, ...path].join('$')

function isPlain(node: Node): boolean {
  const { value, expressions } = node as Node & { value?: unknown; expressions?: unknown[] }
  return (
    (node.type === 'Literal' && typeof value === 'string') ||
    (node.type === 'TemplateLiteral' && expressions?.length === 0)
  )
}

/** Every text and every group of texts of a constant. */
export function entriesOf(constant: string, root: ObjectNode, code: string): { texts: Texts; lines: string[] } {
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

export const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)

export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) yield value as Node
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}
