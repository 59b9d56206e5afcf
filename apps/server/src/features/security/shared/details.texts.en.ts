import { plural } from '#platform/intl.rules.ts'

/** What the log says about an event. It is kept in English. */
export const en = {
  device: 'Unknown device',
  app: 'Unknown app',
  /** Between an app and the system it runs on. */
  on: 'on',
  /** How someone signed in. */
  ways: {
    password: 'password',
    'code from the app': 'code from the app',
    'backup code': 'backup code',
    passkey: 'passkey',
    'texted code': 'texted code',
    'linked account': 'linked account',
  },
  tokens: (count: number) => plural('en', count, { one: '1 access token', other: `${count} access tokens` }),
}

export type DetailsTexts = typeof en
