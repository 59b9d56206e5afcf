// @vitest-environment happy-dom
import { handbook, handbookPieces, type HandbookPiece } from '@sadhana/contract'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { memberRoutes, visitorRoutes } from './routes.tsx'

const pieces: HandbookPiece[] = handbook
  .flatMap(({ parts }) => parts)
  .flatMap(({ text, tip = '' }) => text.concat(tip))
  .flatMap(handbookPieces)

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**', '!../gallery/**', '!../features/handbook/**'],
  { query: '?raw', import: 'default', eager: true },
)

const strings = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g
const betweenTags = /(?<=[>}])[^<>{}]+(?=[<{])/g

const app = Object.values(sources).join('\n')

/** Every separate text in the app: a string, or the words between two tags. */
const texts = new Set([
  ...Array.from(app.matchAll(strings), ([, single, double]) => single ?? double ?? ''),
  ...Array.from(app.matchAll(betweenTags), ([words]) => words.replaceAll(/\s+/g, ' ').trim()),
])

test('every label named in the guide is on a screen', () => {
  const labels = pieces.filter(({ kind }) => kind === 'label').map(({ text }) => text)
  expect(labels.length).toBeGreaterThan(60)
  expect(labels.filter((label) => !texts.has(label))).toEqual([])
  expect(texts.has('A label that no screen has')).toBe(false)
})

/** This page isn't in the route tables. */
const helpNow = '/help-now'
const anchors = new Set(handbook.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]))

/** True if the link leads to a screen that is built. An anchor in the guide has to exist too. */
function leadsSomewhere(to: string): boolean {
  const { pathname, hash } = new URL(to, 'http://localhost')
  if (pathname === '/guide' && hash) return anchors.has(hash.slice(1))
  const routes = [...memberRoutes, ...visitorRoutes].filter(({ path }) => path !== '*')
  return pathname === helpNow || routes.some(({ path }) => matchPath(path, pathname))
}

test('every link in the guide leads to a screen that is built', () => {
  const links = pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((to) => !leadsSomewhere(to))).toEqual([])
  expect(['/nowhere', '/guide#nowhere'].filter(leadsSomewhere)).toEqual([])
})

test('there are as many articles as the guide says', () => {
  const articles = Object.keys(import.meta.glob('../../../server/content/learning/*.md', { query: '?raw' }))
  const says = handbook.flatMap(({ parts }) => parts).find(({ id }) => id === 'learning')?.text[0]
  expect(says).toContain('sixteen articles, two for each limb')
  expect(articles).toHaveLength(16)
})
