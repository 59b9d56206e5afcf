import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../apps/web/src')

type Styles = { path: string; text: string }

const styles: Styles[] = globSync('**/*.css', { cwd: web })
  .filter((path) => !path.startsWith('styles/'))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))

/**
 * A file defines a class if one of its selectors is that class alone, perhaps with a state: `.notice`, `.notice:hover`.
 */
const definition = /(?:^|[{},;])\s*\.([a-z][\w-]*)(?:::?[\w-]+(?:\([^)]*\))?)*\s*(?=[,{])/g

const classesIn = ({ text }: Styles): string[] => [
  ...new Set([...text.replace(/\/\*.*?\*\//gs, '').matchAll(definition)].map(([, name = '']) => name)),
]

function definedTwice(files: Styles[]): string[] {
  const homes = new Map<string, string[]>()
  for (const file of files) for (const name of classesIn(file)) homes.set(name, [...(homes.get(name) ?? []), file.path])
  return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `.${name}: ${paths.join(', ')}`)
}

/** Tones colour stones, but also symbols and charts. */
const sharedWords: Record<string, string[]> = { 'stone.css': ['tone'], 'field.css': ['input'] }

/** In the design system, a class name says which component it belongs to: `.stat-value` is in `stat-card.css`. */
const strangers = ({ path, text }: Styles): string[] => {
  const words = [...basename(path, '.css').split('-'), ...(sharedWords[basename(path)] ?? [])]
  const belongs = (name: string) => words.some((word) => word.startsWith(name.split('-')[0] ?? ''))
  return classesIn({ path, text })
    .filter((name) => !belongs(name))
    .map((name) => `${path}: .${name}`)
}

test('no class is defined in two files', () => {
  const planted = ['a.css', 'b.css'].map((path) => ({
    path,
    text: '@layer components { .twice:hover { color: red } }',
  }))
  expect(definedTwice(planted)).toEqual(['.twice: a.css, b.css'])
  expect(definedTwice(styles)).toEqual([])
})

test('a class of the design system is named after its component', () => {
  expect(strangers({ path: 'ui/stat-card.css', text: '.stat-value {} .price {}' })).toEqual([
    'ui/stat-card.css: .price',
  ])
  expect(styles.filter(({ path }) => path.startsWith('ui/')).flatMap(strangers)).toEqual([])
})
