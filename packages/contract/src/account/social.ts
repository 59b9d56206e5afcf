import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { AuthTokens } from '../http/tokens.ts'
import { displayName } from './names.ts'
import { ClosingNotice, SwitchName } from '../switches/switches.ts'
import { referralCode } from '../referral/referral.ts'
import { fullOwnerErrors, ownerProof } from './owner-proof.ts'

/** `oidc` is the provider that the operators run or have chosen themselves. */
export const socialLoginProviders = ['google', 'facebook', 'apple', 'oidc'] as const
export const SocialLoginProvider = z.enum(socialLoginProviders)
export type SocialLoginProvider = z.infer<typeof SocialLoginProvider>

/**
 * A browser starts by opening this address with a `state` that it stores. The provider sends it back to `/callback`.
 */
export const socialStartPath = (provider: SocialLoginProvider): string => `/api/auth/social/${provider}`
/** Leads to where a browser also signs out at the provider, or to the sign-in page if the provider has no such page. */
export const socialSignOutPath = (provider: SocialLoginProvider): string => `${socialStartPath(provider)}/sign-out`

/** 32 random bytes in base64url. */
export const socialState = z.string().regex(/^[\w-]{43}$/)

/** The reason why the browser visits the provider: to sign in or up, or to link the provider to its member. */
export const socialPurposes = ['sign-in', 'link'] as const

const accessTokenRequired = 'Access token is required'

/**
 * What a client may know about a person at a provider. No route accepts it, because browsers sign in at the provider
 * itself.
 */
export const SocialSignIn = z.object({
  provider: SocialLoginProvider.exclude(['oidc']),
  accessToken: z.string(accessTokenRequired).min(1, accessTokenRequired),
  email: z.email().optional(),
  name: z.string().optional(),
  profilePicture: z.url().optional(),
})

/** Our own statement of who someone is at a provider, valid for ten minutes and for the browser that asked. */
const ticket = z.string().min(1).max(4096)

/** The contents of a ticket, for the page that shows it. The server trusts only the ticket as a whole. */
export const TicketFacts = z.object({
  provider: SocialLoginProvider,
  email: z.string().nullable(),
  name: z.string().nullable(),
})
export type TicketFacts = z.infer<typeof TicketFacts>

/** Without a code only if the operators' own provider stands for it. */
export const SocialRegistration = z.object({ ticket, referralCode: referralCode.optional(), displayName })
export type SocialRegistration = z.infer<typeof SocialRegistration>

/** The fields of the form. The ticket comes with the address. */
export const SocialRegistrationForm = SocialRegistration.omit({ ticket: true })
export type SocialRegistrationForm = z.infer<typeof SocialRegistrationForm>

export const OwnProvider = z.object({
  /** As members know it. */
  name: z.string(),
  /** True if the people it admits need no referral code. */
  invites: z.boolean(),
})

export const LinkedAccount = z.object({
  provider: SocialLoginProvider,
  email: z.string().nullable(),
  linkedAt: z.iso.datetime(),
})
export type LinkedAccount = z.infer<typeof LinkedAccount>

export const LinkedAccounts = z.object({
  linked: z.array(LinkedAccount),
  /** The providers that this installation is connected to. */
  providers: z.array(SocialLoginProvider),
  /** False for a member’s only sign-in method. */
  canUnlink: z.boolean(),
})
export type LinkedAccounts = z.infer<typeof LinkedAccounts>

export const socialRoutes = defineRoutes({
  socialProviders: {
    method: 'GET',
    path: '/api/auth/social',
    summary:
      'List the providers, and the countries of phone numbers, that you can sign in with here. With a provider, a browser starts at /api/auth/social/{provider}?state=…, with 32 random bytes in base64url.',
    access: 'public',
    /**
     * `phoneCountries` are the countries to whose numbers we send texts (ISO 3166, two letters); empty if texting isn't
     * configured.
     */
    reply: z.object({
      providers: z.array(SocialLoginProvider),
      /** About `oidc`, if it is one of the providers. */
      oidc: OwnProvider.optional(),
      phoneCountries: z.array(z.string()),
      /** What operators have turned off for everyone. */
      off: z.array(SwitchName).optional(),
      /** New passwords are compared with those stolen elsewhere. */
      checksBreaches: z.boolean().optional(),
      /** Only while the installation is about to close, or has closed. */
      closing: ClosingNotice.optional(),
    }),
    errors: [],
  },
  registerSocial: {
    method: 'POST',
    path: '/api/auth/social/register',
    summary:
      'Create an account with a provider’s word and a referral code, and sign in. The operators’ own provider may stand for the code.',
    access: 'public',
    body: SocialRegistration,
    reply: AuthTokens,
    errors: [
      'referral.code_invalid',
      'account.email_taken',
      'account.social_expired',
      'account.social_taken',
      'request.too_many',
    ],
    limit: { max: 10, seconds: 60 },
  },
  socialRefusal: {
    method: 'POST',
    path: '/api/auth/social/refusal',
    summary:
      'Learn why a provider’s word didn’t sign you in: account.suspended says until when your account is paused, and why. No error means that you can try again.',
    access: 'public',
    body: z.object({ ticket }),
    reply: z.null(),
    errors: ['account.suspended', 'service.closed', 'account.social_expired', 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  linkedAccounts: {
    method: 'GET',
    path: '/api/account/social',
    summary: 'List the providers that you can sign in with.',
    access: 'member',
    reply: LinkedAccounts,
    errors: [],
  },
  linkSocial: {
    method: 'POST',
    path: '/api/account/social',
    summary: 'Link a provider, so that you can sign in with it. If you signed in a while ago, prove that it’s you.',
    access: 'member',
    body: z.object({ ticket, ...ownerProof }),
    reply: LinkedAccount,
    errors: ['account.social_expired', 'account.social_taken', ...fullOwnerErrors, 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
  unlinkSocial: {
    method: 'POST',
    path: '/api/account/social/unlink',
    summary: 'Unlink a provider, unless it’s your only way in. If you signed in a while ago, prove that it’s you.',
    access: 'member',
    body: z.object({ provider: SocialLoginProvider, ...ownerProof }),
    reply: z.null(),
    errors: ['account.last_way_in', ...fullOwnerErrors, 'request.too_many'],
    limit: { max: 10, seconds: 60 },
  },
})
