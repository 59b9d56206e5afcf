import type { Reminders } from '@sadhana/contract'
import { Mail, Smartphone } from 'lucide-react'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import type { DevicePush } from './push-device.ts'
import { usePushSwitch, useTest } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.where

type WherePanelProps = { reminders: Reminders; userId: string; device: DevicePush | undefined }

/** What this device really has, and where emails go. */
export function WherePanel({ reminders: { email, pushKey }, userId, device }: WherePanelProps) {
  const push = usePushSwitch(userId, pushKey)
  const test = useTest()
  const isOn = device === 'on'
  const isOff = useSwitchedOff('push')
  return (
    <Panel aria-labelledby="reminder-places">
      <PanelHeader id="reminder-places" title={text.title} />
      <ul className="reminder-places">
        <li>
          <Smartphone aria-hidden="true" />
          <div>
            <p className="reminder-place">{text.device}</p>
            <output className="text-sm text-muted">
              {isOff ? switchedOffTexts.push : text.states[device ?? 'checking']}
            </output>
          </div>
          {isOn && !isOff && (
            <Button
              variant="quiet"
              aria-label={text.testDevice}
              pending={test.isPending}
              onClick={() => test.mutate('push')}
            >
              {text.test}
            </Button>
          )}
          {(isOn || (device === 'off' && !isOff)) && (
            <Button
              variant="quiet"
              aria-label={isOn ? text.turnOffDevice : text.turnOnDevice}
              pending={push.isPending}
              onClick={() => push.mutate(!isOn)}
            >
              {isOn ? text.turnOff : text.turnOn}
            </Button>
          )}
        </li>
        <li>
          <Mail aria-hidden="true" />
          <div>
            <p className="reminder-place">{email ?? text.noEmail}</p>
            {email !== null && <p className="text-sm text-muted">{text.emailAbout}</p>}
          </div>
          {email !== null && (
            <Button
              variant="quiet"
              aria-label={text.testEmail}
              pending={test.isPending}
              onClick={() => test.mutate('email')}
            >
              {text.test}
            </Button>
          )}
        </li>
      </ul>
    </Panel>
  )
}
