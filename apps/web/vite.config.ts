import { existsSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './tooling/chunks.ts'
import { inlineTexts } from './tooling/inline-texts.ts'
import { builtLanguage, oneLanguage } from './tooling/languages.ts'
import { precompress } from './tooling/precompress.ts'
import { preloadFonts } from './tooling/preload-fonts.ts'
import { prerender } from './tooling/prerender.ts'
import { lightContract } from './tooling/light-contract.ts'
import { serviceWorker } from './tooling/service-worker.ts'
import { wordKeys } from './tooling/word-keys.ts'
import { withoutJsonSchema } from './tooling/without-json-schema.ts'

const variables = new URL('../../.env', import.meta.url)
if (existsSync(variables)) process.loadEnvFile(variables)

const release = new URL('../../release.json', import.meta.url)
if (existsSync(release)) process.env.RELEASE = readFileSync(release, 'utf8')

/** `npm run dev` sets both addresses. */
const { DEV_API_URL: api = `http://127.0.0.1:${process.env.PORT ?? 3000}`, DEV_MAILBOX_URL: mailbox } = process.env

export default defineConfig(({ command }) => {
  // A production build contains nothing that is for developers, whatever the environment says.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const language = builtLanguage()
  return {
    envPrefix: ['VITE_', 'SOURCE_URL', 'RELEASE'],
    plugins: [
      withoutJsonSchema(),
      lightContract(),
      oneLanguage(language),
      wordKeys(language),
      inlineTexts(language),
      react(),
      tailwindcss(),
      preloadFonts(),
      prerender(),
      serviceWorker(),
      precompress(),
    ],
    server: {
      proxy: {
        ...Object.fromEntries(['/api', '/docs', '/healthz', '/readyz', '/metrics'].map((path) => [path, api])),
        '/practice-sessions': {
          target: api,
          // Someone who opens this address in the browser gets the app. Only the JSON request goes to the API.
          bypass: ({ headers, url }) => (headers.accept?.includes('application/json') ? undefined : url),
        },
        ...(mailbox && { '/dev/emails': mailbox }),
      },
    },
    // Workers are built separately. They need the contract's rules, and none of its schemas.
    worker: { format: 'es', plugins: () => [withoutJsonSchema(), lightContract()] },
    build: {
      target: 'es2024',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false },
      // Everything else is in the English build.
      ...(language !== 'en' && { outDir: `dist/${language}`, copyPublicDir: false }),
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  }
})
