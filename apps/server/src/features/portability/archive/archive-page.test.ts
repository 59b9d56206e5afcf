import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterFeelings, beforeFeelings, hardWords, type Language, languages, moods } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { archivePage } from './archive-page.service.ts'
import { archivePageTexts } from './archive-page.texts.ts'

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script> </SCRIPT',
  '<img src=x onerror=alert(1)>',
  'a "quote", a \\ and a line\nthat ends',
  '\u2028\u2029',
]

const pageOf = (rows: Record<string, object[]> = {}, language: Language = 'en'): Promise<string> =>
  text(
    Readable.from(
      archivePage({
        language,
        createdAt: '2026-11-17T08:00:00.000Z',
        holdsAll: true,
        tables: Object.keys(rows),
        read: async function* (table) {
          for (const row of rows[table] ?? []) yield [JSON.stringify(row)]
        },
      }),
    ),
  )

const sha256 = (part = '') => `'sha256-${createHash('sha256').update(part).digest('base64')}'`
const scriptsIn = (page: string) => [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]

test('a row is in the page as it was, and no text ends the block that it is in', async () => {
  const rows = hostile.map((notes) => ({ notes }))
  const page = await pageOf({ practice_sessions: rows, users: [{ display_name: hostile[0] }] })
  const scripts = scriptsIn(page)
  expect(scripts.map(([, attributes]) => attributes)).toEqual([
    ' type="application/json" id="about"',
    ' type="application/json" data-table="practice_sessions"',
    ' type="application/json" data-table="users"',
    '',
  ])
  const [, , lines = ''] = scripts[1] ?? []
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual(rows)
  expect(page).not.toContain('<img')
})

test.each(languages)(
  'in %s, only its own script and its own styles run, and it reaches no network',
  async (language) => {
    const page = await pageOf({}, language)
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${sha256(scriptsIn(page).at(-1)?.[2])}`,
      `style-src ${sha256(/<style>([^]*?)<\/style>/.exec(page)?.[1])}`,
      "img-src 'self' file: data:",
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'))
    // An attribute that styles or acts would be refused by the policy.
    expect(page).not.toMatch(/ (?:style|on\w+)="|https?:|\/\/[a-z]/)
    expect(page).not.toMatch(/\b(?:innerHTML|outerHTML|insertAdjacentHTML|eval|fetch|XMLHttpRequest|localStorage)\b/)
  },
)

test('without a member’s rows it takes at most 300 kB', async () => {
  expect(Buffer.byteLength(await pageOf())).toBeLessThan(300_000)
})

test.each(languages)('the page is in the language of the member: %s', async (language) => {
  const page = await pageOf({}, language)
  const { name, insideText, search } = archivePageTexts[language]
  expect(page).toContain(`<html lang="${language}">`)
  for (const text of [`<title>${name}</title>`, insideText, `placeholder="${search}"`]) expect(page).toContain(text)
  expect(page.replace(/<style>[^]*?<\/style>/, '').split('<script')[0]).not.toMatch(/\{\w+\}/)
})

type Ids = Record<string, string>
type Texts = Record<string, unknown> & { words: Ids; severities: Ids; facts: Ids }
const textsOf = async (language: Language): Promise<Texts> => {
  const { href } = new URL(`../../../../assets/archive-page/texts.${language}.js`, import.meta.url)
  const { texts } = (await import(/* @vite-ignore */ href)) as { texts: Texts }
  return texts
}

/** What each text with values is asked for. */
const values: Record<string, unknown[]> = {
  hard: ['x'],
  practice: ['Asana', '20'],
  energy: ['6'],
  slept: [7, 30],
  quality: ['8'],
  hours: [12],
  practices: [3, '12 h'],
  nothingIn: ['11'],
  monthsOf: ['2026'],
  found: [13, 'x'],
  title: ['Mira'],
  document: ['Mira'],
  span: ['1', '2'],
  alone: [13],
  inside: [40],
  made: ['17'],
}

const said = (texts: Texts): [string, string][] => {
  const sentences = Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    if (typeof text === 'string') return [[name, text]]
    return typeof text === 'function' ? [[name, String(text(...(values[name] ?? [])))]] : []
  })
  return [...sentences, ...Object.entries(texts.facts).map(([name, text]): [string, string] => [`facts.${name}`, text])]
}

test.each(['de', 'es'] as const)('in %s, its program says something else with the same values', async (language) => {
  const [english, others] = [said(await textsOf('en')), new Map(said(await textsOf(language)))]
  expect(english.length).toBeGreaterThan(25)
  expect([...others.keys()]).toEqual(english.map(([name]) => name))
  for (const [name, text] of english) {
    const other = others.get(name) ?? ''
    expect(other, name).not.toBe(text)
    expect(other, name).not.toMatch(/undefined|^$/)
    expect(other.match(/\d+/g), name).toEqual(text.match(/\d+/g))
  }
  const { words, severities } = await textsOf(language)
  const ids = new Set([...beforeFeelings, ...afterFeelings, ...moods, ...hardWords])
  expect(new Set(Object.keys(words))).toEqual(ids)
  expect(Object.keys(severities)).toEqual(['little', 'quite', 'very'])
  for (const [name, text] of Object.entries(archivePageTexts.en)) {
    expect(archivePageTexts[language][name as keyof typeof archivePageTexts.en]).not.toBe(text)
  }
})
