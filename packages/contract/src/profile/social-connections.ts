import { z } from 'zod'
import { visibilities } from '../practice/practice.ts'

export const socialPlatforms = ['facebook', 'instagram', 'x', 'youtube'] as const
export type SocialPlatform = (typeof socialPlatforms)[number]

type Platform = {
  /** A member's page is at this address followed by their username. */
  page: string
  /** Hosts of links that people paste instead of a username. */
  hosts: RegExp
  username: RegExp
  rule: string
}

export const platforms: Record<SocialPlatform, Platform> = {
  facebook: {
    page: 'https://www.facebook.com/',
    hosts: /^(www\.|m\.)?(facebook|fb)\.com$/i,
    username: /^[a-z0-9.]{5,50}$/i,
    rule: 'Facebook usernames have 5 to 50 letters, digits and dots',
  },
  instagram: {
    page: 'https://www.instagram.com/',
    hosts: /^(www\.)?instagram\.com$/i,
    username: /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/i,
    rule: 'Instagram usernames have up to 30 letters, digits, dots and underscores',
  },
  x: {
    page: 'https://x.com/',
    hosts: /^(www\.|mobile\.)?(x|twitter)\.com$/i,
    username: /^\w{1,15}$/,
    rule: 'X usernames have up to 15 letters, digits and underscores',
  },
  youtube: {
    page: 'https://www.youtube.com/@',
    hosts: /^(www\.|m\.)?youtube\.com$/i,
    username: /^(?![._·-])[\p{L}\p{M}\p{N}._·-]{3,30}(?<![._·-])$/u,
    rule: 'YouTube handles have 3 to 30 letters, digits, dots, hyphens and underscores',
  },
}

export const socialPageOf = (platform: SocialPlatform, name: string): string =>
  platforms[platform].page + encodeURIComponent(name)

/** People type `@name`, or paste the address of their page. */
function readUsername(platform: SocialPlatform, typed: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]+)\/([^/?#]+)/i.exec(typed) ?? []
  const name = platforms[platform].hosts.test(host) ? path : typed
  return name.replace(/^@/, '')
}

const required = 'Username is required'

export const SocialConnection = z.object({
  platform: z.enum(socialPlatforms),
  platformUsername: z.string(),
  isConnected: z.boolean(),
  visibility: z.enum(visibilities),
})
export type SocialConnection = z.infer<typeof SocialConnection>

/** After the username was read from the typed text. */
const ReadConnection = SocialConnection.extend({
  platformUsername: z.string().meta({ examples: ['ashasits', 'mirarests'] }),
}).superRefine(({ platform, platformUsername, isConnected }, context) => {
  if (!isConnected || platforms[platform].username.test(platformUsername)) return
  context.addIssue({ code: 'custom', path: ['platformUsername'], message: platforms[platform].rule })
})

export const NewSocialConnection = z
  .object({
    platform: z.enum(socialPlatforms),
    platformUsername: z
      .string(required)
      .normalize('NFC')
      .trim()
      .min(1, required)
      .max(200, 'Please use fewer characters'),
    isConnected: z.boolean().default(true),
    /** Who sees it on your page. */
    visibility: z.enum(visibilities).default('followers'),
  })
  .transform(({ platformUsername, ...rest }) => ({
    ...rest,
    platformUsername: readUsername(rest.platform, platformUsername),
  }))
  .pipe(ReadConnection)
export type NewSocialConnection = z.input<typeof NewSocialConnection>

/** The part that others see. */
export const SharedConnection = SocialConnection.pick({ platform: true, platformUsername: true })
export type SharedConnection = z.infer<typeof SharedConnection>
