import { type Person, type QuietWord, quietWords } from '@sadhana/contract'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { useEndBuddy, useSendQuietWord } from './buddies.queries.ts'
import { buddiesText, quietWordText } from './buddies.text.ts'

type BuddyDialogProps = { person: Person; onClose: () => void }

/** Sending a word removes the button that opened this dialog, so the focus goes to the heading of the pair. */
export function QuietWordDialog({ person, onClose }: BuddyDialogProps) {
  const [word, setWord] = useState<QuietWord>(quietWords[0])
  const { mutate: send, isPending } = useSendQuietWord(person, onClose)
  const { title, text, choose, confirm } = buddiesText.word
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onReturnFocus={() => focusHeading(`#buddy-${person.id}`)}
      title={title(person.displayName)}
      description={text}
    >
      <DialogBody>
        <fieldset className="quiet-words">
          <legend className="sr-only">{choose}</legend>
          {quietWords.map((option) => (
            <label key={option} className="quiet-words-option">
              <input type="radio" name="quiet-word" checked={option === word} onChange={() => setWord(option)} />
              <span>{quietWordText[option]}</span>
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogActions>
        <Button pending={isPending} onClick={() => send(word)}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function EndDialog({ person, onClose }: BuddyDialogProps) {
  const { mutate: end, isPending } = useEndBuddy(person, onClose)
  const { title, text, confirm } = buddiesText.ending
  return (
    <ConfirmDialog
      title={title(person.displayName)}
      text={text(person.displayName)}
      action={confirm}
      pending={isPending}
      onConfirm={() => end()}
      onClose={onClose}
      onReturnFocus={() => focusHeading()}
    />
  )
}
