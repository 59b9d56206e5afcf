import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { precompress } from './tooling/precompress.ts'
import { preloadFonts } from './tooling/preload-fonts.ts'
import { prerender } from './tooling/prerender.ts'
import { lightContract } from './tooling/light-contract.ts'
import { withoutJsonSchema } from './tooling/without-json-schema.ts'

const variables = new URL('../../.env', import.meta.url)
if (existsSync(variables)) process.loadEnvFile(variables)

/** `npm run dev` says where it has put the two. */
const { DEV_API_URL: api = `http://127.0.0.1:${process.env.PORT ?? 3000}`, DEV_MAILBOX_URL: mailbox } = process.env

/**
 * Left to itself the build makes some 90 small files for one page. Each of these gathers what its pages always need
 * together: every page, the landing page and members, /help-now, whatever talks to the API, and every member's page.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'], test: /^(?!.*(\/app\/main\.tsx|\.html))/, priority: 4 },
  {
    name: 'motifs',
    test: /src\/ui\/(motifs\/(limb-symbol|stone\.|cairn)|sanskrit|panel)|limb-names|limb-shapes/,
    priority: 3,
  },
  { name: 'intl', test: /src\/lib\/(intl\/|time\/device-zone)|src\/ui\/form\/select/, priority: 3 },
  {
    name: 'data',
    test: /src\/lib\/(?!new-password|passkeys|session\/social-state|practice\/pictures|api\/(practice-pictures|sharing|portability))|src\/ui\/(form\/(?!code)|status|button)|react-query|query-core/,
    minShareCount: 3,
    priority: 2,
  },
  { name: 'member', test: /src\/app\/(frames\/member-frame|home\/home-screen)/, priority: 1 },
]

export default defineConfig(({ command }) => {
  // Whatever the shell says: what is built for people holds nothing that is for developers.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    envPrefix: ['VITE_', 'SOURCE_URL'],
    plugins: [withoutJsonSchema(), lightContract(), react(), tailwindcss(), preloadFonts(), prerender(), precompress()],
    server: {
      proxy: {
        ...Object.fromEntries(['/api', '/docs', '/healthz', '/readyz', '/metrics'].map((path) => [path, api])),
        '/practice-sessions': {
          target: api,
          // A person who opens this address in the browser gets the app; only the JSON call goes to the API.
          bypass: ({ headers, url }) => (headers.accept?.includes('application/json') ? undefined : url),
        },
        ...(mailbox && { '/dev/emails': mailbox }),
      },
    },
    // Workers are built on their own; they need the contract's rules, and none of its schemas.
    worker: { format: 'es', plugins: () => [withoutJsonSchema(), lightContract()] },
    build: {
      target: 'es2024',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  }
})
