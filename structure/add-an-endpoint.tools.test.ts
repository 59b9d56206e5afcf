import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'add-an-endpoint-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** The sources as they are, with this checkout's dependencies, but with the copies of our own packages. */
function copySources() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of files.toString().split('\n')) {
    const isNeeded =
      /^(apps|packages)\/[^/]+\/(src|tooling|migrations|content|.*\.json$|.*\.ts$)|^[^/]+\.(ts|json)$|^scripts\/(guards|same-cases)\.ts$/.test(
        path,
      )
    if (isNeeded && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path))
  }
  linkPackages('node_modules')
  linkPackages('apps/server/node_modules')
  mkdirSync(join(copy, 'node_modules/@sadhana'))
  symlinkSync(join(copy, 'packages/contract'), join(copy, 'node_modules/@sadhana/contract'))
}

function linkPackages(folder: string) {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
    if (!name.startsWith('.') && name !== '@sadhana') symlinkSync(join(root, folder, name), join(copy, folder, name))
  }
}

/** Applies a step of the walk-through. Its first line names the file, the imports, and where the rest goes. */
function apply(step: string) {
  const [head = '', ...lines] = step.split('\n')
  const [path = '', ...clauses] = head.replace(/^\/\/ /, '').split('; ')
  const file = join(copy, path)
  const place = clauses.pop() ?? ''
  let text = place === 'a new file' ? '' : readFileSync(file, 'utf8')
  for (const clause of clauses) {
    const [, name = '', from = ''] = /^import (\w+) from (\S+)$/.exec(clause) ?? []
    const importing = new RegExp(`(import \\{[^}]*?),?\\s*\\} from ${from.replaceAll('.', '\\.')}`)
    expect(text, head).toMatch(importing)
    text = text.replace(importing, (_, start: string) => `${start}, ${name} } from ${from}`)
  }
  writeAll(file, insert(text, lines.join('\n'), place))
}

function insert(text: string, added: string, place: string): string {
  if (place === 'a new file' || place === 'at the end') return text + added
  const [, side, anchor = ''] = /^(before|after) `(.+)`$/.exec(place) ?? []
  const lines = text.split('\n')
  const matches = lines.flatMap((line, at) => (line.includes(anchor) ? [at] : []))
  expect(matches, `${place} must name one line`).toHaveLength(1)
  lines.splice((matches[0] ?? 0) + (side === 'after' ? 1 : 0), 0, added.trimEnd())
  return lines.join('\n')
}

function writeAll(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], { cwd: copy, encoding: 'utf8' })

function compile(app: string, include: string[]) {
  const config = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include }
  writeAll(join(copy, app, 'tsconfig.feature.json'), JSON.stringify(config))
  run('typescript/bin/tsc', '-p', join(app, 'tsconfig.feature.json'))
}

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const steps = [...guide.matchAll(/^```tsx?\n(\/\/ [^]*?)^```$/gm)].map(([, step = '']) => step)

const [, feature = ''] = /features\/(\w+)\/\1\.routes\.test\.ts/.exec(guide) ?? []

// Runs a compiler and two test runs, which may be slow on a shared machine.
test('CONTRIBUTING adds an endpoint that compiles and passes its tests', { timeout: 600_000 }, () => {
  expect(steps.length).toBeGreaterThan(7)
  copySources()
  steps.forEach(apply)
  // Compiles only the feature, its words in other languages, the test requests for it, and what these import, because nothing else uses it.
  compile('apps/web', [`src/features/${feature}`, `src/languages/*/features/${feature}`])
  compile('apps/server', [`src/features/${feature}`, 'src/testing/requests'])
  run('vitest/vitest.mjs', 'run', `${feature}.routes.test.ts`)
  const report = run('vitest/vitest.mjs', 'run', 'authorisation.matrix.test.ts', '-t', `${feature}.revoke`)
  expect(report).toMatch(/[1-9]\d* passed/)
})

test('every file, folder and script that CONTRIBUTING names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !scripts[name])).toEqual([])
  const prose = guide.replaceAll(/^```[^]*?^```$/gm, '')
  const paths = [...prose.matchAll(/`((?:apps|packages|e2e|docs|structure|scripts|\.\w+)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
