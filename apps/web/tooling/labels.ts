import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../src/languages/testing/pairs.ts'
import { takeTexts } from './inline-texts.ts'
import { textsOf } from './text-modules.ts'

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* within(one)
  if (!isNode(value)) return
  yield value
  for (const part of Object.values(value)) yield* within(part)
}

/** Texts of a module, each replaced by its own name. */
function namesIn(file: string): ReturnType<typeof textsOf> {
  const at = relative(root, file)
  return new Map(
    [...textsOf(readFileSync(file, 'utf8'), file)].map(([constant, texts]) => [
      constant,
      new Map(
        [...texts].map(([path, { literal }]) => [
          path,
          literal === undefined ? {} : { literal: JSON.stringify(`@@${at} ${constant}.${path}`) },
        ]),
      ),
    ]),
  )
}

const isButton = ({ openingElement }: Node) => {
  const { name } = openingElement as { name: { name?: string } }
  return name.name === 'Button'
}

/** The names of the texts that a module's buttons say. */
export function labelsIn(file: string, code: string, namesFrom: typeof namesIn = namesIn): string[] {
  const resolved = (source: string) =>
    source.startsWith('#') ? join(root, source.slice(1)) : join(dirname(file), source)
  const named = takeTexts(code, file, (source) => namesFrom(resolved(source)))
  if (!named) return []
  const buttons = [...within(parseSync(file, named).program as unknown)].filter(
    (node) => node.type === 'JSXElement' && isButton(node),
  )
  return buttons
    .flatMap(({ children }) => Array.from(within(children)))
    .flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))
    .filter((value) => value.startsWith('@@'))
    .map((value) => value.slice(2))
}

/** The names of the texts on every button whose words are in its code. */
export const buttonLabels = (): Set<string> =>
  new Set(
    globSync('{app,features,lib,ui}/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx', 'features/operator/**'] })
      .map((path) => join(root, path))
      .flatMap((path) => labelsIn(path, readFileSync(path, 'utf8'))),
  )

/**
 * Where a longer word would leave its place, and how many characters fit there on a screen 320 px wide, measured in
 * Anek Latin from the styles named.
 */
export const boxes: { texts: RegExp; max: number; styles: string }[] = [
  // Six entries share the width in 12.5 px: none may be wider than “Community”, which is specified.
  { texts: /memberFrameText\.nav\.(?!label)/, max: 11, styles: 'app/frames/member-frame.css' },
  // A tab is in sight as a whole, beside the part that fades.
  { texts: /\w+Text\.tabs\.|barsText\.settings\.(?!label)|pageTabs/, max: 26, styles: 'ui/tabs.css' },
]

/** A button of one line in a panel has 196 px, and a character takes 7.2 of them. */
export const maxButtonLength = 27
export const growth = 1.4
