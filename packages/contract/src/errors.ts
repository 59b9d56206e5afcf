import { z } from 'zod'

/** Every failure a client can tell apart: its HTTP status and what a person reads. */
export const errors = {
  'request.invalid': [422, 'Please check the marked fields.'],
  'request.malformed': [400, 'The request could not be read.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.too_large': [413, 'That is more than can be sent at once.'],
  'request.unsupported_type': [415, 'Please send JSON.'],
  'request.too_many': [429, 'That was a lot at once. Please wait a moment and try again.'],
  'request.in_progress': [409, 'The same request is still being worked on. Please try again in a moment.'],
  'request.key_reused': [422, 'This idempotency key was already used for another request.'],
  'auth.required': [401, 'Please sign in.'],
  'account.invalid_credentials': [401, 'Invalid credentials. Please try again.'],
  'account.username_taken': [409, 'This username is taken.'],
  'account.email_taken': [409, 'An account with this email exists already.'],
  'account.password_weak': [422, 'This password is too easy to guess. Please choose a longer or less common one.'],
  'account.password_wrong': [403, 'This is not your current password.'],
  'account.reset_failed': [400, 'Failed to reset password. Please try again.'],
  'security.code_invalid': [403, 'Invalid verification code. Please try again.'],
  'security.sign_in_expired': [403, 'This sign-in has expired. Please sign in again.'],
  'security.two_factor_enabled': [409, 'Two-factor sign-in is enabled already.'],
  'security.disable_refused': [403, 'Failed to disable 2FA. Please check your password and try again.'],
  'security.backup_codes_refused': [403, 'Failed to generate backup codes. Please check your password and try again.'],
  'security.session_not_found': [404, 'This session has ended already.'],
  'security.email_missing': [409, 'There is no email address on your account yet.'],
  'security.email_verified': [409, 'Your email address is verified already.'],
  'security.code_sent_recently': [429, 'A mail is on its way. Please wait a little before you ask for another.'],
  'security.recovery_unavailable': [403, 'Recovery needs a verified email address. Please contact us.'],
  'security.recovery_not_ready': [403, 'The waiting time of 72 hours is not over yet.'],
  'security.recovery_invalid': [403, 'This recovery link is invalid, expired or was called off.'],
  'referral.code_invalid': [403, 'This referral code is not valid. It may have been used or have expired.'],
  'referral.limit_reached': [409, 'You have made all your codes for this month. New ones come with the next.'],
  'practice.not_found': [404, 'This session does not exist, or is not yours to see.'],
  'practice.in_future': [422, 'This practice lies in the future. Please check date and time.'],
  'practice.zone_unknown': [422, 'This time zone is not known to us.'],
  'practice.changed_elsewhere': [409, 'This session was changed on another device. Here is how it reads now.'],
  'journey.pause_overlaps': [409, 'You already have a pause on some of these days.'],
  'journey.pause_not_found': [404, 'This pause does not exist any more.'],
  'meditation.not_found': [404, 'This sit does not exist, or is not yours to see.'],
  'meditation.deleted': [409, 'This sit was saved before, and then deleted.'],
  'community.person_not_found': [404, 'We could not find anybody by this name.'],
  'community.not_oneself': [422, 'This is for others; it does not work on yourself.'],
  'service.failed': [500, 'Something went wrong on our side. Please try again later.'],
  'service.unavailable': [503, 'We are short of breath for a moment. Please try again soon.'],
} as const satisfies Record<`${string}.${string}`, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every answer that is not a success; `message` is for people, `fields` maps a field path to its message. */
export const ErrorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
