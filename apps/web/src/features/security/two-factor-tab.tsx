import type { CurrentUser } from '@sadhana/contract'
import { useRef } from 'react'
import { Panel } from '#ui/panel.tsx'
import { Switch } from '#ui/switch.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { TwoFactorEnabled } from './two-factor-enabled.tsx'
import { TwoFactorSetupForm } from './two-factor-setup-form.tsx'
import type { TwoFactor } from './use-two-factor.ts'

type TwoFactorTabProps = { user: CurrentUser; twoFactor: TwoFactor }

export function TwoFactorTab({ user, twoFactor }: TwoFactorTabProps) {
  const { view, isPending, start, returnToStart } = twoFactor
  const toggle = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const turn = (on: boolean) => {
    if (isPending) return
    if (on) return void start()
    returnToStart()
    // Switching off takes the password, so the press leads to the field that asks for it.
    requestAnimationFrame(() => passwordField.current?.focus())
  }

  const backToToggle = () => {
    returnToStart()
    toggle.current?.focus()
  }

  return (
    <Panel aria-label="Two-factor authentication">
      <div className="security-body">
        <Switch
          ref={toggle}
          label={<span className="panel-title">Two-factor authentication</span>}
          hint="Signing in then takes your password and a code from your phone."
          checked={user.twoFactorEnabled || view.name !== 'initial'}
          onChange={(event) => turn(event.target.checked)}
        />
        {view.name === 'setup' && (
          <TwoFactorSetupForm setup={view.setup} twoFactor={twoFactor} onCancel={backToToggle} />
        )}
        {view.name === 'backupCodes' && <BackupCodes codes={view.codes} onDone={backToToggle} />}
        {view.name === 'initial' && user.twoFactorEnabled && (
          <TwoFactorEnabled twoFactor={twoFactor} passwordField={passwordField} onDisabled={backToToggle} />
        )}
      </div>
    </Panel>
  )
}
