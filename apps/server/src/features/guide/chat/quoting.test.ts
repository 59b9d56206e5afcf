import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'
import { publishPassages } from '../library/library.service.ts'

const { as, db, member } = await testApp({ clock: movableClock(new Date('2026-03-10T12:00:00Z')) })
await publishPassages(db)

const ask = (asha: TestMember, message: string) => as(asha).guide.ask({ body: { message } })

test('a passage that is only related to the question is named, not quoted', async () => {
  const { response, sources } = await ask(await member(), 'alternate nostril breathing how does it go')
  expect(response).toMatch(/^I’m not sure I have an answer to that\. These pages come closest\./)
  expect(sources.length).toBeGreaterThan(1)
  expect(sources.at(-1)).toMatchObject({ path: '/settings/letters' })
})

test.each([
  'how do i change the minutes on a session i already saved',
  'On days when I started out anxious, what helped me the most?',
  'mind wont stop',
])('if two passages are equally close, neither is quoted: “%s”', async (question) => {
  const { response, sources } = await ask(await member(), question)
  expect(response).toMatch(/^I’m not sure I have an answer to that\. These pages come closest\./)
  expect(sources.length).toBeGreaterThan(2)
})

test.each([
  ['can I get a pdf of my practise to show my therapist', /^PDF beside it makes a report/],
  ['who can see my notes', /^Practice Notes are for you/],
  ['lost my phone with the authenticator and cant find the backup codes, how do i get in again??', /^Lost the phone/],
  ['i lost my backup codes but still have my phone', /Generate New Backup Codes/],
  ['should i breathe in the rhythm of the pacer', /^A circle paces the breath/],
  ['what is a gentle day', /^After one practice that was very hard/],
  ['the bell doesnt ring when the screen is off', /^Your device sets the bells when the sit starts/],
  ['If I miss one day because I’m busy, is my streak gone?', /one rest day is spent for you/],
])('“%s” is answered with the paragraph that says so', async (question, answer) => {
  expect((await ask(await member(), question)).response).toMatch(answer)
})

test.each([
  'I’m going into hospital for a week. What do I do so my streak stays as it is?',
  'im in hospital next week what about my streak',
  'i am sick this week what about my streak',
])('how to keep a streak is answered from the handbook, not from the log: “%s”', async (question) => {
  expect((await ask(await member(), question)).sources[0]).toMatchObject({ path: '/guide#pauses' })
})

test.each([
  ['cant fall asleep in the evening', 'When sleep doesn’t come, or was short'],
  ['i keep falling asleep in the evening when i sit', 'When you get sleepy'],
  ['my legs fall asleep when i sit', 'When knees or back hurt'],
  ['can my friends see what i log', 'Who sees a practice'],
  ['how to make my page private', 'Your page'],
])('“%s” is answered by the passage that means the same', async (question, title) => {
  const { response, sources } = await ask(await member(), question)
  expect(response).not.toMatch(/^I’m not sure/)
  expect(sources[0]).toMatchObject({ title })
})

test('questions about feelings after practice are answered from the log, however they are worded', async () => {
  const asha = await member()
  for (const question of ['what do i usually feel after meditating', 'How do I usually feel after meditation?'])
    expect((await ask(asha, question)).sources[0]).toMatchObject({ path: '/sessions' })
})
