import { afterAll, afterEach, vi } from 'vitest'

// In tests the reader is British, on any machine.
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true })

// A worker runs many files in one page. Each file loads the app's modules again, so that they remember nothing, and
// leaves the page as it was. Libraries are loaded once.
vi.resetModules()

// Tests may replace it.
const { setImmediate: soon } = globalThis

if (globalThis.document) await leavePageAsFound()

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function leavePageAsFound() {
  const { default: elements } = await import('happy-dom/lib/config/HTMLElementConfig.js')
  const { cleanup, configure, getConfig } = await import('@testing-library/react')
  // happy-dom doesn't have this element yet, and React warns about unknown ones.
  Object.assign(elements, { search: elements.section })

  const { href } = location
  const { scrollRestoration } = history
  const restored = [navigator, document, Element.prototype, HTMLElement.prototype, HTMLCanvasElement.prototype].map(
    restoreProperties,
  )
  const heard = [window, document].map(removeListeners)
  const timers = (['setTimeout', 'setInterval'] as const).map(watchTimers)
  const library = getConfig()
  configure({
    asyncWrapper: async (wait) => {
      const found: unknown = await library.asyncWrapper(wait)
      await effectsHaveRun()
      return found
    },
  })

  // These run after the file's own hooks.
  afterEach(() => timers.forEach(({ stopAll }) => stopAll()))
  afterEach(cleanup)
  afterAll(() => {
    for (const undo of [...restored, ...heard]) undo()
    for (const { restore } of timers) restore()
    configure(library)
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', href)
    history.scrollRestoration = scrollRestoration
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
  })
}

/** React draws first and runs effects a moment later: a test that found a new heading could look before it has the focus. */
function effectsHaveRun(): Promise<void> {
  return new Promise((resolve) => soon(() => soon(resolve)))
}

/**
 * Returns a function that restores the object's current properties. React's marks on the document stay, as React does.
 */
function restoreProperties(owner: object): () => void {
  const before = Object.getOwnPropertyDescriptors(owner)
  return () => {
    for (const name of Object.getOwnPropertyNames(owner))
      if (!(name in before) && !name.startsWith('_react')) Reflect.deleteProperty(owner, name)
    for (const [name, property] of Object.entries(before))
      if (property.configurable) Object.defineProperty(owner, name, property)
  }
}

/** Lets a test stop what it has left for later, such as the outbox's next try, which would reach the next test's server. */
function watchTimers(name: 'setTimeout' | 'setInterval') {
  const pending = new Set<NodeJS.Timeout>()
  const set = globalThis[name] as (...parts: never[]) => NodeJS.Timeout
  const watched = new Proxy(set, {
    apply: (...call: [typeof set, unknown, never[]]) => {
      const timer = Reflect.apply(...call)
      pending.add(timer)
      return timer
    },
  })
  Object.assign(globalThis, { [name]: watched })
  return {
    stopAll: () => {
      for (const timer of pending) clearTimeout(timer)
      pending.clear()
    },
    restore: () => void Object.assign(globalThis, { [name]: set }),
  }
}

type RegisteredListener = Parameters<EventTarget['addEventListener']>

/**
 * Returns a function that removes the listeners added by this file's modules. Those of libraries serve the next file
 * too.
 */
function removeListeners(target: EventTarget): () => void {
  const added: RegisteredListener[] = []
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...listening: RegisteredListener) => {
    const caller = new Error().stack?.split('\n')[2]
    if (!caller?.includes('/node_modules/')) added.push(listening)
    add(...listening)
  }
  return () => {
    target.addEventListener = add
    for (const listening of added) target.removeEventListener(...listening)
  }
}
