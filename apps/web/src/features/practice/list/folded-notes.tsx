import { useCallback, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { sessionsText } from './sessions.text.ts'

const { notes: words } = sessionsText

type FoldedNotesProps = {
  notes: string
  /** The session the notes belong to. */
  of: string
}

/** Shows three lines of the notes, the number of words if there are more, and all of them on request. */
export function FoldedNotes({ notes, of }: FoldedNotesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  const watch = useCallback((text: HTMLElement | null) => {
    if (!text) return
    const measure = () => setCut(text.scrollHeight > text.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(text)
    return () => observer.disconnect()
  }, [])
  const count = notes.split(/\s+/).length
  return (
    <>
      <span id={id} ref={watch} className={classNames('session-notes folded-notes', isOpen && 'folded-notes-open')}>
        {notes}
      </span>
      {(isCut || isOpen) && (
        <button
          type="button"
          className="folded-notes-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? words.foldOf(of) : words.unfoldOf(count, of)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.fold : words.unfold(count)}
        </button>
      )}
    </>
  )
}
