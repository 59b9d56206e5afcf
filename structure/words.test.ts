import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Prose, proseOf } from './prose.ts'
import { differencesFrom, shrinkingList } from './shrinking-list.ts'

const root = resolve(import.meta.dirname, '..')

/** Words that docs/writing.md asks us not to use, as patterns that allow their other meanings. */
const unwanted: [instead: string, pattern: RegExp][] = [
  ['someone who, anyone who', /\bwhoever\b/],
  ['who', /\bwhom\b/],
  ['again', /\banew\b/],
  ['fix', /\bmend(?:s|ed|ing)?\b/],
  ['vulnerability', /\bholes?\b/],
  ['someone, no one, anyone', /\b(?:some|no|any)body\b/],
  // A stand-in replaces something, a sign stands for it, and things may stand out or stand still.
  ['is', /\b(?:stands?|stood)\b(?!-| (?:in )?for\b| (?:out|still)\b)/],
  ['stats', /\bstanding\b|\bfigures\b(?!\.\w)/],
  ['two-factor authentication', /\bsecond factors?\b|\btwo-factor sign-in\b/],
  ['authenticator app', /\bcode of the app\b/],
  ['email', /\bmail(?:s|ed|ing)?\b(?! (?:servers?|catcher|provider)\b|[./]\w)/],
  // Doesn't match a practice that is logged in four taps.
  ['sign in, sign out', /\blog(?:s|ged|ging)? (?:out\b|in(?:$|[.,;:)]| (?:again|as|by|to|with)\b))/],
  ['turn on, turn off', /\bswitch(?:es|ed|ing)? (?:it |them )?(?:on|off)\b/],
  ['cancel', /\bcall(?:s|ed|ing)? (?:\w+ )?off\b/],
  // There is no better word for the noun "beginning".
  ['start', /\b(?:begins?|began|begun)\b/],
  // "Going on" is allowed, because it means happening.
  ['continue', /\b(?:go|goes|went|gone) on\b/],
  ['newest first', /\blatest first\b/],
  ['open-ended', /\b(?:no|without an) end\b/],
  // A request may slip past a lock.
  ['typo', /\bslips?\b(?! (?:past|through)\b)/],
  ['restore', /\b(?:br(?:ing|ings|inging|ought)) (?:\w+ )?back\b/],
  ['operators', /\bour people\b/],
]

/** Words of the glossary that no pattern looks for, because they have good uses too. */
const leftOut: Record<string, string> = {
  letter: 'members write letters to operators, and texts are made of letters',
  enable: 'programs and the specified labels say it',
  others: 'fine wherever it is clear who they are',
  those: 'as others',
  fetch: 'what a browser does',
  keep: 'fine unless it means save',
  send: 'as keep',
  Everyone: 'wrong only as the name of an audience',
  public: 'as Everyone',
  read: 'wrong only as the verb of a route',
  confirm: 'wrong only for an email address',
  prove: 'as confirm',
}

const withoutQuotations = (text: string) => text.replaceAll(/`[^`]*`/g, '`').replaceAll(/["“][^"”]*["”]/g, '"')

const startsWithAPronoun = /^(?:who|whoever|whom|what)\b/i

function wordsIn({ kind, text }: Prose): string[] {
  const plain = withoutQuotations(text)
  const words = unwanted.flatMap(([instead, pattern]) =>
    [...plain.matchAll(new RegExp(pattern, 'gi'))].map(([word]) => `“${word.trim()}” (${instead})`),
  )
  const opens = kind === 'test name' && startsWithAPronoun.test(plain)
  return opens ? [...words, `“${text.split(' ', 1)[0]} …” (say who acts)`] : words
}

/** True for the glossary itself, and for the table of examples above it. */
const quotesTheWords = (path: string, { text }: Prose) => path === 'docs/writing.md' && text.startsWith('|')

const anyWord = new RegExp(`${unwanted.map(([, { source }]) => source).join('|')}|['"\`](?:who|what)`, 'i')

/** Most files have none of the words, not even in code, and parsing them would take most of the time. */
const mayHaveWords = (source: string) => anyWord.test(source.replaceAll(/(?:[\s*/#]|--)+/g, ' '))

const placesIn = (path: string, source: string): string[] =>
  mayHaveWords(source)
    ? proseOf(path, source)
        .filter((prose) => !quotesTheWords(path, prose))
        .flatMap((prose) => wordsIn(prose).map((word) => `${path}:${prose.line} ${word}`))
    : []

/** Articles are literature, and the changelog quotes earlier texts. */
const isOurs = (path: string) =>
  /\.(?:[cm]?[jt]s|tsx|css|sql|sh|md)$|^\.ci\//.test(path) &&
  !/^CHANGELOG\.md$|\/content\/learning\/|\/generated\/|^apps\/server\/schema\.sql$|^structure\/words\.test\.ts$/.test(
    path,
  )

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isOurs(path) && existsSync(join(root, path)))

const unwantedIn = (path: string, source: string) =>
  placesIn(path, source).map((place) => /“(.*?)”/.exec(place)?.[1]?.toLowerCase())

test('words are found in comments, names of tests and documents, and nowhere else', () => {
  const code = `
    // Whoever asks
    // is told. /* “Nobody” and \`whom\` are quotations. */
    const text = 'nobody' // a second factor
    const other = 1
    const more = \`// anew \${here /* stands */}\`
    test('who asks is told', () => {})
    test.each(rows)('%s begins', () => {})
    test.describe(\`what \${name} says\`, () => {})
    expect('who is it').toBe(/nobody/)
  `
  expect(unwantedIn('a.test.ts', code)).toEqual(['whoever', 'second factor', 'stands', 'who …', 'begins', 'what …'])
  expect(unwantedIn('a.tsx', '<p>nobody {/* somebody */}</p>')).toEqual(['somebody'])
  expect(unwantedIn('a.css', 'p::before { content: "/* anew */" } /* anew */')).toEqual(['anew'])
  expect(unwantedIn('a.sql', 'select \'-- nobody\', "whom" -- whoever\n/* mended */')).toEqual(['whoever', 'mended'])
  const script = "echo 'nobody # whom' \\# whom ${a#whom}\n# anew\ncat <<'END'\n# it's anybody\nEND\ntrue # a hole\n"
  expect(unwantedIn('a.sh', script)).toEqual(['anew', 'hole'])
  expect(unwantedIn('a.md', '# Figures\n\n```sh\nfigures\n```\n\n[the mail](figures.md) by `mail`')).toEqual([
    'figures',
    'mail',
  ])
})

test('other meanings of these words are fine', () => {
  const fine = `A stand-in. It stands for all, stands in for one, stands out. Logged in four taps. A mail server.
    It slips past a lock. In the beginning. Still going on.`
  expect(unwantedIn('a.md', fine)).toEqual([])
  const wrong = 'It stands here. Log in with it. Logged out. The mail. A slip. It goes on. Called it off. Latest first.'
  expect(unwantedIn('a.md', wrong)).toHaveLength(8)
})

test('every word of the glossary is looked for, or there is a reason not to', () => {
  const glossary = readFileSync(join(root, 'docs/writing.md'), 'utf8').split('## Glossary')[1]?.split('\n\n')[1] ?? ''
  const refused = glossary
    .split('\n')
    .slice(2)
    .flatMap(
      (row) =>
        row
          .split('|')[2]
          ?.replace(/\(.*\)/, '')
          .split(',') ?? [],
    )
    .map((word) => word.trim())
  expect(refused.length).toBeGreaterThan(30)
  expect(refused.filter((word) => !(word in leftOut) && unwantedIn('a.md', word).length === 0)).toEqual([])
  expect(Object.keys(leftOut).filter((word) => !refused.includes(word))).toEqual([])
})

test('a list of exceptions may only shrink', () => {
  const list = { 'a.ts': 1, 'b.ts': 2 }
  expect(differencesFrom(list, ['a.ts:1 x', 'b.ts:1 x', 'b.ts:2 x'])).toEqual([])
  expect(differencesFrom(list, ['a.ts:1 x', 'a.ts:2 x', 'b.ts:1 x', 'b.ts:2 x'])).toEqual(['a.ts:1 x', 'a.ts:2 x'])
  expect(differencesFrom(list, ['a.ts:1 x', 'b.ts:1 x', 'c.ts:1 x'])).toEqual([
    'c.ts:1 x',
    'b.ts: now 1 instead of 2: run LISTS=write npx vitest run structure/',
  ])
})

test('comments, names of tests and documents use the words of the glossary', () => {
  expect(paths.length).toBeGreaterThan(2000)
  const places = paths.flatMap((path) => placesIn(path, readFileSync(join(root, path), 'utf8')))
  expect(differencesFrom(shrinkingList('words.json', places), places)).toEqual([])
})
