import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * `npm run e2e` runs the journeys marked @smoke, `npm run e2e -- --all` all of them, and `npm run e2e -- waitlist` those
 * of one file. Other arguments are Playwright's.
 */
const given = process.argv.slice(2)
const others = given.filter((argument) => argument !== '--all')
const isNarrowed = others.some((argument) => !argument.startsWith('-') || /^(-g|--grep)/.test(argument))
const selection = given.includes('--all') || isNarrowed ? [] : ['--grep', '@smoke']

const playwright = resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...selection, ...others], { stdio: 'inherit' })
process.exitCode = status ?? 1
