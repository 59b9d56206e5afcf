import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useRestoredFocus } from '#lib/browser/use-restored-focus.ts'
import { entryText } from './entry.text.ts'
import type { EntryRemoval } from './use-entry-removal.ts'

/** What the buttons of a row need. */
export type RowEditing<Entry> = { removal: EntryRemoval; isEditing: boolean; onEdit: (entry: Entry) => void }

type EntryActionsProps<Entry> = RowEditing<Entry> & {
  entry: Entry
  /** The entry in words, such as "Calm, Thu 13 Nov, 21:40". */
  name: string
}

/** Edit and delete buttons while the list is being edited. A deleted entry offers Undo instead. */
export function EntryActions<Entry extends { id: string }>(props: EntryActionsProps<Entry>) {
  const { entry, name, removal, isEditing, onEdit } = props
  const isGone = removal.removedIds.includes(entry.id)
  const place = useRestoredFocus<HTMLSpanElement>(isGone)
  if (!isGone && !isEditing) return null
  return (
    <span className="entry-actions" ref={place}>
      {isGone ? (
        <Button
          variant="soft"
          pending={removal.isPending}
          aria-label={entryText.undoOf(name)}
          onClick={() => removal.restore(entry)}
        >
          {commonText.undo}
        </Button>
      ) : (
        <>
          <IconButton label={entryText.editOf(name)} onClick={() => onEdit(entry)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={entryText.deleteOf(name)} onClick={() => removal.remove(entry)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </span>
  )
}

/** Shows and hides the buttons of a list. */
export const EditToggle = ({ isEditing, onChange }: { isEditing: boolean; onChange: (isEditing: boolean) => void }) => (
  <button type="button" className="entry-edit-toggle" aria-pressed={isEditing} onClick={() => onChange(!isEditing)}>
    {isEditing ? entryText.done : entryText.edit}
  </button>
)
