import { type Visibility, visibilities } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, db, member } = await testApp()

test('a member adds, changes and removes a name, and nothing of a removed name is kept', async () => {
  const asha = await member()
  const { connect } = as(asha).profile
  expect(await as(asha).profile.socialConnections()).toEqual([])
  await connect({ body: { platform: 'youtube', platformUsername: '@asha-cooks', isConnected: true } })
  const instagram = { platform: 'instagram', platformUsername: 'asha.sits', isConnected: true } as const
  expect(await connect({ body: { ...instagram, visibility: 'public' } })).toEqual([
    { ...instagram, visibility: 'public' },
    { platform: 'youtube', platformUsername: 'asha-cooks', isConnected: true, visibility: 'followers' },
  ])
  await connect({ body: { ...instagram, platformUsername: 'asha.rests', visibility: 'private' } })
  expect(await as(asha).profile.socialConnections()).toContainEqual({
    ...instagram,
    platformUsername: 'asha.rests',
    visibility: 'private',
  })
  await connect({ body: { ...instagram, isConnected: false } })
  const rows = await db.selectFrom('social_connections').selectAll().where('user_id', '=', asha.id).execute()
  expect(rows.map(({ platform, access_token: token }) => [platform, token])).toEqual([['youtube', null]])
})

test('a name that the platform would not allow is refused', async () => {
  const body = { platform: 'x', platformUsername: 'no spaces here' } as const
  await expect(as(await member()).profile.connect({ body })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { platformUsername: 'X usernames have up to 15 letters, digits and underscores' },
  })
})

const seenBy: Record<'owner' | 'follower' | 'stranger', readonly Visibility[]> = {
  owner: visibilities,
  follower: ['followers', 'public'],
  stranger: ['public'],
}

test.each(Object.entries(seenBy))('on a member’s page, the %s sees names shared with %j', async (reader, expected) => {
  const [asha, ben] = [await member(), await member()]
  for (const [at, visibility] of visibilities.entries()) {
    const platform = (['facebook', 'instagram', 'x'] as const)[at] ?? 'x'
    await as(asha).profile.connect({ body: { platform, platformUsername: `asha${visibility}`, visibility } })
  }
  if (reader === 'follower') await as(ben).community.follow({ params: { id: asha.id } })
  const { socialConnections = [] } = await as(reader === 'owner' ? asha : ben).community.person({
    params: { username: asha.username },
  })
  const names = socialConnections.map(({ platformUsername }) => platformUsername)
  expect(names.toSorted()).toEqual(expected.map((visibility) => `asha${visibility}`).toSorted())
})
