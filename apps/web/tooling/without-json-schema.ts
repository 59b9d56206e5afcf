import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const exported = /^export (?:const|function) (\w+)/gm

/**
 * Zod's schemas can describe themselves as JSON Schema. Our API reference is made on the server, so a browser would
 * load that code (some 5 kB) without ever running it. Here each of its functions does nothing.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'sadhana:without-json-schema',
  apply: 'build',
  load: {
    filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
    handler: async (id) => {
      const names = [...(await readFile(id, 'utf8')).matchAll(exported)].map(([, name]) => name)
      return names.map((name) => `export const ${name} = () => ({})\n`).join('')
    },
  },
})
