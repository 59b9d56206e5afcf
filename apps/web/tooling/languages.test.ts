import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { documentText } from '../src/app/document.text.ts'

const page = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8')
const manifest = readFileSync(resolve(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8')

test.each([documentText.description, documentText.loading, documentText.noScript])(
  'the page has the English words that another language replaces: %s',
  (words) => expect(page.split(words)).toHaveLength(2),
)

test('so has the manifest, with the same addresses', () => {
  const { description, shortcuts } = documentText.manifest
  const own = JSON.parse(manifest) as { description: string; shortcuts: { url: string; name: string }[] }
  expect(own.description).toBe(description)
  expect(Object.fromEntries(own.shortcuts.map(({ url, name }) => [url, name]))).toEqual(shortcuts)
})
