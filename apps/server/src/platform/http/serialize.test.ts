import { community, insight, practice } from '@sadhana/contract'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { judgingSerializerCompiler, quickSerializer } from './serialize.ts'

const route = (schema: z.ZodType) => ({ schema, method: 'GET', url: '/', httpStatus: '200' })
const careful = (schema: z.ZodType, data: unknown) => (serializerCompiler(route(schema)) as never as Write)(data)
type Write = (data: unknown) => string

const Item = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  tags: z.array(z.string()),
  count: z.number().optional(),
})
const item = { id: '0199f1e8-0000-7000-8000-000000000001', name: 'Jñāna "yoga"\n\u2028🙏', tags: ['a', '\\'] }

test.each([
  ['objects, lists and `or null`', Item, { ...item, name: null, count: 0.1 }],
  ['every letter', Item, item],
  ['pages', z.object({ items: z.array(Item), nextCursor: z.string().nullable() }), { items: [item], nextCursor: null }],
  ['records', z.object({ by: z.record(z.string(), z.int()) }), { by: { x: 1, 'y"': -2 } }],
  ['choices of words', z.object({ kind: z.enum(['a', 'b']), is: z.literal(true) }), { kind: 'b', is: true }],
])('%s are written as zod writes them', (_, schema, value) => {
  expect(quickSerializer(schema)?.(value)).toBe(careful(schema, value))
})

test('a field that is not in the schema is not sent', () => {
  expect(quickSerializer(Item)?.({ ...item, passwordHash: 'secret' })).not.toContain('secret')
  const nested = z.object({ item: Item })
  expect(quickSerializer(nested)?.({ item: { ...item, passwordHash: 'secret' } })).not.toContain('secret')
})

test('a missing field is an error', () => {
  expect(() => quickSerializer(Item)?.({ name: null, tags: [] })).toThrow('id')
})

test.each([
  ['unions', z.object({ either: z.union([z.string(), z.object({ x: z.number() })]) })],
  ['fields that may be missing before others', z.object({ x: z.string().optional(), y: z.string() })],
  ['anything', z.object({ any: z.unknown() })],
  ['loose objects', z.looseObject({ x: z.number() })],
  ['changed values', z.object({ x: z.string().transform((text) => text.length) })],
  ['defaults', z.object({ x: z.string().default('y') })],
  ['what is no object', z.null()],
])('%s are left to zod', (_, schema) => {
  expect(quickSerializer(schema)).toBeUndefined()
})

test('outside production, zod checks the output', () => {
  const write = judgingSerializerCompiler(route(Item)) as never as Write
  expect(write(item)).toBe(careful(Item, item))
  expect(() => write({ ...item, id: 'not an id' })).toThrow()
})

test('the most frequent replies use the quick serializer', () => {
  const replies = { feed: community.feed, search: community.search, list: practice.list, analytics: insight.analytics }
  for (const [name, { reply }] of Object.entries(replies))
    expect([name, quickSerializer(reply)]).toEqual([name, expect.any(Function)])
})
