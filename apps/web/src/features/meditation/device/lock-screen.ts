import { silentTrack } from '../sound/silent-track.ts'

type Controls = { onPlay: () => void; onPause: () => void; onStop: () => void }

type LockScreenState = { title: string; isPlaying: boolean; position?: { seconds: number; of: number } }

/** Shows the sit in the device's media controls: title, position, play, pause and stop. */
export function createLockScreen({ onPlay, onPause, onStop }: Controls) {
  const track = new Audio(URL.createObjectURL(silentTrack()))
  track.loop = true
  const session = navigator.mediaSession

  function takeControls() {
    session?.setActionHandler('play', onPlay)
    session?.setActionHandler('pause', onPause)
    session?.setActionHandler('stop', onStop)
  }
  takeControls()

  return {
    show({ title, isPlaying, position }: LockScreenState) {
      // Browsers refuse until the member touches the page; the next change tries again.
      if (isPlaying) void track.play().catch(() => undefined)
      else track.pause()
      if (!session) return
      // Sound alone has the same controls; they belong to what was shown last.
      takeControls()
      session.metadata = new MediaMetadata({ title, artist: 'Sadhana Compass' })
      session.playbackState = isPlaying ? 'playing' : 'paused'
      // Undefined clears the position of an earlier sit.
      session.setPositionState(position && { duration: position.of, position: position.seconds, playbackRate: 1 })
    },
    clear() {
      track.pause()
      if (!session) return
      session.metadata = null
      session.playbackState = 'none'
      session.setPositionState()
    },
  }
}
