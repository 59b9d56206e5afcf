import type { BackupCodes as BackupCodesReply, CurrentUser, TwoFactorSetup } from '@sadhana/contract'
import { useRef } from 'react'
import { Panel } from '#ui/panel.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { TwoFactorEnabled } from './two-factor-enabled.tsx'
import { TwoFactorPasswordForm } from './two-factor-password-form.tsx'
import { TwoFactorSetupForm } from './two-factor-setup-form.tsx'
import { useEnableTwoFactor } from './two-factor.queries.ts'
import { twoFactorText as text } from './two-factor.text.ts'
import { VerifyEmailHint } from '../verification/verify-email-hint.tsx'

/**
 * The view of the tab. The parent holds it, because backup codes are shown only once and must survive a visit to
 * another tab.
 */
export type TwoFactorView =
  | { name: 'initial' }
  | { name: 'password' }
  | { name: 'setup'; setup: TwoFactorSetup }
  | { name: 'backupCodes'; codes: string[] }

type TwoFactorTabProps = { user: CurrentUser; view: TwoFactorView; onView: (view: TwoFactorView) => void }

export function TwoFactorTab({ user, view, onView }: TwoFactorTabProps) {
  const enabling = useEnableTwoFactor(
    (setup) => onView({ name: 'setup', setup }),
    () => onView({ name: 'password' }),
  )
  const showCodes = ({ backupCodes }: BackupCodesReply) => onView({ name: 'backupCodes', codes: backupCodes })
  const returnToStart = () => onView({ name: 'initial' })
  const toggle = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const verifyButton = useRef<HTMLButtonElement>(null)
  const needsEmail = user.email !== null && !user.emailVerified && !user.twoFactorEnabled

  const turn = (on: boolean) => {
    if (enabling.isPending) return
    // Turning it on needs a verified email, so the focus goes to the button that sends one.
    if (on && needsEmail) return verifyButton.current?.focus()
    if (on) return enabling.mutate(undefined)
    returnToStart()
    // Turning it off needs the password, so the focus goes to its field.
    requestAnimationFrame(() => passwordField.current?.focus())
  }

  const backToToggle = () => {
    returnToStart()
    toggle.current?.focus()
  }

  return (
    <Panel aria-label={text.title}>
      <div className="security-body">
        <Switch
          ref={toggle}
          label={<span className="panel-title">{text.title}</span>}
          {...(!user.twoFactorEnabled && { hint: user.hasPassword === false ? text.hint.code : text.hint.password })}
          checked={user.twoFactorEnabled || view.name !== 'initial'}
          onChange={(event) => turn(event.target.checked)}
        />
        {needsEmail && <VerifyEmailHint user={user} button={verifyButton} why={text.emailNeeded} />}
        {view.name === 'password' && <TwoFactorPasswordForm user={user} enabling={enabling} onCancel={backToToggle} />}
        {view.name === 'setup' && <TwoFactorSetupForm setup={view.setup} onCodes={showCodes} onCancel={backToToggle} />}
        {view.name === 'backupCodes' && <BackupCodes codes={view.codes} onDone={backToToggle} />}
        {view.name === 'initial' && user.twoFactorEnabled && (
          <TwoFactorEnabled user={user} passwordField={passwordField} onCodes={showCodes} onDisabled={backToToggle} />
        )}
      </div>
    </Panel>
  )
}
