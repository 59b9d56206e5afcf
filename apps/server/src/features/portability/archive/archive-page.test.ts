import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { archivePage } from './archive-page.service.ts'

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script> </SCRIPT',
  '<img src=x onerror=alert(1)>',
  'a "quote", a \\ and a line\nthat ends',
  '\u2028\u2029',
]

const pageOf = (rows: Record<string, object[]> = {}, holdsAll = true): Promise<string> =>
  text(
    Readable.from(
      archivePage({
        createdAt: '2026-11-17T08:00:00.000Z',
        holdsAll,
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

test('only its own script and its own styles run, and it reaches no network', async () => {
  const page = await pageOf()
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
})

test('without a member’s rows it takes at most 300 kB', async () => {
  expect(Buffer.byteLength(await pageOf())).toBeLessThan(300_000)
})
