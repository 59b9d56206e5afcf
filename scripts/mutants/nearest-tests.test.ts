import { expect, test } from 'vitest'
import { importGraph, nearestTests } from './nearest-tests.ts'

const src = 'apps/server/src'
const files: Record<string, string> = {
  'app.ts': "import '#features/account/index.ts'",
  'app.test.ts': "import './app.ts'",
  'features/account/index.ts': "import './email/verify.service.ts'",
  'features/account/account.test.ts': "import '#app.ts'",
  'features/account/email/verify.service.ts': "import './token.rules.ts'",
  'features/account/email/verify.test.ts': "import '#app.ts'",
  'features/account/email/change.test.ts': "import '#app.ts'",
  'features/account/email/verify.races.test.ts': "import '#app.ts'",
  'features/account/email/verify.memory.test.ts': "import '#app.ts'",
  'features/account/email/token.rules.ts': '',
  'features/account/email/token.rules.test.ts': "import './token.rules.ts'",
  'features/account/email/another.rules.test.ts': "import 'vitest'",
}
const paths = Object.keys(files).map((path) => `${src}/${path}`)
const graph = importGraph(paths, (path) => files[path.slice(src.length + 1)] ?? '')
const shortened = (tests: string[]) => tests.map((path) => path.slice(src.length + 1))
const nearest = (file: string) => shortened(nearestTests(graph, `${src}/${file}`).tests)

test('tests with the same words in their path come first, then those in the folder, and races last', () => {
  expect(nearest('features/account/email/verify.service.ts')).toEqual([
    'features/account/email/verify.test.ts',
    'features/account/email/change.test.ts',
    'features/account/account.test.ts',
    'app.test.ts',
    'features/account/email/verify.races.test.ts',
  ])
})

test('a direct import comes before the whole service', () => {
  const [first, second] = nearest('features/account/email/token.rules.ts')
  expect([first, second]).toEqual([
    'features/account/email/token.rules.test.ts',
    'features/account/email/change.test.ts',
  ])
})

test('the others are the feature’s remaining tests, with guards last', () => {
  const { otherTests } = nearestTests(graph, `${src}/features/account/email/verify.service.ts`)
  expect(shortened(otherTests)).toEqual(['features/account/email/verify.memory.test.ts'])
})
