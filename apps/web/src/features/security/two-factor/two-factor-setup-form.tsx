import { twoFactorCodeLength, type BackupCodes, type TwoFactorSetup } from '@sadhana/contract'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Field } from '#ui/form/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { useConfirmTwoFactor } from './two-factor.queries.ts'
import { twoFactorText } from './two-factor.text.ts'

const text = twoFactorText.setup

type TwoFactorSetupFormProps = {
  setup: TwoFactorSetup
  onCodes: (codes: BackupCodes) => void
  onCancel: () => void
}

export function TwoFactorSetupForm({ setup, onCodes, onCancel }: TwoFactorSetupFormProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const confirming = useConfirmTwoFactor(onCodes)
  const askAgain = () => {
    setCode('')
    field.current?.focus()
  }
  const confirm = () => confirming.mutate(code, { onError: askAgain })

  return (
    <form
      className="two-factor-setup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <img className="qr-code" src={setup.qrCodeUrl} alt={text.qrCode} width="200" height="200" />
      <div className="security-body">
        <div>
          <p>{text.scan}</p>
          <p className="secret">
            <code>{groupsOfFour(setup.secret)}</code>
            <IconButton label={text.copy} onClick={() => void copyWithToast(setup.secret, text.copied)}>
              <Copy />
            </IconButton>
          </p>
        </div>
        <Field
          label={text.code}
          hint={text.codeHint}
          error={code === '' && confirming.isError && text.codeWrong}
          announcesError
        >
          <CodeInput ref={field} value={code} onValueChange={setCode} />
        </Field>
        <div className="security-actions">
          <Button type="submit" disabled={code.length !== twoFactorCodeLength} pending={confirming.isPending}>
            {text.submit}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {commonText.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}

const groupsOfFour = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
