import { expect, test } from 'vitest'
import { takeTexts } from './inline-texts.ts'
import { splitTexts, textsOf } from './text-modules.ts'

const module = `
export const visitText = {
  title: 'A visit',
  people: (count: number) => \`\${count} people\`,
  ask: { label: 'Who comes?', hints: ['A friend'] },
} as const`

/** The importing module as it is built, without the spaces that don't matter. */
const taken = (code: string) =>
  takeTexts(`import { visitText } from './visit.text.ts'\n${code}`, 'visit.tsx', () => textsOf(module))?.replaceAll(
    /\s+/g,
    ' ',
  )

test.each([
  ['const a = visitText.title', "const a = 'A visit'"],
  ['const a = <p title={visitText.ask.label}>{visitText.title}</p>', "<p title={'Who comes?'}>{'A visit'}</p>"],
  ['const a = visitText.title.length', "const a = 'A visit'.length"],
  ['const a = visitText.people(3)', 'const a = visitText$people(3)'],
  ['const a = visitText.ask.hints[0]', 'const a = visitText$ask$hints[0]'],
  ['const a = visitText.ask[part]', 'const a = visitText$ask[part]'],
  ['const { ask: text } = visitText; const a = text.label', "const text = visitText$ask; const a = 'Who comes?'"],
  ['const { title } = visitText; const a = title', "const title = 'A visit'; const a = title"],
  ['const text = visitText.ask; const a = text.label', "const text = visitText$ask; const a = 'Who comes?'"],
])('%s becomes %s', (code, built) => {
  expect(taken(code)).toContain(built)
})

test.each([
  ['a whole object is passed on', 'const a = show(visitText)'],
  ['the text is chosen while the page runs', 'const a = visitText[part]'],
  ['something else has the same name', 'const a = ({ visitText }) => visitText.title'],
  ['there is no such text', 'const a = visitText.nothing'],
])('nothing is replaced where %s', (_case, code) => {
  expect(taken(code)).toMatch(new RegExp(`${code.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
})

test.each([
  ['a default', 'function a(label = visitText.title) { return label }', "a(label = 'A visit')"],
  ['a default of a property', 'const a = ({ label = visitText.title }) => label', "({ label = 'A visit' })"],
  ['a type', 'function a(part: keyof typeof visitText) { return visitText.title }', "return 'A visit'"],
])('%s in parameters uses a name, and makes none', (_case, code, built) => {
  expect(taken(code)).toContain(built)
})

test('a name stands for texts only within its own function', () => {
  const code =
    'function one() { const text = visitText.ask; return text.label } function two(text) { return text.label }'
  expect(taken(code)).toContain("return 'Who comes?' } function two(text) { return text.label }")
})

test.each([
  ['visitText.people(1); visitText.title', "import { visitText$people } from './visit.text.ts'"],
  ['visitText.ask.label; show({ visitText: visitText.title })', ''],
  ['visitText.title; show(visitText)', "import { visitText } from './visit.text.ts'"],
  ['visitText.title; show(visitText.ask)', "import { visitText$ask } from './visit.text.ts'"],
  ['visitText.title; let part: keyof typeof visitText', ''],
])('for %s, a module imports only what it needs', (code, imports) => {
  expect(
    taken(code)
      ?.match(/import .*?'[^']+'/g)
      ?.join(' ') ?? '',
  ).toBe(imports)
})

test('what is imported beside a text stays', () => {
  const code = "import { visitText as text, countOf, type Visit } from './visit.text.ts'\ncountOf(text.title)"
  expect(takeTexts(code, 'visit.ts', () => textsOf(module))).toBe(
    "import { countOf, type Visit } from './visit.text.ts'\ncountOf('A visit')",
  )
})

test('each text of a module has a name of its own, and the whole is made of them', async () => {
  const code = splitTexts(`${module.replaceAll(/: number| as const/g, '')}\nexport const other = 1`)
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect(built['visitText$title']).toBe('A visit')
  expect((built['visitText$people'] as (count: number) => string)(2)).toBe('2 people')
  expect(built['visitText']).toMatchObject({ title: 'A visit', ask: { label: 'Who comes?', hints: ['A friend'] } })
  expect(built['other']).toBe(1)
})

test('a text module takes its own texts one by one too', () => {
  const code =
    "export const a = { none: 'No one', some: (n) => n + ' of us' }\nexport const of = (n) => n ? a.some(n) : a.none"
  expect(takeTexts(code, 'a.text.ts', () => undefined)).toContain("n ? a$some(n) : 'No one'")
})

test('texts that have a name of their own in the module are taken by it', async () => {
  const code = "const hints = { first: 'A friend' }\nexport const a = { title: 'Who?', hints }"
  const built = (await import(`data:text/javascript,${encodeURIComponent(splitTexts(code))}`)) as Record<
    string,
    unknown
  >
  expect(built['a$hints']).toEqual({ first: 'A friend' })
  expect(built['a']).toEqual({ title: 'Who?', hints: { first: 'A friend' } })
  const user = "import { a } from './a.text.ts'\na.hints[0]; a.title"
  expect(takeTexts(user, 'a.ts', () => textsOf(code))).toMatch(/^import \{ a\$hints \}.*\n+a\$hints\[0\]; 'Who\?'$/s)
})

test('a text that is a method stays a function', () => {
  expect(splitTexts('export const a = { of(name) { return name } }')).toContain('export const a$of = function(name)')
})
