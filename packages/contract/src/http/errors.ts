import { z } from 'zod'

/** Every error that clients can distinguish: its HTTP status and the message people read. */
export const errors = {
  'request.invalid': [422, 'Please check the highlighted fields.'],
  'request.malformed': [400, 'We couldn’t read this request. Please check its format.'],
  'request.not_found': [404, 'There’s nothing at this address.'],
  'request.timeout': [408, 'The request took too long to arrive. Please try again.'],
  'request.precondition_failed': [412, 'This has changed since you last loaded it.'],
  'request.range_outside': [416, 'There’s nothing in the range you asked for.'],
  'request.headers_too_large': [431, 'The headers of this request are too large.'],
  'request.too_large': [413, 'That’s too much to send at once. Please try something smaller.'],
  'request.unsupported_type': [415, 'Please send JSON.'],
  'request.too_many': [429, 'Too many requests in a short time. Please wait a moment and try again.'],
  'request.in_progress': [409, 'We’re still working on this request. Please try again in a moment.'],
  'request.key_reused': [422, 'This idempotency key has already been used for a different request.'],
  'auth.required': [401, 'Please sign in.'],
  'account.invalid_credentials': [401, 'Invalid credentials. Please try again.'],
  'account.username_taken': [409, 'This username is already taken. Please choose another.'],
  'account.email_taken': [409, 'An account with this email already exists.'],
  'account.password_weak': [422, 'This password is too easy to guess. Please choose a longer or less common one.'],
  'account.password_wrong': [403, 'That’s not your current password. Please try again.'],
  'account.reset_failed': [400, 'Failed to reset password. Please try again.'],
  'security.code_invalid': [403, 'Invalid verification code. Please try again.'],
  'security.sign_in_expired': [403, 'This sign-in has expired. Please sign in again.'],
  'security.two_factor_enabled': [409, 'Two-factor authentication is already on.'],
  'security.password_needed': [403, 'Please enter your password to turn on two-factor authentication.'],
  'security.disable_refused': [403, 'Failed to disable 2FA. Please check your password and try again.'],
  'security.backup_codes_refused': [403, 'Failed to generate backup codes. Please check your password and try again.'],
  'security.session_not_found': [404, 'This device is already signed out.'],
  'security.email_missing': [409, 'Your account doesn’t have an email address yet.'],
  'security.email_verified': [409, 'Your email address is already verified.'],
  'security.code_sent_recently': [429, 'We’ve just sent you an email. Please wait a little before asking for another.'],
  'security.emails_spent': [429, 'We can’t send any more emails today. Please try again tomorrow.'],
  'security.email_unverified': [403, 'Please verify your email address before turning on two-factor authentication.'],
  'security.recovery_unavailable': [403, 'Recovery needs a verified email address.'],
  'security.recovery_not_ready': [403, 'The 72-hour wait isn’t over yet. Please try the link again later.'],
  'security.recovery_invalid': [
    403,
    'This recovery link doesn’t work any more. It may have expired or been cancelled.',
  ],
  'profile.username_final': [409, 'You’ve already chosen your username, so it can’t be changed again.'],
  'profile.picture_unreadable': [422, 'We couldn’t read this picture. Please choose a JPEG, PNG or WebP.'],
  'profile.picture_too_large': [413, 'This picture is too large. Please choose one of up to 5 MB.'],
  'profile.picture_too_many_pixels': [422, 'This picture is too large. Please choose one of up to 40 megapixels.'],
  'referral.code_invalid': [
    403,
    'This referral code isn’t valid. It may have been used already, or it may have expired.',
  ],
  'referral.limit_reached': [409, 'You’ve made all your codes for this month. You can make more next month.'],
  'practice.not_found': [404, 'We couldn’t find this session. It may have been deleted, or it may be private.'],
  'practice.in_future': [422, 'This practice is in the future. Please check the date and time.'],
  'practice.zone_unknown': [422, 'We don’t recognise this time zone. Please choose one from the list.'],
  'practice.deleted': [410, 'You’ve already logged this session, and later deleted it.'],
  'practice.changed_elsewhere': [409, 'You changed this session on another device. Here’s the latest version.'],
  'journey.pause_overlaps': [409, 'You already have a pause on some of these days.'],
  'journey.pauses_too_long': [
    409,
    'That would be more than 30 paused days in a row. Please leave at least one day of practice in between.',
  ],
  'journey.pause_not_found': [404, 'This pause no longer exists.'],
  'meditation.not_found': [404, 'We couldn’t find this sit. It may have been deleted.'],
  'meditation.deleted': [410, 'You’ve already saved this sit, and later deleted it.'],
  'community.person_not_found': [404, 'We couldn’t find anyone with this username.'],
  'community.not_oneself': [422, 'You can’t do this with your own account.'],
  'service.failed': [500, 'Something went wrong on our side. Please try again in a few minutes.'],
  'service.unavailable': [503, 'We’re overloaded right now. Please try again in a moment.'],
} as const satisfies Record<`${string}.${string}`, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The body of every error reply. `message` is for people; `fields` maps a field path to its message. */
export const ErrorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
