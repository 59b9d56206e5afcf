import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey } from './key.ts'
import type { Storage } from './storage.ts'

/** For small installs: one file for the bytes, one beside it for the content type. */
export function createLocalStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))
  const typePathOf = (key: string) => `${pathOf(key)}.type`

  return {
    put: async (key, bytes, contentType) => {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await writeWhole(typePathOf(key), contentType)
      await writeWhole(pathOf(key), bytes)
    },
    get: async (key) => {
      try {
        const [bytes, contentType] = await Promise.all([readFile(pathOf(key)), readFile(typePathOf(key), 'utf8')])
        return { bytes, contentType }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: async (key) => {
      await Promise.all([rm(pathOf(key), { force: true }), rm(typePathOf(key), { force: true })])
    },
  }
}

/** A reader sees the old file or the new one, never half of it. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}
