import { isNode, lineOf, type Node, syntaxOf } from './syntax.ts'

/** A piece of English, and the line on which it starts. */
export type Prose = { kind: 'comment' | 'test name' | 'document'; line: number; text: string }

/** Strings come first, so that anything inside one that looks like a comment isn't mistaken for one. */
const tokens = {
  css: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<comment>\/\*[\s\S]*?\*\/)/g,
  sql: /'(?:''|[^'])*'|"[^"]*"|(?<comment>--.*|\/\*[\s\S]*?\*\/)/g,
  sh: /<<-?\s*(['"]?)(\w+)\1[\s\S]*?\n\s*\2\n|\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<comment>(?<![^\s;])#.*)/g,
}

const isCode = (path: string) => /\.([cm]?[jt]s|tsx)$/.test(path)
/** Shared test kits may define tests too. This check is much faster than building every file's syntax tree. */
const hasTests = (code: string) => /(?<![\w.])(?:test|it|describe)[.(]/.test(code)

function languageOf(path: string): keyof typeof tokens | undefined {
  if (path.endsWith('.css')) return 'css'
  if (path.endsWith('.sql')) return 'sql'
  return /\.sh$|^\.ci\//.test(path) ? 'sh' : undefined
}

/** `test('…')`, `test.skip('…')`, `test.each(rows)('…')` and the same for `it` and `describe`. */
function namesATest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(String(callee.name))
  return namesATest(callee.type === 'MemberExpression' ? callee.object : callee.callee)
}

function textOf(node: unknown, code: string): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? code.slice(node.start + 1, node.end - 1) : undefined
}

function testNames(nodes: Node[], code: string): Prose[] {
  return nodes.flatMap((node) => {
    const text = node.type === 'CallExpression' && namesATest(node.callee) && textOf([node.arguments].flat()[0], code)
    return text ? [{ kind: 'test name' as const, line: lineOf(code, node.start), text }] : []
  })
}

const withoutMarks = (comment: string) => comment.replaceAll(/^\s*(?:\/\/+|\/\*+|\*(?!\/)|--+|#+)|\*+\/\s*$/gm, ' ')

/** Joins comments on consecutive lines. */
function joined(comments: { line: number; text: string }[]): Prose[] {
  const whole: (Prose & { end: number })[] = []
  for (const { line, text } of comments) {
    const end = line + text.split('\n').length - 1
    const last = whole.at(-1)
    if (last?.end === line - 1) Object.assign(last, { text: `${last.text} ${withoutMarks(text)}`, end })
    else whole.push({ kind: 'comment', line, text: withoutMarks(text), end })
  }
  return whole.map(({ kind, line, text }) => ({ kind, line, text: text.replaceAll(/\s+/g, ' ').trim() }))
}

/** Keeps the line breaks, so that line numbers stay right. */
const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')

/** Paragraphs, list items and table rows, without code and addresses. */
function documentProse(text: string): Prose[] {
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, blank)
    .replaceAll(/\]\([^)]*\)|<\/?[a-z][^<>`\n]*>/g, ']')
    .split('\n')
    .map((line, at) => ({ kind: 'document' as const, line: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
}

/** The English of a file: comments, the names of tests, and documents. */
export function proseOf(path: string, text: string): Prose[] {
  if (path.endsWith('.md')) return documentProse(text)
  if (isCode(path)) {
    const { comments, nodes } = syntaxOf(path, text)
    const pieces = comments.map(({ start, end }) => ({ line: lineOf(text, start), text: text.slice(start, end) }))
    return [...joined(pieces), ...(hasTests(text) ? testNames(nodes(), text) : [])]
  }
  const language = languageOf(path)
  if (!language) return []
  const matches = [...text.matchAll(tokens[language])].filter(({ groups }) => groups?.comment !== undefined)
  return joined(matches.map(({ index, groups }) => ({ line: lineOf(text, index), text: groups?.comment ?? '' })))
}
