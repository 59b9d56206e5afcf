import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { isPasswordWrong } from './passkeys.queries.ts'
import { passkeysText } from './passkeys.text.ts'

type OwnerDialogProps = {
  /** What waits for the password, and goes on by itself with it. */
  work: { mutate: (password: string) => void; isPending: boolean; error: Error | null }
  onClose: () => void
  onReturnFocus?: () => void
}

const words = passkeysText.owner

export function OwnerDialog({ work: { mutate, isPending, error }, onClose, onReturnFocus }: OwnerDialogProps) {
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      onReturnFocus={onReturnFocus}
      icon={
        <Stone size="lg" shape="b">
          <Lock aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            mutate(password)
            field.current?.focus()
          }}
        >
          <Field label={words.label} hint={words.hint} error={isPasswordWrong(error) && words.wrong} announcesError>
            <PasswordInput
              ref={field}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button type="submit" size="lg" block disabled={password === ''} pending={isPending}>
            {words.go}
          </Button>
          <Button variant="quiet" block onClick={onClose}>
            {words.cancel}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}
