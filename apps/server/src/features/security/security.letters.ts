import { mailLinks } from '@sadhana/contract'
import type { Letter } from '#platform/mail/letter.ts'
import { linkWith } from '#platform/mail/mailed-secrets.ts'
import type { SecurityEventType } from './log.rules.ts'

type Notice = { subject: string; text: string }

const notices: Partial<Record<SecurityEventType, Notice>> = {
  login_success_new_device: {
    subject: 'A new device signed in',
    text: 'Your account was opened on a device we had not seen before.',
  },
  password_changed_success: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and your other devices were signed out.',
  },
  password_reset_success: {
    subject: 'Your password was reset',
    text: 'The password of your account was reset by mail, and every device was signed out.',
  },
  email_change_requested: {
    subject: 'A change of your email address was requested',
    text: 'Somebody asked to change the email address of your account. It changes when the new address is confirmed.',
  },
  email_changed_success: {
    subject: 'Your email address was changed',
    text: 'The email address of your account was changed. This is the last mail to this address.',
  },
  '2fa_enabled': {
    subject: 'Two-factor sign-in is on',
    text: 'From now on signing in takes your password and a code. Please keep your backup codes in a safe place.',
  },
  '2fa_disabled': {
    subject: 'Two-factor sign-in is off',
    text: 'Two-factor sign-in was switched off. Your password alone now opens your account.',
  },
  '2fa_backup_code_success': {
    subject: 'A backup code was used',
    text: 'Somebody signed in to your account with one of your backup codes.',
  },
  '2fa_backup_codes_generated': {
    subject: 'You have new backup codes',
    text: 'New backup codes were made for your account. The old ones no longer work.',
  },
  '2fa_recovery_cancelled': {
    subject: 'The recovery was called off',
    text: 'The recovery from a lost second factor was called off. Two-factor sign-in stays as it is.',
  },
  '2fa_disabled_by_recovery': {
    subject: 'Two-factor sign-in is off',
    text: 'The recovery was completed: two-factor sign-in is off, and your password alone opens your account. Please set it up again.',
  },
}

export const hasNotice = (type: SecurityEventType): boolean => type in notices

/** Undefined for events that are only logged. */
export const noticeOf = (type: string): Notice | undefined => notices[type as SecurityEventType]

type Happening = { name: string; details: string | null; ip: string | null; at: Date }

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export function noticeLetter({ text }: Notice, { name, details, ip, at }: Happening, publicUrl: string): Letter {
  const circumstances = [details, ip && `from ${ip}`, `on ${moment.format(at)} UTC`].filter(Boolean).join(', ')
  return {
    greeting: `Dear ${name},`,
    paragraphs: [text, `What we know: ${circumstances}.`],
    action: { label: 'Look at your security page', url: new URL('/security', publicUrl).href },
    closing: 'If this was you, all is well. If not, please change your password and sign out from all devices.',
  }
}

type Proof = { name: string; code: string; token: string }

export const proofLetter = ({ name, code, token }: Proof, publicUrl: string): Letter => ({
  greeting: `Dear ${name},`,
  paragraphs: ['Please confirm that this address is yours: open the link, or type this code within ten minutes.'],
  code,
  action: { label: 'Confirm this address', url: linkWith(mailLinks.verifyEmail, token, publicUrl) },
  closing: 'If you did not ask for this, you can let this mail go; nothing will change.',
})

type Recovery = { name: string; token: string; availableAt: Date; expiresAt: Date }

export const recoveryLetter = ({ name, token, availableAt, expiresAt }: Recovery, publicUrl: string): Letter => ({
  greeting: `Dear ${name},`,
  paragraphs: [
    'Somebody who knows your password asked to sign in without your second factor.',
    `If that was you, please keep this mail: the link works from ${moment.format(availableAt)} UTC until ${moment.format(expiresAt)} UTC. The wait protects you.`,
    'If it was not you, sign in on a device of yours, call the recovery off on the security page, and change your password.',
  ],
  action: { label: 'Switch two-factor sign-in off', url: linkWith(mailLinks.recoverTwoFactor, token, publicUrl) },
  closing: 'We write to every address we have for you when this happens.',
})
