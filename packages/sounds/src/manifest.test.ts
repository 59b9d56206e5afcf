import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestPath, manifestText, soundFolder } from './manifest.ts'

const manifest = readFileSync(manifestPath, 'utf8')

test('the manifest describes the sounds as they are', () => {
  expect(manifest).toBe(manifestText())
})

test('every file is in the manifest', () => {
  const named = [...manifest.matchAll(/file: '\/sounds\/([^']+)\?v=/g)].map(([, file]) => file)
  expect(new Set(named)).toEqual(new Set(readdirSync(soundFolder)))
})
