import { queryClient } from './query-client.ts'

const catchUp = () => void queryClient.refetchQueries({ type: 'active', stale: true })

/**
 * Reloads everything on screen, at once or as soon as the tab is visible again. The rest is loaded when it is opened.
 */
export function refreshAll(): void {
  void queryClient.invalidateQueries({ refetchType: document.hidden ? 'none' : 'active' })
  if (!document.hidden) return
  document.addEventListener('visibilitychange', catchUp, { once: true })
}
