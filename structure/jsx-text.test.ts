import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { differencesFrom, shrinkingList } from './shrinking-list.ts'
import { isNode, lineOf, type Node, syntaxOf } from './syntax.ts'

const root = resolve(import.meta.dirname, '..')

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src/**/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // Tests quote what they look for, and only developers see the gallery.
  .filter((path) => path.endsWith('.tsx') && !/\.test\.tsx$|\/(?:gallery|testing)\//.test(path))
  .filter((path) => existsSync(join(root, path)))

const hasLetters = (text: unknown): text is string =>
  typeof text === 'string' && /\p{L}/u.test(text.replaceAll(/&\w+;/g, ''))

/**
 * Attributes that people see or hear, on elements and on our components: `label`, `closeLabel`, `aria-label`, `title` …
 */
const isRead = (name: string) =>
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|hint|description|text|message|caption|summary|lede)$|^(?:\w+L|l)abel$/.test(
    name,
  )

/** The literals that may be the value of an expression, without those that it compares or passes to a call. */
function values(node: unknown): Node[] {
  if (!isNode(node)) return []
  if (node.type === 'JSXExpressionContainer') return values(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(values)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(values)
  if (node.type === 'BinaryExpression' && node.operator === '+') return [node.left, node.right].flatMap(values)
  if (node.type === 'TemplateLiteral') return [node.quasis].flat().filter(isNode)
  return node.type === 'Literal' ? [node] : []
}

const textOf = (node: Node) =>
  node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value

function textsIn(node: Node): Node[] {
  if (node.type === 'JSXText') return [node]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return [node.children].flat().flatMap((child) => (isNode(child) && child.type !== 'JSXText' ? values(child) : []))
  if (node.type !== 'JSXAttribute' || !isNode(node.name)) return []
  return isRead(String(node.name.name)) ? values(node.value) : []
}

/** Letters that a screen contains itself instead of taking them from a `*.text.ts`. */
const lettersIn = (path: string, code: string): string[] =>
  syntaxOf(path, code)
    .nodes()
    .flatMap(textsIn)
    .filter((node) => hasLetters(textOf(node)))
    .map((node) => `${path}:${lineOf(code, node.start)} ${String(textOf(node)).trim().replaceAll(/\s+/g, ' ')}`)

test('letters are found wherever people read them', () => {
  const planted = [
    '<p>Hello</p>',
    '<p>{name} is here</p>',
    "<>{isOpen ? 'Close' : text.open}</>",
    "<p>{isOpen && 'Open'}</p>",
    '<p>{`${count} days`}</p>',
    '<button aria-label="Close" />',
    "<Field label={isNew ? 'Name' : text.name} />",
    "<Dialog title={'Delete ' + name} />",
    '<img alt="A stone" />',
    '<input placeholder="you@example.com" />',
    '<Dialog closeLabel="Close" />',
  ]
  for (const code of planted) expect(lettersIn('a.tsx', `const a = ${code}`), code).toHaveLength(1)
  const fine = [
    '<p>{text.hello}, 3 · {count} %</p>',
    '<p className="hint" id="name" role="alert">&nbsp;…</p>',
    "<p>{kind === 'sit' ? text.sit : text.other('practice')}</p>",
    '<Field name="title" label={text.label(\'title\')} />',
    '<img alt="" />',
    '<QueryView heading="[role=dialog] h2" />',
    "<Button onClick={() => open('title')}>{/* A comment */}</Button>",
  ]
  for (const code of fine) expect(lettersIn('a.tsx', `const a = ${code}`), code).toEqual([])
})

test('screens take their texts from *.text.ts', () => {
  expect(paths.length).toBeGreaterThan(200)
  const places = paths.flatMap((path) => lettersIn(path, readFileSync(join(root, path), 'utf8')))
  expect(differencesFrom(shrinkingList('jsx-text.json', places), places)).toEqual([])
})
