import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const root = resolve(import.meta.dirname, '..')

type Source = { path: string; text: string }

const sources: Source[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const linesOf = ({ path, text }: Source) =>
  text.split('\n').map((line, index) => ({ line: line.trim(), where: `${path}:${index + 1}` }))

/** Reads the device's time zone, and formats nothing that people read. */
const asksForTheZone = 'apps/web/src/lib/time/device-zone.ts'
const mayAskIntl = (path: string) => path.startsWith('apps/web/src/intl/') || path === asksForTheZone

/** `{share}%` on a page. In a style it's a length. */
const writtenPercent = /(?<!\$|(?:width|'--\w+'): `)\$?\{[^{}`]*\}\s?%/

const ownFormats = (files: Source[]) =>
  files
    .filter(({ path }) => !path.endsWith('.css') && !mayAskIntl(path))
    .flatMap(linesOf)
    .filter(({ line }) => /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/.test(line) || writtenPercent.test(line))
    .map(({ where }) => where)

test('only intl formats dates, numbers and plurals', () => {
  const planted = [
    "new Intl.NumberFormat('en')",
    'day.toLocaleDateString()',
    'a.localeCompare(b)',
    '<b>{share}%</b>',
    '`${share} %`',
  ]
  expect(ownFormats([{ path: 'apps/web/src/ui/a.ts', text: planted.join('\n') }])).toHaveLength(planted.length)
  expect(sources.length).toBeGreaterThan(200)
  expect(ownFormats(sources)).toEqual([])
})

/** The console is in English only, and only developers see the gallery. */
const inEnglishOnly = /\.text\.ts$|\/(?:operator|gallery)\//

const ownQuotes = (files: Source[]) =>
  files
    .filter(({ path }) => !inEnglishOnly.test(path))
    .flatMap(linesOf)
    .filter(({ line }) => /[“”]\$?\{|\}[“”]/.test(line))
    .map(({ where }) => where)

test('quotation marks around a value are in texts, because languages have their own', () => {
  const planted = ['<p>“{words}”</p>', '`“${words}”`']
  expect(ownQuotes([{ path: 'apps/web/src/ui/a.tsx', text: planted.join('\n') }])).toHaveLength(planted.length)
  expect(ownQuotes(sources)).toEqual([])
})

const contractImports = /import \{([^}]*)\} from '@sadhana\/contract'/g
const ofARoute = /\b(\w+)\.\w+\.(?:params|query|body|reply|errors|limit|summary)\b/g

const schemasOfRoutes = (files: Source[]) =>
  files.flatMap((file) => {
    const imported = new Set(
      [...file.text.matchAll(contractImports)].flatMap(([, names = '']) => names.split(/[\s,]+/)),
    )
    const readsOne = (line: string) => [...line.matchAll(ofARoute)].some(([, name = '']) => imported.has(name))
    return linesOf(file).flatMap(({ line, where }) => (readsOne(line) ? [where] : []))
  })

test('no screen reads a schema from a route: browsers get routes without them', () => {
  const text = "import { account } from '@sadhana/contract'\nzodResolver(account.forgotPassword.body)"
  expect(schemasOfRoutes([{ path: 'apps/web/src/features/a.tsx', text }])).toHaveLength(1)
  expect(schemasOfRoutes(sources)).toEqual([])
})

/** Centring with `left: 50%` and a translation doesn't depend on the reading direction. */
const isCentring = (line: string) => line === 'left: 50%;'

const namesASide =
  /^((margin|padding|border|scroll-(margin|padding))-(left|right)\b|(left|right):|border-(top|bottom)-(left|right)-radius|(text-align|float|clear): (left|right);)/
const fourSides = /^(margin|padding|inset): \S+ (?<right>\S+) \S+ (?<left>\S+);$/
const sideUtility =
  /class(?:Name|Names)?[=(][^>]*['" ](?:[mp][lr]|left|right|rounded-[lr]|border-[lr]|text-left|text-right)(?:-[\w[\].]+)?['" ]/

function differingSides(line: string): boolean {
  const { left, right } = fourSides.exec(line)?.groups ?? {}
  return left !== right
}

const physicalSides = (files: Source[]) =>
  files
    .flatMap((file) =>
      linesOf(file).filter(({ line }) =>
        file.path.endsWith('.css')
          ? (namesASide.test(line) && !isCentring(line)) || differingSides(line)
          : sideUtility.test(line),
      ),
    )
    .map(({ where, line }) => `${where} ${line}`)

test('layout follows the reading direction: start and end, not left and right', () => {
  const css = ['margin-left: auto;', 'right: 0;', 'left: 51%;', 'text-align: right;', 'padding: 0 16px 0 12px;']
  const fine = ['margin-inline-start: auto;', 'left: 50%;', 'padding: 0 1px 2px 1px;', 'text-align: end;']
  expect(physicalSides([{ path: 'a.css', text: [...css, ...fine].join('\n') }])).toHaveLength(css.length)
  expect(
    physicalSides([{ path: 'a.tsx', text: '<p className="flex ml-auto">\n<p className="ms-auto">' }]),
  ).toHaveLength(1)
  expect(physicalSides(sources)).toEqual([])
})

const arrows = (files: Source[]) => files.flatMap(({ path, text }) => importsOf(path, text).map((to) => ({ path, to })))

const fromFolderToRoot = (files: Source[]) =>
  arrows(files)
    .filter(({ path, to }) => {
      const [feature] = /^apps\/web\/src\/features\/[^/]+/.exec(path) ?? []
      return dirname(path) !== feature && dirname(to) === feature
    })
    .map(({ path, to }) => `${path} -> ${to}`)

test('code shared by the folders of a feature is in shared/, and the root is on top', () => {
  const tab = 'apps/web/src/features/a/tab/tab.tsx'
  const text = "import '../a.css'\nimport { x } from '../shared/x.ts'\nimport { y } from '../other/y.ts'"
  expect(fromFolderToRoot([{ path: tab, text }])).toEqual([`${tab} -> apps/web/src/features/a/a.css`])
  expect(fromFolderToRoot([{ path: 'apps/web/src/features/a/a.tsx', text: "import './a.css'" }])).toEqual([])
  expect(fromFolderToRoot(sources)).toEqual([])
})

/** As in docs/architecture.md: each folder imports only from those before it. */
const libFolders = [
  'http',
  'browser',
  'session',
  'api',
  'query',
  'form',
  'member',
  'product',
  'outbox',
  'time',
  'realtime',
]
const libFolderOf = (path: string) => /^apps\/web\/src\/lib\/([^/]+)\//.exec(path)?.[1]

const upwardsInLib = (files: Source[]) =>
  arrows(files)
    .filter(({ path, to }) => {
      const [from, target] = [libFolderOf(path), libFolderOf(to)]
      return from && target && libFolders.indexOf(from) < libFolders.indexOf(target)
    })
    .map(({ path, to }) => `${path} -> ${to}`)

test('a folder of lib imports only from those before it', () => {
  const path = 'apps/web/src/lib/session/a.ts'
  const text = "import { b } from '#lib/http/b.ts'\nimport { c } from '#lib/api/c.ts'"
  expect(upwardsInLib([{ path, text }])).toEqual([`${path} -> apps/web/src/lib/api/c.ts`])
  const folders = new Set(sources.flatMap((source) => libFolderOf(source.path) ?? []))
  expect([...folders].toSorted()).toEqual(libFolders.toSorted())
  expect(upwardsInLib(sources)).toEqual([])
})
