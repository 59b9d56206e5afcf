export const toastDurationMs = 5000
/** A dismissed toast stays in the store for this long, invisible. */
export const toastRemovalDelayMs = 1_000_000

type ToastTone = 'success' | 'error' | 'info'

/** `altText` names another way to do the same, for people who can't reach the button in time. */
type ToastAction = { label: string; altText: string; onSelect: () => void }

type ToastContent = {
  title: string
  text?: string
  tone?: ToastTone
  action?: ToastAction
  /** A second action beside the first. */
  otherAction?: ToastAction
}

export type ToastEntry = ToastContent & { id: number; open: boolean }

/** Holds one toast at a time: a second replaces the first. */
export function createToastStore() {
  let current: ToastEntry | undefined
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (entry: ToastEntry | undefined) => {
    clearTimeout(removal)
    current = entry
    for (const listener of listeners) listener()
  }

  const get = () => current

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const show = (content: ToastContent) => {
    requireWords(content)
    lastId += 1
    set({ ...content, id: lastId, open: true })
  }

  const dismiss = (id: number) => {
    if (current?.id !== id || !current.open) return
    set({ ...current, open: false })
    removal = setTimeout(() => set(undefined), toastRemovalDelayMs)
  }

  /** Resets the store, as if there had never been a toast. */
  const clear = () => set(undefined)

  return { get, subscribe, show, dismiss, clear }
}

function requireWords({ title, action, otherAction }: ToastContent) {
  if (!title.trim()) throw new Error('A toast needs a title')
  for (const button of [action, otherAction]) {
    if (button && !button.label.trim()) throw new Error('A toast action needs a label')
    if (button && !button.altText.trim()) throw new Error('A toast action needs an alternative text')
  }
}

export const toastStore = createToastStore()

/** Shows a short message from anywhere in the code. `<Toaster />` draws it. */
export const toast = toastStore.show
