import { expect, test } from 'vitest'
import { NewSocialConnection, socialPageOf, type SocialPlatform } from './social-connections.ts'

const read = (platform: SocialPlatform, platformUsername: string) =>
  NewSocialConnection.safeParse({ platform, platformUsername })

test.each<[SocialPlatform, string, string]>([
  ['facebook', 'mira.sits', 'mira.sits'],
  ['facebook', 'https://www.facebook.com/mira.sits?locale=en', 'mira.sits'],
  ['instagram', '@mira.sits', 'mira.sits'],
  ['instagram', 'instagram.com/mira.sits/', 'mira.sits'],
  ['x', 'https://twitter.com/mira_sits', 'mira_sits'],
  ['youtube', 'https://www.youtube.com/@mira-in-the-kitchen', 'mira-in-the-kitchen'],
  ['youtube', ' मीराध्यान ', 'मीराध्यान'],
])('on %s, %j is read as %j', (platform, typed, name) => {
  expect(read(platform, typed).data).toEqual({
    platform,
    platformUsername: name,
    isConnected: true,
    visibility: 'followers',
  })
})

test.each<[SocialPlatform, string]>([
  ['facebook', 'mira'],
  ['facebook', 'mira/../admin'],
  ['instagram', '.mira'],
  ['instagram', 'mi..ra'],
  ['instagram', 'https://evil.example/mira'],
  ['x', 'a name that is too long'],
  ['x', 'mira"onclick'],
  ['youtube', 'mi'],
  ['youtube', 'javascript:alert(1)'],
])('on %s, %j is refused at its field', (platform, typed) => {
  expect(read(platform, typed).error?.issues[0]).toMatchObject({ path: ['platformUsername'] })
})

test('without a username, the form says so', () => {
  expect(read('x', ' ').error?.issues[0]?.message).toBe('Username is required')
})

test('a username can’t break out of its place in the address', () => {
  expect(socialPageOf('youtube', 'मीरा/x?y')).toMatch(/^https:\/\/www\.youtube\.com\/@[^/?]+$/)
})
