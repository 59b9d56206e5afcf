import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  ContactVerification,
  Credentials,
  emailAddress,
  EmailProof,
  NewMoodEntry,
  NewPracticeSession,
  NewSleepEntry,
  NewWaitlistEntry,
  password,
  PasswordReset,
  phone,
  PhoneRegistration,
  PhoneSignIn,
  PhoneVerification,
  ReferralCodeEntry,
  Registration,
  SocialSignIn,
  TwoFactorAnswer,
} from './index.ts'

const practice = {
  limbType: 'dhyana',
  duration: 20,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
  date: '2026-02-28',
  time: '06:30',
}
const waitlist = { email: 'mira@example.org', name: 'Mira', currentPractice: 'teacher' }
const sleep = { date: '2026-02-28', bedtime: null, wakeTime: null, duration: null }

const registration = {
  username: 'mira',
  email: 'mira@example.org',
  displayName: 'Mira',
  password: 'quiet river stones',
  referralCode: 'ABCDE',
}
const reset = { token: 'abc', password: 'quiet river stones', confirmPassword: 'quiet river stones' }
const waiting = { userId: '0198a1f0-0000-7000-8000-000000000001', tempToken: 'abc' }

const contact = { contact: 'mira@example.org', type: 'email', code: '4081' }
const byPhone = { phone: '+351912345678', code: '408152', displayName: 'Mira', referralCode: 'ABCDE' }

const firstMessage = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each<[string, z.ZodType, unknown]>([
  ['Date is required', NewPracticeSession, { ...practice, date: '' }],
  ['Date is required', NewPracticeSession, { ...practice, date: '2026-02-30' }],
  ['Time is required', NewPracticeSession, { ...practice, time: '' }],
  ['Time is required', NewPracticeSession, { ...practice, time: '24:01' }],
  ['Please select an Ashtanga limb', NewPracticeSession, { ...practice, limbType: '' }],
  ['Duration must be at least 1 minute', NewPracticeSession, { ...practice, duration: 0 }],
  ['Duration must be at least 1 minute', NewPracticeSession, { ...practice, duration: undefined }],
  ['Duration cannot exceed 300 minutes', NewPracticeSession, { ...practice, duration: 301 }],
  ['Please select how you felt before practice', NewPracticeSession, { ...practice, beforeFeeling: undefined }],
  ['Please select how you feel after practice', NewPracticeSession, { ...practice, afterFeeling: 'stressed' }],
  ['Please enter a valid email address', emailAddress, 'mira@'],
  ['Please enter a valid email address', NewWaitlistEntry, { ...waitlist, email: undefined }],
  ['Name is required', NewWaitlistEntry, { ...waitlist, name: '' }],
  ['Please select a valid experience level', NewWaitlistEntry, { ...waitlist, currentPractice: 'guru' }],
  ['Password must be at least 6 characters', password, '12345'],
  ['Please enter a valid phone number', phone, '+41'],
  ['Referral code is required', ReferralCodeEntry, { code: ' ' }],
  ['Referral code is required', Registration, { ...registration, referralCode: undefined }],
  ['Password must be at least 6 characters', Registration, { ...registration, password: '12345' }],
  ['Display name must be at least 2 characters', Registration, { ...registration, displayName: 'M' }],
  [
    'Usernames can only have letters, digits, dots, hyphens and underscores',
    Registration,
    { ...registration, username: 'mira@home' },
  ],
  ['Usernames start with a letter', Registration, { ...registration, username: '12345' }],
  ['Username, email, or phone is required', Credentials, { identifier: ' ', password: '123456' }],
  ['Password must be at least 6 characters', Credentials, { identifier: 'mira', password: '12345' }],
  ['Reset token is required', PasswordReset, { ...reset, token: '' }],
  ["Passwords don't match", PasswordReset, { ...reset, confirmPassword: 'another' }],
  ['Invalid verification code. Please try again.', TwoFactorAnswer, { ...waiting, code: '12345' }],
  ['Verification code must be 6 digits', EmailProof, { code: '12345' }],
  ['Verification code is required', EmailProof, {}],
  ['Please enter a valid phone number', PhoneSignIn, { ...byPhone, phone: '+35191234' }],
  ['Verification code must be 6 digits', PhoneSignIn, { ...byPhone, code: '40815' }],
  ['Display name must be at least 2 characters', PhoneRegistration, { ...byPhone, displayName: 'M' }],
  ['Referral code is required', PhoneRegistration, { ...byPhone, referralCode: '' }],
  ['Please enter a valid phone number', PhoneVerification, { ...byPhone, phone: '+35191234' }],
  ['Verification code is required', PhoneVerification, { ...byPhone, code: '408' }],
  ['Email or phone is required', ContactVerification, { ...contact, contact: '' }],
  ['Verification code is required', ContactVerification, { ...contact, code: '408' }],
  ['Access token is required', SocialSignIn, { provider: 'google', accessToken: '' }],
  ['Access token is required', SocialSignIn, { provider: 'google' }],
  ['Please select a mood', NewMoodEntry, { mood: '' }],
  ['Please select a date', NewSleepEntry, { ...sleep, date: '' }],
])('"%s"', (message, schema, value) => {
  expect(firstMessage(schema, value)).toBe(message)
})

test.each<[string, z.ZodType, unknown]>([
  ['a practice', NewPracticeSession, practice],
  ['a practice of the longest kind', NewPracticeSession, { ...practice, duration: 300, notes: '' }],
  ['a waitlist entry', NewWaitlistEntry, waitlist],
  ['a registration', Registration, registration],
  ['a reset', PasswordReset, reset],
  ['a code with a space, as some apps show it', TwoFactorAnswer, { ...waiting, code: '123 456' }],
  ['the code of a mail', EmailProof, { code: '123456' }],
  ['the link of a mail', EmailProof, { token: 'abc' }],
  ['a code by text, as people paste it', PhoneRegistration, { ...byPhone, code: '408 152' }],
  ['a code of four digits, where that is enough', ContactVerification, contact],
  ['a provider’s token alone', SocialSignIn, { provider: 'apple', accessToken: 'abc' }],
  ['a mood without its energy', NewMoodEntry, { mood: 'calm' }],
  ['a night without times', NewSleepEntry, sleep],
])('%s is accepted', (_, schema, value) => {
  expect(firstMessage(schema, value)).toBeUndefined()
})
