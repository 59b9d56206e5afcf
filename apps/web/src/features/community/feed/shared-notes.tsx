import { useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { feedText as text } from './feed.text.ts'
import { needsFolding } from './shared-notes.rules.ts'

export function SharedNotes({ notes, of }: { notes: string; of: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = needsFolding(notes)
  return (
    <>
      <p id={id} className={classNames('session-notes', isLong && !isOpen && 'shared-notes-folded')}>
        {notes}
      </p>
      {isLong && (
        <button
          type="button"
          className="shared-notes-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? text.showLessOf(of) : text.readMoreOf(of)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.showLess : text.readMore}
        </button>
      )}
    </>
  )
}
