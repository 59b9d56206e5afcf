import type { Plugin } from 'vite'

const summary = /^\s*summary:\s*'(?:[^'\\]|\\.)*',\n/gm
const limit = /^    limit: [^\n]*,\n/gm

/** A browser carries every route, but only the server reads what a route is for and how often it may be called. */
export const leaveOutServerParts = (): Plugin => ({
  name: 'sadhana:leave-out-server-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(summary, '').replaceAll(limit, ''), map: null }),
  },
})
