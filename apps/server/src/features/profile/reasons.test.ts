import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

test('members don’t have to say what brings them here', async () => {
  expect(await as(await member()).profile.reasons()).toEqual({ reasons: [] })
})

test('the answers are saved without duplicates, and can be changed or removed', async () => {
  const [asha, ben] = [await member(), await member()]
  const say = (...reasons: ('sleep' | 'mind')[]) => as(asha).profile.changeReasons({ body: { reasons } })
  expect(await say('sleep', 'mind', 'sleep')).toEqual({ reasons: ['sleep', 'mind'] })
  expect(await as(asha).profile.reasons()).toEqual({ reasons: ['sleep', 'mind'] })
  expect(await as(ben).profile.reasons()).toEqual({ reasons: [] })
  expect(await say()).toEqual({ reasons: [] })
})

test('other preferences stay as they are', async () => {
  const asha = await member()
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 6, quietMode: true } })
  await as(asha).profile.changeReasons({ body: { reasons: ['breath'] } })
  expect(await as(asha).journey.settings()).toMatchObject({ weeklyGoal: 6, quietMode: true })
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 2 } })
  expect(await as(asha).profile.reasons()).toEqual({ reasons: ['breath'] })
})

test('an answer that was not offered is refused', async () => {
  const asha = await member()
  const body = { reasons: ['fame'] } as unknown as { reasons: ['mind'] }
  await expect(as(asha).profile.changeReasons({ body })).rejects.toMatchObject({ code: 'request.invalid' })
})
