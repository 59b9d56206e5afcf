import { z } from 'zod'
import { CurrentUser } from '../account/account.ts'
import { defineRoutes } from '../http/http.ts'
import { languages } from '../language/language.ts'
import { bio, displayName, username } from '../account/names.ts'
import { visibilities } from '../practice/practice.ts'
import { NewSocialConnection, SocialConnection } from './social-connections.ts'

export const ProfileChange = z.object({
  displayName,
  /** Empty or null for none. */
  bio: bio.nullable(),
  /** Null removes the picture. New pictures are uploaded, so any other value must be the current address. */
  profileImage: z.string().max(2048).nullable().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const pictureMaxBytes = 5 * 1024 * 1024

export const UsernameChange = z.object({ username })
export type UsernameChange = z.infer<typeof UsernameChange>

export const LanguageChange = z.object({ language: z.enum(languages) })

export const Privacy = z.object({
  /** The visibility with which new practices and sits start. It can be changed for each. */
  defaultVisibility: z.enum(visibilities),
  approveFollowers: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

/**
 * What brings a member here. The answers determine the order of their first suggestions, and are used for nothing else.
 */
export const reasons = ['strain', 'sleep', 'body', 'breath', 'mind', 'limbs', 'company', 'curiosity'] as const
export type Reason = (typeof reasons)[number]

export const Reasons = z.object({ reasons: z.array(z.enum(reasons)).max(reasons.length) })

export const profile = defineRoutes({
  change: {
    method: 'PUT',
    path: '/api/profile',
    summary: 'Update your display name and bio, or remove your picture.',
    access: 'member',
    body: ProfileChange,
    reply: CurrentUser,
    errors: [],
    limit: { max: 30, seconds: 60 },
  },
  changePicture: {
    method: 'PUT',
    path: '/api/profile/picture',
    summary:
      'Upload your picture: a JPEG, PNG or WebP of up to 5 MB and 40 megapixels. We keep a square of it, without metadata.',
    access: 'member',
    upload: true,
    reply: CurrentUser,
    errors: ['picture.unreadable', 'picture.too_large', 'picture.too_many_pixels'],
    limit: { max: 10, seconds: 60 },
  },
  changeUsername: {
    method: 'PUT',
    path: '/api/profile/username',
    summary: 'Choose your own username, once, if yours was made for you.',
    access: 'member',
    body: UsernameChange,
    reply: CurrentUser,
    errors: ['profile.username_final', 'account.username_taken'],
    limit: { max: 20, seconds: 60 },
  },
  changeLanguage: {
    method: 'PUT',
    path: '/api/profile/language',
    summary: 'Choose the language of your emails, and of the app in this browser.',
    access: 'member',
    body: LanguageChange,
    reply: CurrentUser,
    errors: [],
    limit: { max: 30, seconds: 60 },
  },
  socialConnections: {
    method: 'GET',
    path: '/api/social-connections',
    summary: 'List the social media usernames on your page.',
    access: 'member',
    reply: z.array(SocialConnection),
    errors: [],
  },
  connect: {
    method: 'POST',
    path: '/api/social-connections',
    summary: 'Add or change a social media username on your page; `isConnected: false` removes it.',
    access: 'member',
    body: NewSocialConnection,
    reply: z.array(SocialConnection),
    errors: [],
    limit: { max: 30, seconds: 60 },
  },
  privacy: {
    method: 'GET',
    path: '/api/privacy',
    summary: 'Get your privacy settings: who sees new practices, and whether you approve followers.',
    access: 'member',
    reply: Privacy,
    errors: [],
  },
  changePrivacy: {
    method: 'PATCH',
    path: '/api/privacy',
    summary: 'Update your privacy settings.',
    access: 'member',
    body: Privacy.partial(),
    reply: Privacy,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  reasons: {
    method: 'GET',
    path: '/api/reasons',
    summary: 'Get what brings you here, as you said when you joined.',
    access: 'member',
    reply: Reasons,
    errors: [],
  },
  changeReasons: {
    method: 'PUT',
    path: '/api/reasons',
    summary: 'Say what brings you here. Only you see it.',
    access: 'member',
    body: Reasons,
    reply: Reasons,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
})
