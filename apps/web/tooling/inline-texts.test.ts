import { expect, test } from 'vitest'
import { splitTexts, takeTexts, textsOf } from './inline-texts.ts'

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

test('an import for a text has its name', () => {
  expect(taken('visitText.people(1); visitText.title')).toContain("import { visitText$people } from './visit.text.ts'")
  expect(taken('visitText.title')).not.toContain('visitText$')
})

test('each text of a module has a name of its own, and the whole is made of them', async () => {
  const code = splitTexts(`${module.replaceAll(/: number| as const/g, '')}\nexport const other = 1`)
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect(built['visitText$title']).toBe('A visit')
  expect((built['visitText$people'] as (count: number) => string)(2)).toBe('2 people')
  expect(built['visitText']).toMatchObject({ title: 'A visit', ask: { label: 'Who comes?', hints: ['A friend'] } })
  expect(built['other']).toBe(1)
})

test('a text that is a method stays a function', () => {
  expect(splitTexts('export const a = { of(name) { return name } }')).toContain('export const a$of = function(name)')
})
