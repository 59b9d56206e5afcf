import { isNewVersionOut, isSitRunning } from './app-version.ts'

/** A part of our code didn't load, perhaps because of the network. It may well work the next time. */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly isOutdated: boolean
  /** Tries to load it once more. */
  readonly retry: () => Promise<unknown>
  constructor(cause: unknown, { isOutdated, retry }: Pick<ChunkError, 'isOutdated' | 'retry'>) {
    super('Part of the app could not be loaded', { cause })
    this.isOutdated = isOutdated
    this.retry = retry
  }
}

const reloadPauseMs = 60_000

/** Loads code. If a new version has removed it, reloads the page instead. */
export async function loadChunk<Code>(load: () => Promise<Code>, retry: () => Promise<unknown>): Promise<Code> {
  try {
    await restoreStyles()
    return await load()
  } catch (cause) {
    const isOutdated = await isNewVersionOut()
    if (isOutdated && mayReload()) {
      window.location.reload()
      // The code will come with the new page.
      return new Promise<never>(() => {})
    }
    throw new ChunkError(cause, { isOutdated, retry })
  }
}

/** A reload that didn't help isn't repeated at once. */
const mayReload = () => !isSitRunning() && !(cameByReload() && performance.now() < reloadPauseMs)

const cameByReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

const missingStyles = new Set<string>()

/** The bundler's loader requests each stylesheet once, so the next time it would skip one that failed. */
export function watchStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target.href)
    },
    true,
  )
}

const restoreStyles = () => Promise.all([...missingStyles].map(restoreStyle))

function restoreStyle(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missingStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No answer for ${href}`))
    })
    document.head.append(link)
  })
}
