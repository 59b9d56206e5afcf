import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { measureSlowness } from './speed.ts'

/**
 * `npm run e2e` runs the journeys marked @smoke, `npm run e2e -- --all` all of them, and `npm run e2e -- waitlist` those
 * of one file. Other arguments are Playwright's.
 */
const options = process.argv.slice(2)
const others = options.filter((argument) => argument !== '--all')
const isNarrowed = others.some((argument) => !argument.startsWith('-') || /^(-g|--grep)/.test(argument))
const selection = options.includes('--all') || isNarrowed ? [] : ['--grep', '@smoke']

process.env.SLOWNESS ??= String(await measureSlowness())
const playwright = resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...selection, ...others], { stdio: 'inherit' })
process.exitCode = status ?? 1
