import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ErrorCode, errors, replies, socialPlatforms, switchedOffTexts } from '../packages/contract/src/index.ts'
import { NewSocialConnection } from '../packages/contract/src/profile/social-connections.ts'
import {
  germanErrors,
  germanFields,
  germanIssues,
  germanReplies,
  germanSwitchedOff,
  spanishErrors,
  spanishFields,
  spanishIssues,
  spanishReplies,
  spanishSwitchedOff,
} from '../packages/contract/src/language/translations.ts'

const root = resolve(import.meta.dirname, '..')
const contract = join(root, 'packages/contract/src')

const sourcesIn = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/language/**'] }).map((path) =>
    join(folder, path),
  )

/** Every schema is made while its module loads, so that each is found in what the modules export, or inside of that. */
function messagesIn(value: unknown, seen: Set<unknown>, messages: Set<string>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const { _zod: schema } = value as { _zod?: { def: { error?: unknown; getter?: unknown } } }
  const { error, getter } = schema?.def ?? {}
  if (typeof error === 'function') messages.add(String(error({ code: 'custom', path: [], input: undefined })))
  const inner = schema ? [schema.def, typeof getter === 'function' ? getter() : undefined] : Object.values(value)
  for (const part of inner) messagesIn(part, seen, messages)
}

const seen = new Set<unknown>()
const found = new Set<string>()
for (const path of sourcesIn(contract)) messagesIn(await import(path), seen, found)

/** What depends on the value isn't part of a schema. */
const addedLater = socialPlatforms.map((platform) => {
  const { error } = (NewSocialConnection as z.ZodType).safeParse({ platform, platformUsername: '?' })
  return error?.issues[0]?.message ?? ''
})

/** Small letters are for the console, which puts them into a sentence of its own, and for the preview of an import. */
const isSentence = (message: string) => /^\p{Lu}/u.test(message)
const ofSchemas = [...found, ...addedLater].filter(isSentence)

test('the messages of all schemas are found', () => {
  expect(ofSchemas.length).toBeGreaterThan(120)
  expect(ofSchemas).toContain("Passwords don't match")
  expect(ofSchemas).toContain('Please use at least one letter')
  expect(ofSchemas).toContain('X usernames have up to 15 letters, digits and underscores')
  const adding = sourcesIn(contract).filter((path) =>
    /addIssue|issues\.push|\.check\(/.test(readFileSync(path, 'utf8')),
  )
  expect(adding).toEqual([join(contract, 'profile/social-connections.ts')])
})

test.each([
  ['German', germanFields],
  ['Spanish', spanishFields],
])('every message of a schema is there in %s', (_, fields) => {
  expect(ofSchemas.filter((message) => !(message in fields))).toEqual([])
})

/** What no field takes, or only some. */
const values = [undefined, null, -1, 1e12, '', '?', 'x'.repeat(10_000), [], Array(1000).fill('?'), {}]

/** The codes of what Zod says in its own words, for each field of each object. */
const codesOfZod = new Set<string>()
for (const schema of seen) {
  if (!(schema instanceof z.ZodObject)) continue
  const given = Object.keys(schema.shape).flatMap((name) => values.map((value) => ({ [name]: value })))
  for (const { code, message } of given.flatMap((fields) => schema.safeParse(fields).error?.issues ?? []))
    if (isSentence(message) && !(message in germanFields)) codesOfZod.add(code)
}

test.each([
  ['German', germanIssues],
  ['Spanish', spanishIssues],
])('%s has a sentence for each code of an issue', (_, issues: Record<string, string>) => {
  expect([...codesOfZod]).toEqual(
    expect.arrayContaining(['invalid_type', 'invalid_format', 'invalid_value', 'too_big', 'too_small']),
  )
  expect([...codesOfZod].filter((code) => !issues[code])).toEqual([])
})

test('every translated message is still used', () => {
  const rest = Object.keys(germanFields).filter((message) => !ofSchemas.includes(message))
  const server = sourcesIn(join(root, 'apps/server/src')).map((path) => readFileSync(path, 'utf8'))
  const usual = new Set<string>([errors['request.invalid'][1]])
  expect(rest.filter((message) => !usual.has(message) && !server.some((code) => code.includes(message)))).toEqual([])
})

const marksOf = (text: string) => ({
  // 5,000 in English is 5.000 or 5000 elsewhere.
  numbers: (text.replaceAll(/(?<=\d)[,.\s](?=\d{3})/g, '').match(/\b\d+\b/g) ?? []).toSorted(),
  placeholders: (text.match(/\{\w+\}/g) ?? []).toSorted(),
  ends: text.endsWith('.'),
})

const byMessage = (texts: Record<string, string>) =>
  Object.entries(texts).map(([code, text]) => [errors[code as ErrorCode][1], text] as const)

/** Each beside the English text of the same name. */
const beside = <Name extends string>(english: Record<Name, string>, texts: Record<Name, string>) =>
  (Object.keys(english) as Name[]).map((name) => [english[name], texts[name]] as const)

const germanSentences = [...beside(replies, germanReplies), ...beside(switchedOffTexts, germanSwitchedOff)]
const spanishSentences = [...beside(replies, spanishReplies), ...beside(switchedOffTexts, spanishSwitchedOff)]

test.each([
  ['German', germanSentences],
  ['Spanish', spanishSentences],
])('no reply is left in English in %s', (_, texts) => {
  expect(texts.filter(([english, text]) => english === text || text === '')).toEqual([])
})

test.each([
  ['German', [...Object.entries(germanFields), ...byMessage(germanErrors), ...germanSentences]],
  ['Spanish', [...Object.entries(spanishFields), ...byMessage(spanishErrors), ...spanishSentences]],
])('in %s, messages have the same numbers, placeholders and full stops', (_, texts) => {
  const differs = texts.filter(([english, text]) => !isDeepStrictEqual(marksOf(english), marksOf(text)))
  expect(differs).toEqual([])
})
