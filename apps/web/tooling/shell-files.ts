import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Language } from '../../../packages/contract/src/language/language.ts'

export type ShellChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'moduleIds' | 'viteMetadata'
>

/** The screen that a file was made for. A file that gathers several screens has all of them. */
const screensOf = ({ facadeModuleId, moduleIds }: ShellChunk) => (facadeModuleId ? [facadeModuleId] : moduleIds)

/** What every page starts from, and the entry of its code. */
const pageIn = (language: Language) => (language === 'en' ? '/app.html' : `/${language}/app.html`)
const entry = 'src/app/main.tsx'

/**
 * Screens that aren't stored in advance, with whatever only they need: they do nothing without a network, or are seldom
 * opened. The worker stores them when they are opened.
 */
const storedWhenOpened = new RegExp(
  [
    'features/(operator|giving|guide|community|message|room|inbox|security|letters|referral|waitlist|landing|legal|account|profile|reminder|unsubscribe)/',
    'features/(portability|welcome)/|app/(welcome|failures/suspended|home/home-(community|share))',
    'app/screens/(not-found|person-route|room-route|community-route|profile-route|privacy-settings)|app/frames/account-menu|app/settings/(settings-hub|departure)|closing-strip|quote-generator',
    'features/journey/(buddies|challenges|achievements|progress|journey-screen|streaks|settings)',
    'features/insight/|features/meditation/(own/|insights/|sound-only/)|features/practice/list/deleted|features/wellness/(deleted|questions/)|offline/(install-card|this-device|store-reads)|failures/session-ended',
    'features/handbook/handbook-(results|search)|lib/realtime/event-stream|lib/product/(phone|new-password|passkeys|pictures/picture-dialog)|@simplewebauthn/',
  ].join('|'),
)

/** Upright, for our languages and transliterated Sanskrit. The whole fonts are for other letters. */
const ownFonts = /(literata|anek-latin)-(english|western|sanskrit)-[^/]*\.woff2$/

/** The addresses of all files that the app needs to open without a network. */
export function shellFiles(
  chunks: readonly ShellChunk[],
  assets: readonly string[],
  language: Language = 'en',
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<string>()
  const gather = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || needed.has(name)) return
    needed.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style)
    chunk.imports.forEach(gather)
    for (const later of chunk.dynamicImports) {
      const loaded = byName.get(later)
      if (loaded && !screensOf(loaded).some((module) => storedWhenOpened.test(module))) gather(later)
    }
  }
  const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)))
  if (!main) throw new Error(`The build has no ${entry}`)
  gather(main.fileName)
  const fonts = assets.filter((name) => ownFonts.test(name))
  return [pageIn(language), ...[...needed, ...fonts].map((name) => `/${name}`)]
}

/** What a browser loads for them, in bytes as our server sends them; fonts are compressed already. */
export async function weigh(
  folder: string,
  files: readonly string[],
  language: Language = 'en',
): Promise<{ bytes: number; build: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for (const file of files) {
    const content = await readFile(join(folder, file.replace(`/${language}/`, '/')))
    hash.update(file).update(content)
    bytes += file.endsWith('.woff2') ? content.byteLength : brotliCompressSync(content).byteLength
  }
  return { bytes, build: hash.digest('hex').slice(0, 16) }
}
