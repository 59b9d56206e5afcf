import { z } from 'zod'

/** Joiners that Persian, Indic scripts and emoji need are allowed. Every other invisible character is refused. */
const hidden = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/**
 * Text that an email program would turn into a link. A single capital before the full stop is an initial
 * (B.K.S.Iyengar), as long as no path follows.
 */
const link = /:\/\/|[Ww]{3}\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}|[\p{Ll}\p{N}]\.\p{L}{2,}|\.\p{L}{2,}[/:?#]/u
const spelledOut = (text: string): string => text.normalize('NFKC').replaceAll('。', '.')

const holdsLink = (text: string): boolean => link.test(spelledOut(text))

/** True for a text with a character that no one sees. */
export const hasHiddenCharacters = (text: string): boolean => hidden.test(text)

/** True for a name that we can show as it is in lists, on pages and in emails. */
export const isPlainName = (text: string): boolean => !hidden.test(text) && !holdsLink(text)

/** A name in any script, which may have emoji, but on one line and without links. */
export const personName = (required: string, min: number) =>
  z
    .string(required)
    .normalize('NFC')
    .trim()
    .min(min, required)
    .max(100, 'Please use 100 characters or fewer')
    .refine((name) => !hidden.test(name), 'Please use one line and visible characters only')
    .refine((name) => name === '' || /[\p{L}\p{N}\p{S}]/u.test(name), 'Please use at least one letter')
    .refine((name) => !holdsLink(name), 'Please leave out web addresses, and put a space after a full stop')

export const displayName = personName('Display name must be at least 2 characters', 2)

export const bioMaxLength = 300

/** A few lines about the member; empty for none. Web addresses are fine, because they are shown as text. */
export const bio = z
  .string()
  .normalize('NFC')
  .trim()
  .max(bioMaxLength, 'Please use 300 characters or fewer')
  .refine((text) => !hidden.test(text.replaceAll(/\r?\n/g, ' ')), 'Please use visible characters only')

export const usernameMaxLength = 50

/** The scripts that Unicode recommends for identifiers (UAX 31). Japanese and Korean use several. */
const scripts =
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya ' +
  'Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Han+Hiragana+Katakana Han+Hangul Han+Bopomofo'
const ofOneScript = scripts.split(' ').map((together) => {
  const letters = together.replaceAll(/\w+/g, '\\p{Script=$&}').replaceAll('+', '')
  return new RegExp(`^[${letters}0-9._-]*$`, 'u')
})

/**
 * Can't be mistaken for an email or a phone number, because all three can be used to sign in, nor for another member's
 * name.
 */
export const username = z
  .string('Username is required')
  .normalize('NFKC')
  .trim()
  .min(1, 'Username is required')
  .max(usernameMaxLength, 'Please use 50 characters or fewer')
  .refine((name) => /^\p{L}/u.test(name), 'Usernames start with a letter')
  .refine(
    (name) => !/[^\p{L}\p{M}\p{Nd}._-]|\p{Default_Ignorable_Code_Point}/u.test(name),
    'Usernames can only have letters, digits, dots, hyphens and underscores',
  )
  .refine((name) => ofOneScript.some((script) => script.test(name)), 'Please use letters of one alphabet only')
  .meta({ examples: ['asha', 'ben.k', 'ilse-2'] })

/** A username typed to find an existing member. Older names follow older rules. */
export const typedUsername = z
  .string()
  .trim()
  .min(1)
  .max(4 * usernameMaxLength)
