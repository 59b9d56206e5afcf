import { parseAst, type Vite } from 'vitest/node'
import { sqlFaultsOf } from './make-sql.ts'

/** Why it is a fault, which part of the file to replace, and with what. */
type MadeFault = { what: string; start: number; end: number; instead: string }

type Node = Vite.ESTree.Node
type Visit = (node: Node, parent: Node | undefined) => void

/** Faults that someone could make by mistake, in every place where they are possible. */
export function makeFaults(code: string): MadeFault[] {
  const faults: MadeFault[] = []
  visit(parseAst(code, { lang: 'ts' }), undefined, (node, parent) => faults.push(...faultsOf(node, parent, code)))
  // Negating `if (a === b)` swaps its operator, which is also a fault by itself.
  return [...new Map(faults.map((fault) => [`${fault.start} ${fault.end} ${fault.instead}`, fault])).values()]
}

const typedValues = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
const isType = ({ type }: Node) => type.startsWith('TS') && !typedValues.has(type)
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function visit(node: Node, parent: Node | undefined, look: Visit): void {
  if (isType(node) || node.type === 'ImportDeclaration' || isRecord(node)) return
  look(node, parent)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node, look)
}

/** No test checks what is only logged or counted. */
function isRecord(node: Node): boolean {
  if (node.type === 'CallExpression') return isRecord(node.callee)
  if (node.type === 'Identifier') return node.name === 'log' || node.name === 'metrics'
  return node.type === 'MemberExpression' && (isRecord(node.property) || isRecord(node.object))
}

function faultsOf(node: Node, parent: Node | undefined, code: string): MadeFault[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most of the hundred kinds of node have no fault
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [{ what: 'condition negated', ...negated(node.test, code) }]
    case 'ReturnStatement':
      return node.argument && isBoolean(node.argument) ? [resultFlipped(node.argument, code)] : []
    case 'ArrowFunctionExpression':
      return isBoolean(node.body) ? [resultFlipped(node.body, code)] : []
    case 'ExpressionStatement':
      return isCall(node.expression)
        ? [{ what: 'call dropped', ...rangeOf(node.expression), instead: 'undefined' }]
        : []
    case 'TryStatement':
      return awaitsReturned(node.block).map(({ start, argument }) => {
        return { what: 'await dropped', start, end: argument.start, instead: '' }
      })
    case 'BinaryExpression':
      return binaryFaults(node, code)
    case 'LogicalExpression':
      return logicalFaults(node, parent, code)
    case 'Literal':
      return numberFaults(node, parent)
    case 'CallExpression':
      return chainFaults(node)
    case 'TaggedTemplateExpression':
      return node.tag.type === 'Identifier' && node.tag.name === 'sql' ? sqlFaultsOf(code, node.quasi) : []
    default:
      return []
  }
}

const rangeOf = ({ start, end }: Node) => ({ start, end })
const textOf = ({ start, end }: Node, code: string) => code.slice(start, end)

const opposites = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
])
const neighbours = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
])

type Binary = Node & { type: 'BinaryExpression' }
type Logical = Node & { type: 'LogicalExpression' }
type Operation = Binary | Logical

/** The operator itself, so that parentheses around the operands stay. */
function operatorOf({ left, operator }: Operation, code: string) {
  const start = code.indexOf(operator, left.end)
  return { start, end: start + operator.length }
}

/** `a + 1` becomes `a`. */
function rightDropped(node: Operation, code: string) {
  const { start } = operatorOf(node, code)
  return { start: code.slice(0, start).trimEnd().length, end: node.end, instead: '' }
}

function negated(node: Node, code: string): Omit<MadeFault, 'what'> {
  const opposite = node.type === 'BinaryExpression' && opposites.get(node.operator)
  if (opposite) return { ...operatorOf(node, code), instead: opposite }
  if (node.type === 'Literal') return { ...rangeOf(node), instead: String(node.value !== true) }
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    return { ...rangeOf(node), instead: textOf(node.argument, code) }
  }
  return { ...rangeOf(node), instead: `!(${textOf(node, code)})` }
}

const resultFlipped = (node: Node, code: string) => ({ what: 'result flipped', ...negated(node, code) })

function isBoolean(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'boolean'
  if (node.type === 'UnaryExpression') return node.operator === '!'
  if (node.type === 'LogicalExpression') return isBoolean(node.left) && isBoolean(node.right)
  return node.type === 'BinaryExpression' && (opposites.has(node.operator) || neighbours.has(node.operator))
}

const isCall = (node: Node): boolean =>
  node.type === 'AwaitExpression' ? isCall(node.argument) : node.type === 'CallExpression' && !isRecord(node)

type Await = Node & { type: 'AwaitExpression' }

/** The types or the linter find any other missing `await`. */
function awaitsReturned(node: Node): Await[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return node.argument?.type === 'AwaitExpression' ? [node.argument] : []
  return Object.values(node)
    .flat()
    .flatMap((child: unknown) => (isNode(child) ? awaitsReturned(child) : []))
}

const isStep = (node: Operation) =>
  /^[+-]$/.test(node.operator) && node.right.type === 'Literal' && node.right.value === 1

function binaryFaults(node: Binary, code: string): MadeFault[] {
  const neighbour = neighbours.get(node.operator)
  if (neighbour) return [{ what: 'bound shifted', ...operatorOf(node, code), instead: neighbour }]
  const opposite = opposites.get(node.operator)
  if (opposite) return [{ what: 'operator swapped', ...operatorOf(node, code), instead: opposite }]
  return isStep(node) ? [{ what: 'bound shifted', ...rightDropped(node, code) }] : []
}

function logicalFaults(node: Logical, parent: Node | undefined, code: string): MadeFault[] {
  // Such a loop might never end.
  if (parent?.type === 'WhileStatement' || parent?.type === 'DoWhileStatement') return []
  const opposite = opposites.get(node.operator)
  return [
    ...(opposite ? [{ what: 'operator swapped', ...operatorOf(node, code), instead: opposite }] : []),
    ...(node.operator === '&&' ? [] : [{ what: 'fallback dropped', ...rightDropped(node, code) }]),
  ]
}

/** Hours and minutes aren't bounds. */
const units = new Set([24, 60])
const numberPlaces = new Set(['BinaryExpression', 'VariableDeclarator', 'Property', 'AssignmentPattern'])

/** Only small numbers, because no test reaches a limit of thousands. */
function numberFaults(node: Node & { type: 'Literal' }, parent: Node | undefined): MadeFault[] {
  const { value } = node
  if (typeof value !== 'number' || !Number.isInteger(value) || value > 100 || units.has(value)) return []
  if (!parent || !numberPlaces.has(parent.type) || (parent.type === 'BinaryExpression' && isStep(parent))) return []
  return [{ what: 'number raised', ...rangeOf(node), instead: String(value + 1) }]
}

const linkFaults = new Map([
  ['where', 'where dropped'],
  ['whereRef', 'where dropped'],
  ['forUpdate', 'lock dropped'],
  ['forNoKeyUpdate', 'lock dropped'],
  ['forShare', 'lock dropped'],
  ['skipLocked', 'lock dropped'],
])

/** `query.where(…)` becomes `query`. */
function chainFaults({ callee, end }: Vite.ESTree.CallExpression): MadeFault[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const what = linkFaults.get(callee.property.name)
  return what ? [{ what, start: callee.object.end, end, instead: '' }] : []
}
