import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Texts that break careless code: not storable, with unpaired surrogates, reversed, quoted, endless, or misleading. */
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('\u0000', '\ud800') },
  fc.constantFrom('', ' ', '\u202e', '%00', '%', '../../etc/passwd', '<script>', '${7*7}', '{{7*7}}'),
  fc.constantFrom("'; drop table users; --", '__proto__', 'constructor', 'NaN', '-0', '1e400', 'null', 'undefined'),
  fc.constantFrom('0001-01-01', '2026-02-30', '275760-09-14T00:00:00Z', '٣', 'ﬃ', 'İ'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 250, maxLength: 3_000 }),
)

const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom(null, true, 0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[[[]]]], { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The first and last years with four digits. PostgreSQL has no year 0. */
const [firstMoment, lastMoment] = [new Date('0000-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59Z')]

/** Mostly dates within a lifetime, sometimes any date at all. */
const someDate = fc.oneof(
  { weight: 8, arbitrary: fc.date({ min: new Date('1970-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
  { weight: 1, arbitrary: fc.constantFrom(firstMoment, lastMoment) },
)

/** Text of the required kind: a format, a pattern, or a length. */
function text({ format, pattern, examples, minLength = 0, maxLength = 300 }: JsonSchema): Arbitrary<string> {
  if (examples) return fc.constantFrom(...(examples as string[]))
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{1,12}@[a-z0-9]{2,10}\.org$/))
  if (format === 'uri') return fc.webUrl()
  if (format === 'date') return someDate.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return someDate.map((date) => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 60)) })
}

const number = ({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31)) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })

function valid(schema: JsonSchema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  if (schema.type === 'object') return object(schema, valid)
  if (schema.type === 'array') return fc.array(valid((schema.items ?? {}) as JsonSchema), { maxLength: 5 })
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'number' || schema.type === 'integer') return number(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return hostileValue
}

function object(schema: JsonSchema, field: (schema: JsonSchema) => Arbitrary<unknown>): Arbitrary<object> {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  return fc.record(Object.fromEntries(fields.map(([name, inner]) => [name, field(inner)])), {
    requiredKeys: schema.required ?? [],
  })
}

const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

/** Some schemas require two equal values, such as a repeated password, or the first and the last day. */
function withEqualTexts(value: object): object {
  const said: unknown = Object.values(value).find((inner) => typeof inner === 'string')
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, typeof inner === 'string' ? said : inner]),
  )
}

/** Objects that match the schema, as far as its shape tells. Empty if the value is optional. */
export function validFor(schema: z.ZodType): Arbitrary<object> {
  const shaped = valid(schemaOf(schema)).map((value) => value ?? {})
  return fc.oneof({ weight: 2, arbitrary: shaped }, { weight: 1, arbitrary: shaped.map(withEqualTexts) })
}

/** Valid except for one field, which contains hostile text, alone or within valid text. */
const poisonedFor = (schema: z.ZodType): Arbitrary<object> =>
  fc.tuple(validFor(schema), fc.nat(), hostileValue, fc.boolean()).map(([right, at, poison, inside]) => {
    const object = new Map<string, unknown>(Object.entries(right))
    const name = [...object.keys()][at % object.size] ?? 'x'
    const was = object.get(name)
    const within = inside && typeof was === 'string' && typeof poison === 'string'
    return Object.assign({}, right, { [name]: within ? `${was.slice(0, 3)}${poison}${was.slice(3)}` : poison })
  })

/** Wrong in many ways: fields of another type, missing or unexpected ones. */
function crookedFor(schema: z.ZodType): Arbitrary<object> {
  const bent = object({ ...schemaOf(schema), required: [] }, (field) => fc.oneof(valid(field), hostileValue))
  const more = fc.dictionary(fc.oneof(hostileText, fc.string()), hostileValue, { maxKeys: 3, noNullPrototype: true })
  return fc.tuple(bent, more).map((parts) => Object.assign({}, ...parts) as object)
}

export const hostileFor = (schema: z.ZodType): Arbitrary<object> =>
  fc.oneof({ weight: 3, arbitrary: poisonedFor(schema) }, { weight: 1, arbitrary: crookedFor(schema) })

export const hostile = { text: hostileText, value: hostileValue }
