import { existsSync, readFileSync } from 'node:fs'
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

const release = new URL('../../release.json', import.meta.url)
if (existsSync(release)) process.env.RELEASE = readFileSync(release, 'utf8')

/** `npm run dev` says where it has put the two. */
const { DEV_API_URL: api = `http://127.0.0.1:${process.env.PORT ?? 3000}`, DEV_MAILBOX_URL: mailbox } = process.env

/** What talks to the API, and the parts and icons that screens are made of; what somebody has to ask for comes later. */
const shared =
  /src\/lib\/(?!new-password|phone\/|form\/schemas|practice\/pictures\/(?!pictures\.)|api\/(giving|practice-pictures|sharing))|src\/ui\/(?!overlay\/|chart\/(?!chart-frame|day-marks)|logo)|react-query|query-core|lucide-react/
/** What the landing page has of the above, kept in `base`: it gets nothing else of it. */
const landing =
  /src\/ui\/(button|sanskrit|motifs\/(dawn|limb-symbol|stone)|classes)\b|visibility-labels|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-right|lock|sheet|check|chevron-down|x)\.m?js/
/** Around every page of a member. */
const frame = /src\/app\/(member-app|frames\/member-frame|home\/home-screen)|meditation\/[^.]*outbox/
/** What several of the pages that members open most read, and their styles: 9 kB in one file instead of one more each. */
const mostRead =
  /page-effects\/quiet-mode|features\/(practice\/(usual\/|just-saved\/(just-saved|lazy)\.|practice\.queries)|community\/data\/community\.queries|portability\/portability\.queries|wellness\/(wellness\.queries|help-line|mood-labels|entry\.text)|security\/(verification\/verify-email-hint|(security|verification\/verification)\.queries))/
const styles =
  /src\/(app\/home|features\/(practice|community|quote|insight|meditation))\/.*\.css$|features\/(wellness\/(check-in|help-line|mood\/mood)|security\/security|profile\/privacy|portability\/(archive|made-file|sharing\/shared))\.css$/

/**
 * Left to itself the build makes some 200 small files, and a page needs 40 of them. Each of these gathers what pages
 * need together, so that a page takes three: what every page needs, what every member's page needs, and its own.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', test: new RegExp(`src/app/main\\.tsx|${landing.source}`) },
  { name: 'forms', test: /node_modules\/react-hook-form/ },
  { name: 'schemas', test: /node_modules\/zod\/|\?schemas$|lib\/form\/schemas/ },
  { name: 'app', test: new RegExp([shared, frame, mostRead, styles].map(({ source }) => source).join('|')) },
  { name: 'dialog', test: /src\/ui\/overlay\/dialog/ },
  { name: 'toaster', test: /src\/ui\/overlay\/toaster\.tsx/ },
  { name: 'door', test: /features\/account\/(login-screen|registration\/register-screen)/ },
  {
    name: 'home',
    test: /src\/app\/home\/home-(dashboard|figures)|wellness\/check-in\.tsx|quote\/quote-card|chart\/doughnut/,
  },
  { name: 'practice', test: /features\/practice\/new-practice/ },
  { name: 'meditation', test: /src\/app\/screens\/meditation-route/ },
  { name: 'community', test: /features\/community\/(community-screen|feed\/session-feed)/ },
  { name: 'archive', test: /features\/portability\/archive[-.]/ },
  { name: 'sharing', test: /portability\/sharing\/sharing\.text|lib\/api\/sharing/ },
  { name: 'shared-pages', test: /portability\/sharing\/(live-page|shared-pages-screen)/ },
  { name: 'pricing', test: /features\/giving\/(pricing-screen|giving\.)/ },
  { name: 'journey', test: /features\/journey\/(journey-screen|streaks\/streaks-tab)/ },
]

export default defineConfig(({ command }) => {
  // Whatever the shell says: what is built for people holds nothing that is for developers.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    envPrefix: ['VITE_', 'SOURCE_URL', 'RELEASE'],
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
