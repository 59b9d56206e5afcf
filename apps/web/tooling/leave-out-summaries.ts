import type { Plugin } from 'vite'

const summary = /^\s*summary:\s*'(?:[^'\\]|\\.)*',\n/gm

/** What each route is for is told by the API's reference; a browser, which carries every route, need not know. */
export const leaveOutSummaries = (): Plugin => ({
  name: 'sadhana:leave-out-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
  },
})
