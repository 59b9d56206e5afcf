import type { PracticeSession } from '@sadhana/contract'
import { EditSession } from '../form/edit-session.tsx'
import { justSavedStore } from './just-saved.ts'
import { useUndoSave } from './undo-save.ts'

type EditHereProps = { session: PracticeSession; onClose: () => void; notesOpen?: boolean }

/** Edits a session on a page that has no other way to delete it. */
export function EditHere(props: EditHereProps) {
  const undoSave = useUndoSave()
  return (
    <EditSession
      {...props}
      onSaved={(changed) => void justSavedStore.change(changed)}
      onDelete={() => undoSave(props.session)}
    />
  )
}
