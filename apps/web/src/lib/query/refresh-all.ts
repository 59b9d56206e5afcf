import { queryClient } from './query-client.ts'

const catchUp = () => void queryClient.refetchQueries({ type: 'active', stale: true })

/** Loads everything that is being looked at anew: at once, or as soon as somebody looks again. The rest follows when it is opened. */
export function refreshAll(): void {
  void queryClient.invalidateQueries({ refetchType: document.hidden ? 'none' : 'active' })
  if (!document.hidden) return
  document.addEventListener('visibilitychange', catchUp, { once: true })
}
