import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bellFiles, loopFiles } from '../../src/features/meditation/sound/sound-manifest.ts'
import { manifestPath, manifestText, soundFolder } from './manifest.ts'

test('the manifest describes the current sounds', () => {
  expect(readFileSync(manifestPath, 'utf8')).toBe(manifestText())
})

test('every file is in the manifest', () => {
  const named = [...loopFiles, ...bellFiles].map(({ file }) => /^\/sounds\/(.+)\?v=/.exec(file)?.[1])
  expect(new Set(named)).toEqual(new Set(readdirSync(soundFolder)))
})
