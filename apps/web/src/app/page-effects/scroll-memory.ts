const storageKey = 'scroll'
const positions = new Map<string, number>()

/** How far this history entry was scrolled, even before a reload. */
export function rememberedScroll(key: string): number | undefined {
  return positions.get(key) ?? storedPositions()[key]
}

/** Saves the scroll position of a history entry until the returned function is called. */
export function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual'
  const note = () => void positions.set(key, window.scrollY)
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', storePositions)
  return () => {
    window.removeEventListener('scroll', note)
    window.removeEventListener('pagehide', storePositions)
  }
}

function storePositions() {
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
}

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
