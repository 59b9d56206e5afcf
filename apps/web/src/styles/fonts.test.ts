import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

type Face = { family: string; style: string; display: string; ranges: string }

const faces: Face[] = read('./fonts.css')
  .split('@font-face')
  .slice(1)
  .map((face) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1]?.replaceAll(/\s+/g, ' ') ?? ''
    return {
      family: value('font-family'),
      style: value('font-style'),
      display: value('font-display'),
      ranges: value('unicode-range'),
    }
  })

const covers = (ranges: string, letter: string) =>
  ranges.split(/,\s*/).some((range) => {
    const [from = '', to = from] = range.slice(2).split('-')
    const code = letter.codePointAt(0) ?? 0
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16)
  })

const isOurCut = ({ family }: Face) => family.includes('Sadhana')

test.each(Array.from('aZ9é’ñÉ'))('%s uses our own subset of each font, and no whole font', (letter) => {
  const ours = faces.filter((face) => covers(face.ranges, letter))
  expect(ours).toHaveLength(3)
  expect(ours.every(isOurCut)).toBe(true)
})

test('the narrow space that browsers put before “pm” loads no whole font', () => {
  expect(faces.filter((face) => covers(face.ranges, '\u202F'))).toEqual([])
})

test('the subsets contain all letters of their ranges', () => {
  const script = read('../../tooling/subset-fonts.sh')
  const cut = (name: string) => new RegExp(`^${name}='([^']+)'`, 'm').exec(script)?.[1]?.split(',') ?? []
  const promised = new Set(faces.filter(isOurCut).map(({ ranges }) => ranges))
  const sizes = [...promised].map((ranges) => ranges.split(/,\s*/).flatMap(points).length)
  expect(sizes).toEqual(['english', 'sanskrit'].map((name) => cut(name).flatMap(points).length))
})

function points(range: string): number[] {
  const [from = '', to = from] = range.slice(2).split('-')
  const first = Number.parseInt(from, 16)
  return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
}

test('italics that arrive late are still shown', () => {
  expect(faces.filter(({ style }) => style === 'italic').map(({ display }) => display)).toEqual(Array(4).fill('swap'))
})
