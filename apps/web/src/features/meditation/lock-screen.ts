import { silentTrack } from './silent-track.ts'

type Controls = { onPlay: () => void; onPause: () => void; onStop: () => void }

type Shown = { title: string; isPlaying: boolean; position?: { seconds: number; of: number } }

/** The sit among the media controls of the device: what it is, how far it is, play, pause and stop. */
export function createLockScreen({ onPlay, onPause, onStop }: Controls) {
  const track = new Audio(URL.createObjectURL(silentTrack()))
  track.loop = true
  const session = navigator.mediaSession

  session?.setActionHandler('play', onPlay)
  session?.setActionHandler('pause', onPause)
  session?.setActionHandler('stop', onStop)

  return {
    show({ title, isPlaying, position }: Shown) {
      // Refused until the member touches the page; the next change tries again.
      if (isPlaying) void track.play().catch(() => undefined)
      else track.pause()
      if (!session) return
      session.metadata = new MediaMetadata({ title, artist: 'Sadhana Compass' })
      session.playbackState = isPlaying ? 'playing' : 'paused'
      // Without a position the one of an earlier sit is taken away.
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
