import { plural } from '#intl/intl.rules.ts'
import type { SwitchName } from '@sadhana/contract'
import { switchLabels } from '../shared/operator.text.ts'

const rule = 'A change reaches every process within five seconds and needs a reason.'

const about: Record<SwitchName, string> = {
  registration: 'People with a code can create an account; invitations wait',
  rooms: 'Sit together; running sits are never cut short',
  push: 'Reminders and messages on phones; email goes on',
  imports: 'Files and archives coming in',
  pictures: 'Profile pictures, pictures on a practice',
  guide: 'The chat, its button and every word about it',
  texting: 'Codes by SMS; email and passkeys go on',
}

export const switchesText = {
  title: 'Switches',
  lead: (off: number) =>
    off === 0
      ? `Everything is on. ${rule}`
      : plural(off, { one: `One is off. ${rule}`, other: (many) => `${many} are off. ${rule}` }),
  list: 'What can be turned off',
  labels: switchLabels,
  about,
  state: (name: string, isOn: boolean) => (isOn ? `${name}: on` : `${name}: off`),
  on: 'on',
  off: 'off',
  since: (when: string, reason: string) => `Off since ${when}: “${reason}”`,
  by: (text: string, name: string) => `${text} · ${name}`,
  shell: 'from the shell',
  waiting: (count: number) =>
    plural(count, {
      one: 'One job waits until it’s on again.',
      other: (many) => `${many} jobs wait until it’s on again.`,
    }),
  dropped: (count: number) =>
    plural(count, {
      one: 'One message was too late to be of use, and was dropped.',
      other: (many) => `${many} messages were too late to be of use, and were dropped.`,
    }),
  read: 'What members read',
  turnOff: (name: string) => `Turn off ${name}?`,
  turnOffText: 'What is under way is finished. What waits in the queue waits, and nothing anyone has saved is lost.',
  turnOffAction: 'Turn off',
  turnOn: (name: string) => `Turn on ${name}?`,
  turnOnText: 'It works again for everyone within five seconds, and what waited runs.',
  turnOnAction: 'Turn on',
  turnedOff: (name: string) => `${name}: off`,
  turnedOn: (name: string) => `${name}: on`,
  failed: 'We couldn’t change this switch',
  loadFailed: 'We couldn’t load the switches',
} as const
