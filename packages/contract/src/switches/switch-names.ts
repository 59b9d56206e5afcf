// Without schemas, because screens of every page read it.

/** What operators can turn off for everyone, in the order of their console. */
export const switchNames = ['registration', 'rooms', 'push', 'imports', 'pictures', 'guide', 'texting'] as const
export type SwitchName = (typeof switchNames)[number]

/** What people read while it is off: on screens, and as the message of `service.switched_off`. */
export const switchedOffTexts: Record<SwitchName, string> = {
  registration: 'New accounts are turned off for now. Members can sign in as always.',
  rooms: 'Sitting together is turned off for now. Your own timer works as always.',
  push: 'Messages to your devices are turned off for now. Email goes on as always.',
  imports: 'Imports are turned off for now. What you’ve brought in already is safe.',
  pictures: 'Pictures are turned off for now. The ones you’ve added are safe.',
  guide: 'The Practice Guide is turned off for now. The handbook is there as always.',
  texting: 'Codes by text message are turned off for now. Email and passkeys work as always.',
}
