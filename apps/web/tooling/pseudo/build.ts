import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { pseudoTexts } from './pseudo-texts.ts'

/**
 * Builds the app with its texts in disguise, for `e2e/locales.spec.ts`. It has a configuration of its own and a folder
 * that nothing deploys, so that no real build knows of it. Left out is what makes pages light, and takes the time.
 */
const root = resolve(import.meta.dirname, '../..')
const outDir = resolve(root, '../../node_modules/.cache/pseudo-locale')

/** To the styles and to `inEnglish` it is another language. */
const otherLanguage: Plugin = {
  name: 'sadhana:pseudo-language',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('intl/language.ts') ? code.replace("language === 'en' ?", 'false ?') : undefined,
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<html lang="en">', '<html lang="en-XA">') },
}

process.env.NODE_ENV = 'production'
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  envPrefix: ['VITE_', 'SOURCE_URL', 'RELEASE'],
  plugins: [pseudoTexts(), otherLanguage, react(), tailwindcss()],
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
// The server sends this page for every address but the first.
await copyFile(join(outDir, 'index.html'), join(outDir, 'app.html'))
