import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages } from '@sadhana/contract'
import { saidBy, type Said } from './said.ts'

export const root = resolve(import.meta.dirname, '../..')
export const translations = languages.filter((language) => language !== 'en')

/** They stay English until a named person has read a translation. The console is for the people who run the app. */
const staysEnglish = /^features\/(operator|legal|help-now)\//

export const modules = globSync('**/*.text.ts', { cwd: root })
  .filter((path) => !path.startsWith('languages/') && !staysEnglish.test(path))
  .concat(globSync('features/meditation/guided/content/*.ts', { cwd: root }))
  .toSorted()

const twinOf = (path: string, language: string) => join('languages', language, path)
const load = (path: string) => import(/* @vite-ignore */ join(root, path)) as Promise<Record<string, unknown>>

/** These take the words for a value from a table of their own, or their keys from the words beside them. */
export const looksUp =
  /hardText\.inBoth|feelingFlowsText\.(ended|shift|river)|importText\.(row\.mood|columns\.missing)|tokensText\.opening|givingText\.beside|recommendationsText\.facts|linkGroups\.limb-energy|log-answers\.texts\.\w+\.ts said\.(neverOn|leastOn)/

export type Pair = { at: string; english: Said; translated: Said | undefined }

/** What a module says, by its path, in English and in another language. */
export async function pairsOf(language: string): Promise<Pair[]> {
  const pairs = []
  for (const path of modules.filter((one) => existsSync(join(root, twinOf(one, language))))) {
    const [english, translated] = [saidBy(await load(path)), saidBy(await load(twinOf(path, language)))]
    for (const [name, said] of english)
      pairs.push({ at: `${path} ${name}`, english: said, translated: translated.get(name) })
  }
  return pairs
}
