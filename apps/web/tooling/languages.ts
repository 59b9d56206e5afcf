import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { languages, type Language } from '../../../packages/contract/src/language/language.ts'

const sources = resolve(import.meta.dirname, '../src')
const contract = resolve(import.meta.dirname, '../../../packages/contract/src')
const manifest = resolve(import.meta.dirname, '../public/manifest.webmanifest')

/** The language that is being built. The app reads the same variable. */
export const builtLanguage = (): Language => languages.find((one) => one === process.env['VITE_LANGUAGE']) ?? 'en'

/** Where modules lie, and where their words in other languages do. */
const places = [
  { from: sources, words: join(sources, 'languages') },
  { from: contract, words: join(contract, 'language') },
]

/** The file with the words of a module in another language. A module without one stays English. */
export function wordsOf(path: string, language: Language): string {
  const place = places.find(({ from }) => path.startsWith(`${from}/`))
  if (language === 'en' || !place) return path
  const translated = join(place.words, language, relative(place.from, path))
  return existsSync(translated) ? translated : path
}

type DocumentModule = typeof import('../src/app/document.text.ts')

async function documentTexts(language: Language): Promise<DocumentModule['documentText']> {
  const path = wordsOf(join(sources, 'app/document.text.ts'), language)
  const { documentText } = (await import(pathToFileURL(path).href)) as DocumentModule
  return documentText
}

/**
 * Builds the app in one language (docs/decisions/0168-one-build-for-each-language.md). Modules keep their names, so that
 * a build in German is cut into the same files as the English one.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'sadhana:one-language',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      const path = wordsOf(file, language)
      return path === file ? undefined : readFile(path, 'utf8')
    },
    transform: (code, id) =>
      language !== 'en' && id.endsWith('styles/index.css')
        ? code.replace("@import './fonts.css';", "$&\n@import './fonts-western.css';")
        : undefined,
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [english, text] = await Promise.all([documentTexts('en'), documentTexts(language)])
        return html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(english.description, text.description)
          .replace(english.noScript, text.noScript)
          .replace(english.loading, text.loading)
      },
    },
    async writeBundle({ dir = '' }) {
      if (language === 'en' || this.environment.name !== 'client') return
      const { description, shortcuts } = (await documentTexts(language)).manifest
      const english = JSON.parse(await readFile(manifest, 'utf8')) as { shortcuts: { url: keyof typeof shortcuts }[] }
      const named = english.shortcuts.map((shortcut) => ({ ...shortcut, name: shortcuts[shortcut.url] }))
      const content = { ...english, lang: language, description, shortcuts: named }
      await writeFile(join(dir, 'manifest.webmanifest'), JSON.stringify(content))
    },
  }
}
