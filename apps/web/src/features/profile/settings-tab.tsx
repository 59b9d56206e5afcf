import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Eye, KeyRound, LogOut, Mail } from 'lucide-react'
import { useState, type ComponentType, type ReactNode, type SVGProps } from 'react'
import { Link, useSearchParams } from 'react-router'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { signOut } from '#lib/member/sign-out.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { privacyQuery } from './privacy.queries.ts'
import { profileText } from './shared/profile.text.ts'

const { settings: text } = profileText

/** The forms of another feature, each shown below its row. */
export type AccountForms = Record<'email' | 'password', (user: CurrentUser) => ReactNode>
type OpenForm = keyof AccountForms | undefined

/** The address can name a form, as links from password managers do. */
export function SettingsTab({ user, forms }: { user: CurrentUser; forms: AccountForms }) {
  const [search] = useSearchParams()
  const requestedForm = search.get('change')
  const [open, setOpen] = useState<OpenForm>(
    requestedForm === 'email' || requestedForm === 'password' ? requestedForm : undefined,
  )
  const { data: privacy, isError } = useQuery(privacyQuery)
  const hasPassword = user.hasPassword !== false
  const toggle = (form: keyof AccountForms) => setOpen((before) => (before === form ? undefined : form))
  return (
    <div className="profile-grid">
      <div className="profile-column">
        <Panel aria-labelledby="account-title">
          <PanelHeader title={text.account} id="account-title" />
          <ul className="profile-rows">
            <Row icon={Mail} title={text.email} value={emailText(user)}>
              <FormButton label={text.changeEmail} isOpen={open === 'email'} onClick={() => toggle('email')} />
            </Row>
            <Row icon={KeyRound} title={text.password} value={hasPassword ? text.passwordHint : text.noPassword}>
              <FormButton
                label={hasPassword ? text.changePassword : text.setPassword}
                words={hasPassword ? text.change : text.set}
                isOpen={open === 'password'}
                onClick={() => toggle('password')}
              />
            </Row>
            <Row
              icon={Eye}
              title={text.privacy}
              value={
                privacy ? text.newSessions(visibilityLabels[privacy.defaultVisibility]) : isError && text.privacyFailed
              }
            >
              <Button asChild variant="secondary" aria-label={text.configurePrivacy}>
                <Link to="/settings/privacy">{text.configure}</Link>
              </Button>
            </Row>
          </ul>
          <p className="profile-settings-links">
            <Link to="/settings">{text.all}</Link>
            <Link to="/security">{text.security}</Link>
          </p>
        </Panel>
        {open && forms[open](user)}
      </div>
      <ThisDevice />
    </div>
  )
}

const emailText = ({ email, emailVerified }: CurrentUser) => {
  if (!email) return text.noEmail
  return emailVerified ? text.verified(email) : text.unverified(email)
}

type RowProps = {
  icon: ComponentType<SVGProps<SVGSVGElement>>
  title: string
  value: ReactNode
  children: ReactNode
}

const Row = ({ icon: Icon, title, value, children }: RowProps) => (
  <li className="profile-row">
    <Icon aria-hidden="true" className="profile-row-icon" />
    <div className="profile-row-text">
      <strong>{title}</strong>
      <p>{value}</p>
    </div>
    {children}
  </li>
)

type FormButtonProps = { label: string; words?: string; isOpen: boolean; onClick: () => void }

const FormButton = ({ label, words = text.change, isOpen, onClick }: FormButtonProps) => (
  <Button variant="secondary" aria-label={label} aria-expanded={isOpen} onClick={onClick}>
    {words}
  </Button>
)

function ThisDevice() {
  const [isLeaving, setLeaving] = useState(false)
  const unsent = useUnsentQuestion('signOut')
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <Panel aria-labelledby="device-title">
      <PanelHeader title={text.device} id="device-title" />
      <p className="profile-device-hint">{text.deviceHint}</p>
      <Button variant="secondary" pending={isLeaving} onClick={() => unsent.ask(leave)}>
        <LogOut aria-hidden="true" /> {text.signOut}
      </Button>
      {unsent.question}
    </Panel>
  )
}
