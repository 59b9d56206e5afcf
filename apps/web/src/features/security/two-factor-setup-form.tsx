import { twoFactorCodeLength, type TwoFactorSetup } from '@sadhana/contract'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/code-input.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { copyAndTell } from './copy-and-tell.ts'
import type { TwoFactor } from './use-two-factor.ts'

type TwoFactorSetupFormProps = { setup: TwoFactorSetup; twoFactor: TwoFactor; onCancel: () => void }

export function TwoFactorSetupForm({ setup, twoFactor, onCancel }: TwoFactorSetupFormProps) {
  const [code, setCode] = useState('')
  return (
    <form
      className="two-factor-setup"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void twoFactor.confirm(code)
      }}
    >
      <img
        className="qr-code"
        src={setup.qrCodeUrl}
        alt="QR code for your authenticator app"
        width="200"
        height="200"
      />
      <div className="security-body">
        <div>
          <p>Scan the picture with an authenticator app, or type this secret into it:</p>
          <p className="secret">
            <code>{groupsOfFour(setup.secret)}</code>
            <IconButton
              label="Copy the secret"
              onClick={() => void copyAndTell(setup.secret, 'Your secret is on the clipboard.')}
            >
              <Copy />
            </IconButton>
          </p>
        </div>
        <Field label="Verification code" hint="The six digits that the app shows now.">
          <CodeInput value={code} onValueChange={setCode} />
        </Field>
        <div className="security-actions">
          <Button type="submit" disabled={code.length !== twoFactorCodeLength} pending={twoFactor.isPending}>
            Verify and Enable
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

const groupsOfFour = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
