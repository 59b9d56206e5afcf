import { vi } from 'vitest'
import { isNewMember, markNewMember } from '#lib/member/new-member.ts'
import { toast, toastStore } from '#ui/overlay/toast-store.ts'

/** Traces that one test file could leave for the next, in modules and on the page. */
export const whatIsLeft = () => ({
  module: isNewMember(),
  store: toastStore.get()?.title,
  timers: vi.isFakeTimers(),
  global: 'planted' in globalThis,
  navigator: 'planted' in navigator,
  storage: localStorage.length + sessionStorage.length,
  path: location.pathname,
  html: document.documentElement.getAttributeNames().length,
  head: document.head.childElementCount,
  body: document.body.childElementCount,
  heard: window.dispatchEvent(new Event('planted', { cancelable: true })) ? 'by no one' : 'by a listener',
})

export const untouched: ReturnType<typeof whatIsLeft> = {
  module: false,
  store: undefined,
  timers: false,
  global: false,
  navigator: false,
  storage: 0,
  path: '/',
  html: 0,
  head: 0,
  body: 0,
  heard: 'by no one',
}

/** Leaves each of those traces. */
export function disturbPage(): void {
  markNewMember()
  toast({ title: 'Planted' })
  vi.useFakeTimers()
  vi.stubGlobal('planted', true)
  Object.defineProperty(navigator, 'planted', { value: true, configurable: true })
  localStorage.setItem('planted', 'yes')
  history.replaceState(null, '', '/planted')
  document.documentElement.dataset['planted'] = 'yes'
  document.head.append(document.createElement('style'))
  document.body.append(document.createElement('p'))
  window.addEventListener('planted', (event) => event.preventDefault())
}
