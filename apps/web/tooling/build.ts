import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rename, rmdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { languages, type Language } from '../../../packages/contract/src/language/language.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'dist')
const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')

async function build(language: Language): Promise<void> {
  const env = { ...process.env, VITE_LANGUAGE: language }
  const running = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, env, stdio: 'inherit' })
  const [code] = (await once(running, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The app could not be built in "${language}"`)
}

/** Files with a hash in their name are the same in every language, or have another name. So they share a folder. */
async function shareFiles(language: Language): Promise<void> {
  const own = join(folder, language, 'assets')
  for (const name of await readdir(own)) await rename(join(own, name), join(folder, 'assets', name))
  await rmdir(own)
}

// English empties the folder first. The others have one each, inside of it.
const [source, ...others] = languages
await build(source)
await Promise.all(others.map(build))
for (const language of others) await shareFiles(language)
