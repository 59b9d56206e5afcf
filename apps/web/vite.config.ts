import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './tooling/precompress.ts'
import { preloadFonts } from './tooling/preload-fonts.ts'
import { prerender } from './tooling/prerender.ts'
import { withoutJsonSchema } from './tooling/without-json-schema.ts'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [withoutJsonSchema(), react(), tailwindcss(), preloadFonts(), prerender(), precompress()],
  server: {
    proxy: {
      '/api': api,
      '/docs': api,
      '/practice-sessions': {
        target: api,
        // A person who opens this address in the browser gets the app; only the JSON call goes to the API.
        bypass: ({ headers, url }) => (headers.accept?.includes('application/json') ? undefined : url),
      },
    },
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
})
