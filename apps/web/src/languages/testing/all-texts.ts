import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { errors, replies, switchedOffTexts } from '@sadhana/contract'
import { looksUp, pairsOf, root, type translations } from './pairs.ts'
import { saidBy, wordsOf } from './said.ts'

type Language = (typeof translations)[number]
type Module = Record<string, unknown>

/** One thing that is said. English is missing where it is kept in the database. */
export type Text = { at: string; english: string | undefined; translated: string }

const repository = resolve(root, '../../..')
const server = join(repository, 'apps/server/src')
const contract = join(repository, 'packages/contract/src')

const load = (path: string) => import(/* @vite-ignore */ path) as Promise<Module>

/** What two modules say under the same names, once for each count. */
function textsOf(at: string, english: Module | undefined, translated: Module): Text[] {
  const source = english && saidBy(english)
  return [...saidBy(translated)].flatMap(([name, { variants }]) =>
    variants.map((text, index) => ({
      at: `${at} ${name}`,
      english: source && (source.get(name)?.variants[index] ?? ''),
      translated: text,
    })),
  )
}

/** `x.texts.de.ts` beside `x.texts.en.ts`. */
async function serverTexts(language: Language): Promise<Text[]> {
  const texts: Text[] = []
  for (const path of globSync(`**/*.{texts,emails}.${language}.ts`, { cwd: server }).toSorted()) {
    const source = join(server, path.replace(`.${language}.ts`, '.en.ts'))
    const english = existsSync(source) ? { said: (await load(source))['en'] } : undefined
    texts.push(...textsOf(path, english, { said: (await load(join(server, path)))[language] }))
  }
  return texts
}

const names = { de: 'german', es: 'spanish' } as const

/** Errors, messages of fields, replies and switches, and the handbook. */
async function contractTexts(language: Language): Promise<Text[]> {
  const all = await load(join(contract, 'language/translations.ts'))
  const table = (name: string) => all[names[language] + name] as Record<string, string>
  const fields = table('Fields')
  const messages = Object.fromEntries(Object.entries(errors).map(([code, [, message]]) => [code, message]))
  const texts = [
    textsOf('errors', { ...messages }, table('Errors')),
    textsOf('fields', Object.fromEntries(Object.keys(fields).map((english) => [english, english])), fields),
    textsOf('issues', undefined, table('Issues')),
    textsOf('replies', { ...replies }, table('Replies')),
    textsOf('switches', { ...switchedOffTexts }, table('SwitchedOff')),
  ].flat()
  for (const path of globSync(`**/*.ts`, { cwd: join(contract, 'language', language) }).toSorted())
    texts.push(
      ...textsOf(path, await load(join(contract, path)), await load(join(contract, 'language', language, path))),
    )
  return texts
}

/** Crisis answers and what is beside helplines stay English. Ids, paths and words to search for are no text. */
const noText =
  /suspendedText\.hard|hardSheetText\.(talk|offer)|reportText\.helpNow|guideText\.(crisis|from\.crisis)|lettersText\.(hard|urgent)|helpLineText|\.(id|anchor|path)$|synonyms/

/** Without values, marks, places and addresses. */
const plain = (text: string) => wordsOf(text).replaceAll(/<\/?\w+>|\{\w+\}|(?<=\])\([^)]*\)|https?:\S+/g, '')

/** Everything that the app, the server and the handbook say, without marks and values. */
export async function allTexts(language: Language): Promise<Text[]> {
  const pages = (await pairsOf(language)).flatMap(({ at, english, translated }) =>
    (translated?.variants ?? []).map((text, index) => ({
      at,
      english: english.variants[index] ?? '',
      translated: text,
    })),
  )
  const found = [...pages, ...(await serverTexts(language)), ...(await contractTexts(language))]
  return found
    .filter(({ at, translated }) => !noText.test(at) && !looksUp.test(at) && !translated.startsWith('<!'))
    .map(({ at, english, translated }) => ({
      at,
      english: english === undefined ? undefined : plain(english),
      translated: plain(translated),
    }))
}
