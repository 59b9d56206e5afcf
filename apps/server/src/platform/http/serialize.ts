import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import fastJson from 'fast-json-stringify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

type Json = { [key: string]: unknown }
type Serialize = (data: unknown) => string

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keywords of a schema that decide which fields are written, and how. */
const shapeKeywords = new Set(['type', 'properties', 'required', 'items', 'additionalProperties', 'nullable'])
/** With one of these keywords, the output format depends on the value. */
const undecided = ['oneOf', 'allOf', '$ref', 'not', 'if', 'patternProperties', 'prefixItems']

/**
 * Undefined if some value could be written in more than one way. Objects, lists, records and `or null` have only one.
 */
function plain(schema: unknown): Json | undefined {
  if (!isJson(schema) || undecided.some((word) => word in schema)) return undefined
  if (Array.isArray(schema['anyOf'])) return orNull(schema['anyOf'])
  const written: Json = Object.fromEntries(Object.entries(schema).filter(([word]) => shapeKeywords.has(word)))
  if (Array.isArray(written['type'])) Object.assign(written, singleType(written['type']))
  // Every number is written as it is. If it were declared as an integer, it would be rounded.
  if (written['type'] === 'integer') written['type'] = 'number'
  for (const word of ['items', 'additionalProperties']) {
    if (!isJson(written[word])) continue
    written[word] = plain(written[word])
    if (!written[word]) return undefined
  }
  if (!isJson(written['properties'])) return typeof written['type'] === 'string' ? written : undefined
  const properties = Object.entries(written['properties']).map(([name, inner]) => [name, plain(inner)] as const)
  if (properties.some(([, inner]) => !inner) || !isInOrder(properties, written['required'])) return undefined
  return { ...written, properties: Object.fromEntries(properties) }
}

/** Optional fields are written last, wherever they are in the schema. */
function isInOrder(properties: (readonly [string, unknown])[], required: unknown): boolean {
  const names = Array.isArray(required) ? required : []
  const places = properties.map(([name]) => names.includes(name))
  return !places.includes(false) || places.lastIndexOf(true) < places.indexOf(false)
}

/** `['string', 'null']` means text or null. */
function singleType(types: unknown[]): Json {
  const others = types.filter((type) => type !== 'null')
  return { type: others.length === 1 ? others[0] : undefined, nullable: types.length > others.length }
}

function orNull(choices: unknown[]): Json | undefined {
  const others = choices.filter((choice) => !(isJson(choice) && choice['type'] === 'null'))
  const inner = choices.length === 2 && others.length === 1 ? plain(others[0]) : undefined
  return inner && { ...inner, nullable: true }
}

/** Undefined if only zod can serialize the schema. */
export function quickSerializer(schema: z.ZodType): Serialize | undefined {
  if (transforms(schema)) return undefined
  const described = plain(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' }))
  return described && isJson(described['properties']) ? fastJson(described as never) : undefined
}

const changing = new Set([
  'transform',
  'pipe',
  'default',
  'prefault',
  'catch',
  'custom',
  'date',
  'map',
  'set',
  'bigint',
])

/** True if a value is changed when it is written, which JSON Schema can't express. */
function transforms(schema: z.core.$ZodType): boolean {
  let hasTransform = false
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
      if (changing.has(zodSchema._zod.def.type)) hasTransform = true
    },
  })
  return hasTransform
}

/**
 * Serializes replies by the contract's schema: fields that aren't in it are left out, and a missing field is an error.
 * Zod also checks every value and takes three times as long, so it is used only in tests and for replies that no plain
 * schema describes. A serializer is created at its first use, because few processes use every route.
 */
export const quickSerializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const careful = serializerCompiler(route) as Serialize
  let write: Serialize | undefined
  return ((data: unknown) => {
    write ??= quickSerializer(route.schema) ?? careful
    return write(data)
  }) as never
}

/** For use outside production: zod serializes, and the quick serializer must produce exactly the same bytes. */
export const judgingSerializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const careful = serializerCompiler(route) as Serialize
  const quick = quickSerializerCompiler(route) as unknown as Serialize
  return ((data: unknown) => {
    const [expected, written] = [careful(data), quick(data)]
    if (expected !== written) throw new Error(`written as ${written}\ninstead of ${expected}`)
    return expected
  }) as never
}
