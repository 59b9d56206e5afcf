import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const recordsFolder = 'docs/decisions'
const records = readdirSync(join(root, recordsFolder)).filter((name) => /^\d{4}-.*\.md$/.test(name))

const recordShape =
  /^# (\d{4}) .+\n\n\*\*Status\.\*\* .+\s\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\.?\n\n\*\*Decision\.\*\* .+\n\n\*\*Rejected\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n\n\*\*Revisit when\*\* .+\n$/s

const hasShape = (name: string, text: string) => recordShape.exec(text)?.[1] === name.slice(0, 4)

test('every decision record has the same parts in the same order', () => {
  const whole = read(join(recordsFolder, records[0] ?? ''))
  expect(hasShape('0001-a.md', whole)).toBe(true)
  expect(hasShape('0002-a.md', whole)).toBe(false)
  expect(hasShape('0001-a.md', whole.replace('**Rejected.**', '**Lost.**'))).toBe(false)
  expect(records.filter((name) => !hasShape(name, read(join(recordsFolder, name))))).toEqual([])
})

test('the index lists every decision record', () => {
  const listed = [...read(join(recordsFolder, 'README.md')).matchAll(/^\| \[(\d{4})\]\((\1-[^)]+\.md)\)/gm)]
  expect(listed.map(([, , name]) => name)).toEqual(records.toSorted())
})

const numbersOfRecords = new Set(records.map((name) => name.slice(0, 4)))

/** Records named in a text, such as `(0004)`, `[0004]` or `decisions 0004 and 0006`, that don't exist. */
function lostRecords(path: string, text: string): string[] {
  const mentions = text.matchAll(
    /(?:[([]|\b(?:decision|record)s? |decisions\/)(0\d{3}(?:(?:,| and| to) 0\d{3})*)(?![\d.:])/gi,
  )
  return [...mentions]
    .flatMap(([, numbers = '']) => numbers.match(/\d{4}/g) ?? [])
    .filter((number) => !numbersOfRecords.has(number))
    .map((number) => `${path}: ${number}`)
}

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))

test('every decision record named in code or documents exists', () => {
  const planted =
    'decisions 0001 and 9, (0041); [0052](decisions/0052-a.md), 0.0043, migration 0041, Decision 0001, 0056'
  expect(lostRecords('a', planted)).toEqual(['a: 0041', 'a: 0052', 'a: 0052', 'a: 0056'])
  const paths = tracked('*.md', '*.ts', '*.tsx', '*.js', '*.mjs', '*.css', '*.sh', '*.sql', '*.yml', '*.yaml')
  expect(paths).toContain('apps/server/src/process.ts')
  const others = paths.filter((path) => path !== 'structure/docs.test.ts')
  expect(others.flatMap((path) => lostRecords(path, read(path)))).toEqual([])
})

test('every design page is linked from the architecture or from the index of records', () => {
  const pages = readdirSync(join(root, 'docs/design'))
  const unlinked = (texts: string) => pages.filter((name) => !texts.includes(`design/${name}`))
  expect(pages.length).toBeGreaterThan(5)
  expect(unlinked('')).toEqual(pages)
  expect(unlinked(read('docs/architecture.md') + read(join(recordsFolder, 'README.md')))).toEqual([])
})

/** Anchors of headings, as made by GitHub. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  )

/** Links to files in this repository, and to headings in them, that don't exist. Links in code blocks don't count. */
function deadLinks(path: string, text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?/g)]
    .filter(([, target = '', anchor]) => {
      const file = target ? join(dirname(path), target) : path
      if (target && !existsSync(join(root, file))) return true
      return anchor !== undefined && file.endsWith('.md') && !anchorsOf(target ? read(file) : text).includes(anchor)
    })
    .map(([, target = '', anchor]) => `${path}: ${target}${anchor ? `#${anchor}` : ''}`)
}

test('links between documents work', () => {
  const planted =
    '# Here\n[here](../README.md) [lost](lost.md) [above](#here) [below](#there) [far](architecture.md#lost)'
  expect(deadLinks('docs/a.md', planted)).toEqual([
    'docs/a.md: lost.md',
    'docs/a.md: #there',
    'docs/a.md: architecture.md#lost',
  ])
  const documents = tracked('*.md')
  expect(documents).toContain('README.md')
  expect(documents.flatMap((path) => deadLinks(path, read(path)))).toEqual([])
})

/** The files of a numbered list under a heading. */
function tourOf(text: string, heading: string): string[] {
  const [, section = ''] = text.split(`### ${heading}\n`)
  const [list = ''] = section.split(/^#/m)
  return [...list.matchAll(/^(\d+)\. `([^`]+)`: .+$/gm)].map(([, , path = '']) => path)
}

/** Files without an import to or from the file before or after them. */
const strays = (tour: { path: string; imports: string[] }[]) =>
  tour
    .filter(({ path, imports }, at) => {
      const neighbours = [tour[at - 1], tour[at + 1]].filter((neighbour) => neighbour !== undefined)
      return !neighbours.some((other) => imports.includes(other.path) || other.imports.includes(path))
    })
    .map(({ path }) => path)

const architecture = read('docs/architecture.md')

test('the tour of the streak has five files, each next to one that it is connected to', () => {
  const tour = tourOf(architecture, 'What a logged practice does to the streak')
  expect(tour.length).toBeGreaterThan(2)
  expect(tour.length).toBeLessThanOrEqual(5)
  const files = tour.map((path) => ({ path, imports: importsOf(path, read(path)) }))
  expect(strays([...files, { path: 'README.md', imports: [] }])).toEqual(['README.md'])
  expect(strays(files)).toEqual([])
})

type Stop = { path: string; sentence: string }

/** The parts of a walk, each with its files. A new part starts where a sentence interrupts the list. */
const walkOf = (text: string, heading: string): Stop[][] =>
  (text.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '')
    .split(/^(?!\d+\. |\n).+$/m)
    .map((part) =>
      [...part.matchAll(/^\d+\. `([^`]+)`: (.+)$/gm)].map(([, path = '', sentence = '']) => ({ path, sentence })),
    )
    .filter((part) => part.length > 0)

/** What a file imports. Through an entry point, that includes what it re-exports, and of the contract, everything. */
function reachedFrom(path: string): (other: string) => boolean {
  const text = read(path)
  const imports = importsOf(path, text)
  const passedOn = imports.filter((other) => other.endsWith('/index.ts')).flatMap((at) => importsOf(at, read(at)))
  const hasContract = text.includes("'@sadhana/contract'")
  return (other) =>
    [...imports, ...passedOn].includes(other) || (hasContract && other.startsWith('packages/contract/src/'))
}

const appOf = (part: Stop[]) => part[0]?.path.split('/')[1]

/**
 * Files that aren't connected to any file above them. A part that returns to the first app continues the first part.
 */
function unreached(walk: Stop[][]): string[] {
  const [first = []] = walk
  return walk.flatMap((part, at) => {
    const paths = (at > 0 && appOf(part) === appOf(first) ? [...first, ...part] : part).map(({ path }) => path)
    return paths.filter((path, place) => {
      const above = paths.slice(0, place)
      return place > 0 && !above.some((other) => reachedFrom(other)(path) || reachedFrom(path)(other))
    })
  })
}

/** Names in code marks that the file of the sentence doesn't contain. */
const unknownNames = (walk: Stop[][]) =>
  walk.flat().flatMap(({ path, sentence }) =>
    [...sentence.matchAll(/`(\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(read(path)))
      .map((name) => `${path}: ${name}`),
  )

const plantedWalk = (second: string) =>
  walkOf(
    `### A\n\nHere:\n\n1. \`structure/docs.test.ts\`: \`strays\`\n2. \`${second}\n\nThere:\n\n3. \`README.md\`: a\n`,
    'A',
  )

test('a walk that skips a file, or names something its file doesn’t contain, is noticed', () => {
  expect(plantedWalk('structure/imports.ts`: b').map((part) => part.length)).toEqual([2, 1])
  expect(unreached(plantedWalk('structure/imports.ts`: b'))).toEqual([])
  expect(unreached(plantedWalk('structure/files.test.ts`: b'))).toEqual(['structure/files.test.ts'])
  expect(unknownNames(plantedWalk('structure/imports.ts`: `importsOf`, `exportsOf`'))).toEqual([
    'structure/imports.ts: exportsOf',
  ])
})

test.each([
  ['What every request passes', 11],
  ['A like', 8],
  ['A logged practice', 14],
  ['A PayPal webhook', 14],
  ['An erasure', 19],
  ['An answer of the Practice Guide', 19],
])('the walk "%s" has %i files, each connected to one above it', (heading, count) => {
  const walk = walkOf(architecture, heading)
  const paths = walk.flat().map(({ path }) => path)
  expect(paths).toHaveLength(count)
  expect(paths).toEqual(tourOf(architecture, heading))
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(unreached(walk)).toEqual([])
  expect(unknownNames(walk)).toEqual([])
})

test('every alert links to its page', () => {
  const pages = [...read('deploy/prometheus/rules.yml').matchAll(/runbook: ([^#\s]+)#(\S+)/g)]
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(([, path = '', anchor = '']) => !anchorsOf(read(path)).includes(anchor))).toEqual([])
})

const scriptsOf = (path: string) => Object.keys((JSON.parse(read(path)) as { scripts: Record<string, string> }).scripts)
const npmScripts = new Set(
  ['package.json', 'apps/server/package.json', 'apps/web/package.json', 'packages/sounds/package.json'].flatMap(
    scriptsOf,
  ),
)

/** Our own commands in a text that don't exist. */
function deadCommands(path: string, text: string): string[] {
  const npm = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g)]
    .filter(([, script = '', check]) => {
      const isCheck = script === 'long' && check !== undefined
      return (
        !npmScripts.has(script) || (isCheck && !new RegExp(`^  '?${check}'?: \\{`, 'm').test(read('scripts/long.ts')))
      )
    })
    .map(([command]) => command)
  const files = [...text.matchAll(/(?<![\w/.-])(?:\.ci|deploy|scripts)\/[\w/-]+(?:\.(?:sh|ts|mjs|sql))?(?![\w/.*~])/g)]
    .map(([file]) => file)
    .filter((file) => !existsSync(join(root, file)))
  return [...npm, ...files].map((command) => `${path}: ${command}`)
}

test('commands in documents and workflows exist', () => {
  const planted = 'npm run cheque; npm run long -- silence; deploy/undo.sh; npm run check; deploy/backup.sh'
  expect(deadCommands('a', planted)).toEqual(['a: npm run cheque', 'a: npm run long -- silence', 'a: deploy/undo.sh'])
  const paths = tracked('*.md', '.github/workflows')
  expect(paths).toContain('.github/workflows/release.yaml')
  expect(paths.flatMap((path) => deadCommands(path, read(path)))).toEqual([])
})
