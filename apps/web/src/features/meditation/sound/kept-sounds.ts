import { onSignOut } from '#lib/session/forget-member.ts'
import { bellFiles, loopFiles } from './sound-manifest.ts'

const prefix = 'kept-sounds-'
/** One list for each language: guided practices may have recordings one day. */
const listName = () => prefix + (document.documentElement.lang || 'en')

export const bells = bellFiles.map(({ file }) => file)
export const ambience = loopFiles.map(({ file }) => file)

/** Stores these sounds on this device, where the service worker finds them without a network. Rejects if it is full. */
export async function keepSounds(files: readonly string[]): Promise<void> {
  const list = await caches.open(listName())
  for (const file of files) {
    if (await list.match(file)) continue
    const answer = await fetch(file)
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('audio/')) throw new Error(`${file} is missing`)
    await list.put(file, answer)
  }
}

/** True if all of them are stored. */
export async function areKept(files: readonly string[]): Promise<boolean> {
  const list = await caches.open(listName())
  const stored = await Promise.all(files.map((file) => list.match(file)))
  return stored.every((answer) => answer !== undefined)
}

export async function removeSounds(files: readonly string[]): Promise<void> {
  const list = await caches.open(listName())
  await Promise.all(files.map((file) => list.delete(file)))
}

onSignOut(async () => {
  const lists = (await globalThis.caches?.keys()) ?? []
  await Promise.all(lists.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
})
