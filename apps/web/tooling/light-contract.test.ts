import { expect, test } from 'vitest'
import { lighten, schemaNames, splitImports } from './light-contract.ts'

const source = `import { z } from 'zod'
export const limbs = ['yamas', 'asana'] as const
export const limbNames = limbs.map((limb) => limb)
export const NewSit = z.object({ limb: z.enum(limbs), note: z.string().max(5) }).refine(({ note }) => note, 'a, b')
const page = { query: z.string() }
export const sits = defineRoutes({
  save: {
    method: 'POST',
    path: '/api/sits',
    summary: 'Save a sit, whatever, comes.',
    access: 'member',
    body: NewSit,
    reply: z.object({ id: z.uuid(), limb: z.enum(limbs) }),
    errors: ['sit.gone', 'sit.late'],
    limit: { max: 60, seconds: 60 },
    creates: true,
  },
  ...page,
})
`

/** Runs the module without its imports and exports. */
const run = (code: string, z: unknown) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the code under test is text
  new Function(
    'z',
    'defineRoutes',
    `${code
      .replace(/^import.*$/m, '')
      .replaceAll('export ', '')
      .replaceAll(' as const', '')}; return { limbs, limbNames, sits }`,
  )(z, (routes: unknown) => routes) as { limbNames: string[]; sits: Record<string, object> }

const anything: object = new Proxy(() => anything, { get: () => anything })

test('a route keeps the parts that a call needs, and lists stay as they are', () => {
  const { limbNames, sits } = run(lighten(source), anything)
  expect(sits['save']).toEqual({ method: 'POST', path: '/api/sits', access: 'member', creates: true })
  expect(limbNames).toEqual(['yamas', 'asana'])
})

test('the unused result of a call can be left out, and a plain list isn’t changed', () => {
  const light = lighten(source)
  expect(light).toContain("export const limbs = ['yamas', 'asana'] as const")
  expect(light.match(/#__PURE__/g)).toHaveLength(4)
})

test('anything made with Zod is a schema, even indirectly', () => {
  const more = 'const paged = z.object()\nexport const Wide = paged.extend(NewSit)\nexport const few = [1].map(String)'
  expect(schemaNames([source, more])).toEqual(new Set(['z', 'NewSit', 'Wide']))
})

test('a name that isn’t exported means nothing in other files', () => {
  const list = 'export const days = [1].map((page) => page)'
  expect(schemaNames([source, list])).toEqual(new Set(['z', 'NewSit']))
})

test('an import is split into schemas and the rest', () => {
  const code = "import { limbs, NewSit, type Sit } from '@sadhana/contract'\nimport { z } from 'zod'"
  expect(splitImports(code, new Set(['NewSit', 'Sit']))).toBe(
    "import { limbs, type Sit } from '@sadhana/contract'; import { NewSit } from '@sadhana/contract?schemas'\nimport { z } from 'zod'",
  )
})
