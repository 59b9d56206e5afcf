import type { Plugin } from 'vite'

const contractFile = /packages\/contract\/src\/.*\.ts$/
const summary = /\n +summary:\s+(['"`])[^\n]*\1,(?=\n)/g

/**
 * Every route of the contract says in a sentence what it does. The API's documentation shows these sentences; the web
 * app never does, so they are left out of what browsers fetch.
 */
export const withoutSummaries = (): Plugin => ({
  name: 'sadhana:without-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (contractFile.test(id) ? { code: code.replace(summary, ''), map: null } : undefined),
})
