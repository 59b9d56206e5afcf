import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'canary-'))
afterAll(() => rmSync(copy, { recursive: true }))

type Config = { forbidden: { name: string }[] }

/** One violation for each structure rule: [file, what it imports, the rule that must find it]. */
const violations: [file: string, imports: string, rule: string][] = [
  ['apps/server/src/features/a/cycle-one.ts', './cycle-two.ts', 'no-cycles'],
  ['apps/server/src/features/a/cycle-two.ts', './cycle-one.ts', ''],
  ['apps/server/src/features/a/a.service.ts', '#features/b/b.repo.ts', 'server-features-meet-at-index'],
  ['apps/server/src/features/a/inner/a.service.ts', '../../b/b.repo.ts', 'server-features-meet-at-index'],
  ['apps/server/src/features/a/a.jobs.ts', 'fastify', 'http-stays-in-routes'],
  ['apps/server/src/features/a/a.rules.ts', 'node:fs', 'rules-are-pure'],
  ['apps/server/src/features/a/a.events.ts', '#app.ts', 'features-do-not-know-the-app'],
  ['apps/server/src/features/b/b.routes.ts', './b.repo.ts', 'routes-go-through-services'],
  ['apps/server/src/features/b/b.repo.ts', './b.service.ts', 'repo-is-the-bottom'],
  ['apps/server/src/features/b/b.service.ts', '#nowhere.ts', 'imports-resolve'],
  ['apps/server/src/features/b/inner/b.service.ts', './b.sql.ts', 'sql-is-for-repos'],
  ['apps/server/src/features/b/inner/b.sql.ts', './b.service.ts', 'repo-is-the-bottom'],
  ['apps/server/src/platform/clock.ts', '#features/b/index.ts', 'platform-knows-no-feature'],
  ['apps/server/src/features/b/index.ts', '../../../../web/src/ui/button.ts', 'web-and-server-never-meet'],
  ['apps/server/src/platform/pictures/encode-process.ts', 'zod', ''],
  ['apps/server/src/platform/pictures/writer.ts', './encode-process.ts', 'pictures-have-their-own-process'],
  ['apps/server/src/app.ts', 'zod', ''],
  ['apps/server/src/cli/commands.ts', '#features/b/b.repo.ts', 'entry-points-use-index'],
  ['apps/server/src/features/b/b.sql.ts', 'kysely', ''],
  ['apps/server/src/features/b/more.service.ts', './b.sql.ts', 'sql-is-for-repos'],
  ['apps/web/src/features/c/c-screen.ts', '#features/d/d-screen.ts', 'web-features-never-meet'],
  ['apps/web/src/features/c/inner/c-part.ts', '../../d/d-screen.ts', 'web-features-never-meet'],
  ['apps/web/src/features/d/d-screen.ts', '#ui/button.ts', ''],
  ['apps/web/src/lib/api.ts', '#features/d/d-screen.ts', 'lib-is-below-features'],
  ['apps/web/src/ui/button.ts', '#lib/session.ts', 'ui-takes-props-only'],
  ['apps/web/src/lib/session.ts', 'zod', ''],
  ['packages/contract/src/index.ts', 'fastify', 'contract-speaks-zod-only'],
  ['packages/sounds/src/make.ts', '../../../apps/web/src/lib/session.ts', 'sounds-import-no-app'],
]

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

test('each structure rule finds a planted violation', () => {
  for (const [file, imports] of violations) write(file, `import '${imports}'\nexport const here = 1\n`)
  for (const app of ['server', 'web']) {
    write(`apps/${app}/package.json`, '{"type":"module","imports":{"#*":"./src/*"}}')
  }
  cpSync(join(root, '.dependency-cruiser.cjs'), join(copy, '.dependency-cruiser.cjs'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'apps',
      'packages',
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  const reported = new Set(report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`))
  const expected = violations.filter(([, , rule]) => rule).map(([file, , rule]) => `${file} ${rule}`)
  expect(expected.filter((violation) => !reported.has(violation))).toEqual([])
  const noticed = new Set(report.summary.violations.map(({ rule }) => rule.name))
  const rules = (createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Config).forbidden
  expect(rules.map(({ name }) => name).filter((name) => !noticed.has(name))).toEqual([])
})
