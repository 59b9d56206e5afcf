import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../apps/server/src')

type Read = (path: string) => string
const read: Read = (path) => readFileSync(join(source, path), 'utf8')

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.replace(/^\s*type\s/, '').trim())
    .filter(Boolean)

/** Where each export of a feature's index comes from. */
function originsOf(index: string): Map<string, string> {
  return new Map(
    [...index.matchAll(/export (?:type )?(?:\{([^}]*)\}|(\* as \w+)) from '([^']+)'/g)].flatMap(
      ([, list, all = '', from = '']) =>
        namesIn(list ?? all).map((name): [string, string] => [name.split(' as ').at(-1) ?? name, from]),
    ),
  )
}

/** Imports of the CLI, the demo data and the app itself from a feature must not come from its repos or SQL. */
function repoImportsOf(path: string, text: string, readFile: Read): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#(features\/[^']+\/index\.ts)'/g)].flatMap(
    ([, list = '', index = '']) => {
      const origins = originsOf(readFile(index))
      return namesIn(list)
        .map((name) => name.split(' as ')[0] ?? name)
        .filter((name) => /\.(repo|sql)\.ts$/.test(origins.get(name) ?? 'unknown.repo.ts'))
        .map((name) => `${path} imports ${name} from ${origins.get(name) ?? 'nowhere'}`)
    },
  )
}

test('entry points call services, never repos', () => {
  const paths = globSync(['*.ts', '{cli,demo,doctor,init}/*.ts'], { cwd: source }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  expect(paths).toContain('cli/commands.ts')
  expect(paths.flatMap((path) => repoImportsOf(path, read(path), read))).toEqual([])
})

test('a planted import of a repo is found', () => {
  const index =
    "export { save } from './a.service.ts'\nexport {\n  find as findIt,\n  type Row,\n} from './a.repo.ts'\n" +
    "export * as acts from './acts.service.ts'\nexport * as rows from './rows.repo.ts'\n"
  const text = "import { save, findIt, type Row, acts, rows } from '#features/a/index.ts'\n"
  expect(repoImportsOf('commands.ts', text, () => index)).toEqual([
    'commands.ts imports findIt from ./a.repo.ts',
    'commands.ts imports Row from ./a.repo.ts',
    'commands.ts imports rows from ./rows.repo.ts',
  ])
})
