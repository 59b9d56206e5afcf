import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from '@sadhana/contract'
import { archivePageTexts } from './archive-page.texts.ts'

/** Lies in an archive for people, and importing ignores it. */
export const pageName = 'index.html'

const fileOf = (name: string): string =>
  readFileSync(new URL(`../../../../assets/archive-page/${name}`, import.meta.url), 'utf8')

/** The files need each other's names only, so without imports and exports they are one script. */
const joined = (...names: string[]): string =>
  names
    .map((name) =>
      fileOf(name)
        .replaceAll(/^import .*? from '\.\/[^']+'\n/gms, '')
        .replaceAll(/^export (?=\w)/gm, ''),
    )
    .join('\n')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The page runs this one script and nothing else, and reaches no network: a note that became markup by some fault of ours
 * could still do nothing. Pictures lie beside it; `file:` is there for browsers in which `'self'` doesn't mean that.
 */
const policyOf = (style: string, program: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(program)}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' file: data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

type Frame = { start: string; end: string }

function makeFrame(language: Language): Frame {
  const said: Record<string, string> = { ...archivePageTexts[language], language }
  const [style, program] = [
    fileOf('page.css') + fileOf('log.css'),
    `'use strict'\n{\n${joined(`texts.${language}.js`, 'log.js', 'page.js')}}\n`,
  ]
  const start = fileOf('page.html')
    .replaceAll(/\{(\w+)\}/g, (place, name: string) => said[name] ?? place)
    .replace('{policy}', policyOf(style, program))
    .replace(/\s*\{style\}\s*/, () => style)
  return { start, end: `<script>${program}</script>\n</body>\n</html>\n` }
}

const frames = new Map<Language, Frame>()

type PageOf = {
  language: Language
  createdAt: string
  /** False for an archive that an access token makes. */
  holdsAll: boolean
  tables: readonly string[]
  /** The rows of a table as JSON, some at a time. */
  read: (table: string) => AsyncIterable<readonly string[]>
}

/** `<` can only be inside a text of JSON, where an escape means the same. So no text ends the block it is in. */
const inBlock = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

/**
 * The page that shows an archive without us. It holds the rows itself, because a page opened from a file may not read the
 * files beside it. They pass through a few hundred at a time, so the memory doesn't depend on how many there are.
 */
export async function* archivePage({ language, createdAt, holdsAll, tables, read }: PageOf): AsyncIterable<Buffer> {
  const frame = frames.get(language) ?? makeFrame(language)
  frames.set(language, frame)
  yield Buffer.from(frame.start)
  const about = inBlock(JSON.stringify({ createdAt, holdsAll }))
  yield Buffer.from(`<script type="application/json" id="about">${about}</script>\n`)
  for (const table of tables) {
    yield Buffer.from(`<script type="application/json" data-table="${table}">\n`)
    for await (const lines of read(table)) yield Buffer.from(inBlock(`${lines.join('\n')}\n`))
    yield Buffer.from('</script>\n')
  }
  yield Buffer.from(frame.end)
}
