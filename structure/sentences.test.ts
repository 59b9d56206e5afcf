import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isNode, lineOf, type Node, syntaxOf } from './syntax.ts'

const root = resolve(import.meta.dirname, '..')

/** Where sentences may be outside of `*.text.ts`, and why. */
const exceptions: Record<string, string> = {
  'meditation/guided/content/': 'The guided practices are content, and translated as a whole.',
  'features/account/sign-in/demo-sign-in.tsx': 'Only developers see it.',
  'features/portability/import-file/import-session.ts': 'Names of columns in our own export.',
  'lib/api/send.ts': 'Members see the sign-in page instead.',
  'lib/session/refresh-session.ts': 'For the console of the browser.',
}

const folder = 'apps/web/src/'
/** Tests and what they share quote what they look for, and only developers see the gallery. */
const isForDevelopers = /\.test\.tsx?$|\/(?:gallery|testing)\/|\/testing\.ts$|\/app\/some-of-everything\.ts$/

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.text.ts') && !isForDevelopers.test(path))
  .filter((path) => existsSync(join(root, path)))

const appName = 'Sadhana Compass'
const isWord = (part: string) => /^(?:A|I|[“‘(]?\p{L}[\p{L}’'-]+[.,:;!?…”’)]*)$/u.test(part)

/** At least two words, the first with a capital. */
const isSentence = (text: string) =>
  /^[“‘]?\p{Lu}/u.test(text) && text !== appName && text.split(/\s+/).filter(isWord).length >= 2

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return [node.quasis]
    .flat()
    .filter(isNode)
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join(' … ')
}

/** Errors that are thrown for developers: `new Error('…')` and `super('…')`. */
const isError = ({ type, callee }: Node) =>
  isNode(callee) &&
  (type === 'NewExpression'
    ? String(callee.name).endsWith('Error')
    : type === 'CallExpression' && callee.type === 'Super')

const sentencesIn = (path: string, code: string): string[] => {
  const nodes = syntaxOf(path, code).nodes()
  const errors = nodes.filter(isError)
  return nodes
    .filter((node) => isSentence(textOf(node) ?? ''))
    .filter((node) => !errors.some(({ start, end }) => start < node.start && node.end < end))
    .map((node) => `${path}:${lineOf(code, node.start)} ${textOf(node)}`)
}

test('sentences are found wherever they are', () => {
  const planted = [
    "toast({ title: 'Pause saved' })",
    "const text = { back: 'Back to your insights' }",
    'const words = `Your ${minutes}-minute sit has started.`',
    "const route = { path: '/sits', title: 'A sit of your own' }",
    "return hasUsual ? 'Begin with your usual.' : ''",
    "new Notice('It’s safe here.')",
  ]
  for (const code of planted) expect(sentencesIn('a.ts', `function a() { ${code} }`), code).toHaveLength(1)
  const fine = [
    "toast({ title: text.saved, text: 'saved on this device' })",
    "const path = 'M84 198C82 178 122 168 Z'",
    'const arc = `M${x} ${y}L${x} ${y}`',
    "const name = 'Sadhana Compass'",
    "throw new TypeError('A toast needs a title')",
    "if (key === 'Escape') close('ArrowDown')",
    "headers.set('authorization', `Bearer ${token}`)",
  ]
  for (const code of fine) expect(sentencesIn('a.ts', `function a() { ${code} }`), code).toEqual([])
})

const isIn = (place: string, exception: string) => place.startsWith(folder) && place.includes(exception)

test('sentences that people read are in *.text.ts', () => {
  expect(paths.length).toBeGreaterThan(600)
  const found = paths.flatMap((path) => sentencesIn(path, readFileSync(join(root, path), 'utf8')))
  const excepted = Object.keys(exceptions)
  expect(found.filter((place) => !excepted.some((exception) => isIn(place, exception)))).toEqual([])
  expect(excepted.filter((exception) => !found.some((place) => isIn(place, exception)))).toEqual([])
})
