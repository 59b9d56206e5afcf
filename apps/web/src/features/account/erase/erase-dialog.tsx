import type { ErasurePreview } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { supportsPasskeys } from '#lib/product/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { providerName, waysInQuery } from '#lib/member/ways-in.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { failureText } from '../shared/failure-text.ts'
import { useErasureCode, useErasureProvider } from './erase.queries.ts'
import { eraseText } from './erase.text.ts'
import { isSent, type ProofMethod, ProofForm, type TypedMethod } from './proof-form.tsx'
import type { ProviderReturn } from './provider-return.ts'

const words = eraseText.proof

type EraseDialogProps = {
  preview: ErasurePreview
  /** For a member who comes back from a provider. */
  returned: ProviderReturn | undefined
  onClose: () => void
}

const methodsOf = ({
  hasPassword,
  hasPasskey,
  hasTwoFactor,
  email,
  phone,
}: ErasurePreview): (TypedMethod | 'passkey')[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(hasPasskey && supportsPasskeys() ? (['passkey'] as const) : []),
  ...(hasTwoFactor ? (['authenticator', 'backup-code'] as const) : []),
  ...(email ? (['email'] as const) : []),
  ...(phone ? (['phone'] as const) : []),
]

/** One proof is enough. The other methods are listed below it as plain text. */
export function EraseDialog({ preview, returned, onClose }: EraseDialogProps) {
  // For the name of the operators' own provider.
  useQuery(waysInQuery)
  const methods = methodsOf(preview)
  const { providers } = preview
  const hasNone = methods.length === 0 && providers.length === 0
  // Never starts with a method for which a code has to be sent.
  const [method, setMethod] = useState<ProofMethod | undefined>(
    returned?.proven ?? methods.find((each) => !isSent(each)),
  )
  const [problem, setProblem] = useState(returned?.problem)
  const sending = useErasureCode()
  const leaving = useErasureProvider()
  const choose = (next: ProofMethod) => {
    setProblem(undefined)
    if (isSent(next)) sending.mutate(undefined, { onSuccess: () => setMethod(next) })
    else setMethod(next)
  }
  const error = sending.error ?? leaving.error
  /** Until a method is chosen, these are the main buttons. */
  const other = method ? 'quiet' : 'secondary'
  const message = error ? failureText(error, words.failed) : problem
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={hasNone ? words.none : introOf(method, preview)}
      icon={
        <Stone size="lg" shape="b">
          <Lock aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        {method && (
          <ProofForm
            key={keyOf(method)}
            method={method}
            dueAt={preview.dueAt}
            hasMoved={preview.hasMoved}
            onClose={onClose}
          />
        )}
        {message && (
          <p className="erase-failed" role="alert">
            {message}
          </p>
        )}
        <p className="erase-others">
          {methods
            .filter((each) => each !== method)
            .map((each) => (
              <Button
                key={each}
                variant={other}
                pending={isSent(each) && sending.isPending}
                onClick={() => choose(each)}
              >
                {words.others[each]}
              </Button>
            ))}
          {providers.map((each) => (
            <Button
              key={each}
              variant={other}
              pending={leaving.isPending && leaving.variables === each}
              onClick={() => leaving.mutate(each)}
            >
              {words.signInAgain(providerName(each))}
            </Button>
          ))}
          {!method && (
            <Button variant="quiet" onClick={onClose}>
              {eraseText.keep}
            </Button>
          )}
          {hasNone && (
            <Button asChild variant="secondary">
              <Link to="/security?tab=verification">{words.verify}</Link>
            </Button>
          )}
        </p>
      </DialogBody>
    </Dialog>
  )
}

const keyOf = (method: ProofMethod): string => (typeof method === 'object' ? method.provider : method)

function introOf(method: ProofMethod | undefined, { email, phone }: ErasurePreview): string {
  if (method === undefined) return words.intro.choose
  if (typeof method === 'object') return words.intro.provider(providerName(method.provider))
  return isSent(method) ? words.intro.sent(email ?? phone ?? '') : words.intro[method]
}
