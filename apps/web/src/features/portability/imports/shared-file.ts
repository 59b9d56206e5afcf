import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { onSignOut } from '#lib/session/forget-member.ts'
import { sharedFileAddress, sharedFileCache } from '#service-worker/shared-file-place.ts'

const remove = async () => void (await globalThis.caches?.delete(sharedFileCache))
onSignOut(remove)

/** The table that another app has shared with this one, if there is one. It can be taken once. */
async function takeSharedFile(): Promise<File | null> {
  const place = await globalThis.caches?.open(sharedFileCache)
  const stored = await place?.match(sharedFileAddress)
  if (!stored) return null
  await remove()
  const name = decodeURIComponent(stored.headers.get('x-name') ?? '')
  return new File([await stored.blob()], name || 'shared.csv', { type: 'text/csv' })
}

/** Opens a file that was shared with the app as if it had been chosen here. */
export function useSharedFile(open: (file: File) => void): void {
  const [search, setSearch] = useSearchParams()
  const isShared = search.get('shared') === 'file'
  const take = useEffectEvent(async () => {
    setSearch({}, { replace: true })
    const file = await takeSharedFile().catch(() => null)
    if (file) open(file)
  })
  useEffect(() => {
    if (isShared) void take()
  }, [isShared])
}
