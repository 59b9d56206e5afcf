import { WaitingScreen } from '#features/outbox/waiting-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import type { EditableEntry } from '#lib/outbox/outbox.ts'

const EditSession = lazyScreen(async () => (await import('#features/practice/form/edit-session.tsx')).EditSession)
const EditMood = lazyScreen(async () => (await import('#features/wellness/mood/edit-mood.tsx')).EditMood)
const EditSleep = lazyScreen(async () => (await import('#features/wellness/sleep/edit-sleep.tsx')).EditSleep)

/** What waits to be sent, with the forms for what the server refused. */
export const WaitingRoute = () => <WaitingScreen renderEditor={editorOf} />

function editorOf(edited: EditableEntry, onClose: () => void) {
  if (edited.kind === 'mood') return <EditMood entry={edited.entry} onClose={onClose} />
  if (edited.kind === 'sleep') return <EditSleep entry={edited.entry} onClose={onClose} />
  return <EditSession session={edited.entry} onClose={onClose} />
}
