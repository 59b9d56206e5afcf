/** Keeps the screen on during a sit, where the browser supports it. */
export function createWakeLock() {
  let wanted = false
  let isAsking = false
  let lock: WakeLockSentinel | null = null

  const take = async () => {
    if (!wanted || lock || isAsking || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    isAsking = true
    try {
      lock = await navigator.wakeLock.request('screen')
      lock.addEventListener('release', () => (lock = null))
      if (!wanted) await lock.release()
    } catch {
      // Refused, perhaps because the battery is low. The timer doesn't depend on the lock.
    } finally {
      isAsking = false
    }
  }

  // The browser takes the lock from a hidden page and doesn't return it by itself.
  document.addEventListener('visibilitychange', () => void take())

  return {
    hold() {
      wanted = true
      void take()
    },
    release() {
      wanted = false
      void lock?.release()
    },
  }
}
