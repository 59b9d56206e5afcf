// Plain JavaScript without modern features: an old Node must be able to run this file and say that it is too old.
import { existsSync, readFileSync } from 'node:fs'
import * as modules from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function exitWith(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function requireNode() {
  const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  const found = process.versions.node
  const remedy = 'run `nvm install`, or get it from https://nodejs.org'
  if (found.split('.')[0] !== wanted) {
    exitWith(`Sadhana Compass needs Node ${wanted}, and this is Node ${found}: ${remedy}.`)
  }
}

/** `node scripts/run.mjs FILE [ARGUMENTS]` runs FILE as node does, with those variables of .env that aren't set yet. */
async function main() {
  requireNode()
  const [, , file] = process.argv
  if (!file) return
  if (!existsSync(join(root, 'node_modules'))) exitWith('Nothing is installed yet: run `npm run setup`.')
  const variables = join(root, '.env')
  if (existsSync(variables)) process.loadEnvFile(variables)
  // Keeps compiled code for the next start, which is then faster and needs less memory.
  modules.enableCompileCache?.(join(root, 'node_modules/.cache/compiled'))
  process.argv.splice(1, 2, resolve(file))
  await import(pathToFileURL(resolve(file)).href)
}

if (resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
