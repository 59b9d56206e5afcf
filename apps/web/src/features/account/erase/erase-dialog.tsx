import { twoFactorCodeLength, type ErasurePreview, type ErasureProof } from '@sadhana/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { failureText } from '../failure-text.ts'
import { useErase, useErasureCode } from './erase.queries.ts'
import { dueDay, eraseText } from './erase.text.ts'

const words = eraseText.proof

type Way = ErasureProof['way']
type EraseDialogProps = { preview: ErasurePreview; onClose: () => void }

const waysOf = ({ hasPassword, hasTwoFactor, email }: ErasurePreview): Way[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(hasTwoFactor ? (['authenticator', 'backup-code'] as const) : []),
  ...(email ? (['email'] as const) : []),
]

/** One proof is enough; the other ways stand below as plain text. */
export function EraseDialog({ preview, onClose }: EraseDialogProps) {
  const ways = waysOf(preview)
  // A code is sent when it is asked for, so email isn't where anyone begins.
  const [way, setWay] = useState<Way | undefined>(ways.find((each) => each !== 'email'))
  const sending = useErasureCode()
  const choose = (next: Way) => {
    if (next === 'email') sending.mutate(undefined, { onSuccess: () => setWay('email') })
    else setWay(next)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={introOf(way, preview.email, ways.length)}
      icon={
        <Stone size="lg" shape="b">
          <Lock aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        {way && <ProofForm key={way} way={way} dueAt={preview.dueAt} onClose={onClose} />}
        {sending.error && (
          <p className="erase-failed" role="alert">
            {failureText(sending.error, words.failed)}
          </p>
        )}
        <p className="erase-others">
          {ways
            .filter((each) => each !== way)
            .map((each) => (
              <Button
                key={each}
                variant="quiet"
                pending={each === 'email' && sending.isPending}
                onClick={() => choose(each)}
              >
                {words.others[each]}
              </Button>
            ))}
          {ways.length === 0 && (
            <Button asChild variant="secondary">
              <Link to="/security?tab=verification">{words.verify}</Link>
            </Button>
          )}
        </p>
      </DialogBody>
    </Dialog>
  )
}

function introOf(way: Way | undefined, email: string | null, count: number): string | undefined {
  if (way === undefined) return count === 0 ? words.none : undefined
  return way === 'email' ? words.intro.email(email ?? '') : words.intro[way]
}

const proofOf = (way: Way, typed: string): ErasureProof =>
  way === 'password' ? { way, password: typed } : { way, code: typed }

const isWhole = (way: Way, typed: string): boolean =>
  way === 'authenticator' || way === 'email' ? typed.length === twoFactorCodeLength : typed !== ''

function ProofForm({ way, dueAt, onClose }: { way: Way; dueAt: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState(false)
  const erasing = useErase()
  const error = erasing.error && failureText(erasing.error, words.failed)
  return (
    <form
      className="erase-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (read && isWhole(way, typed)) erasing.mutate(proofOf(way, typed))
      }}
    >
      <ProofField way={way} error={error} value={typed} onValueChange={setTyped} />
      <Checkbox label={words.read} checked={read} onChange={({ target }) => setRead(target.checked)} />
      <Button
        type="submit"
        variant="danger"
        size="lg"
        block
        disabled={!read || !isWhole(way, typed)}
        pending={erasing.isPending}
      >
        {words.submit(dueDay(dueAt))}
      </Button>
      <Button variant="quiet" block onClick={onClose}>
        {eraseText.keep}
      </Button>
    </form>
  )
}

type ProofFieldProps = { way: Way; error: string | null; value: string; onValueChange: (typed: string) => void }

function ProofField({ way, error, value, onValueChange }: ProofFieldProps) {
  if (way === 'password') {
    return (
      <Field label={words.password} error={error} announcesError>
        <PasswordInput
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
    )
  }
  if (way === 'backup-code') {
    return (
      <Field label={words.backupCode} error={error} announcesError>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
    )
  }
  return (
    <Field label={words.code} error={error} announcesError>
      <CodeInput value={value} onValueChange={onValueChange} />
    </Field>
  )
}
