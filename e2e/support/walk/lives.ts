import type { Page } from '@playwright/test'
import { newDeviceId as newId } from '../../../apps/web/src/lib/api/device-id.ts'
import { signInWithRole } from '../console-member.ts'
import { share, otherMember } from '../people.ts'
import { daysAgo, newAccount, practiceOn, signInAsNewMember, signInAsRegistered } from '../signed-in-member.ts'

const limbs = ['dhyana', 'dhyana', 'pranayama', 'asana', 'dharana', 'niyamas', 'yamas'] as const

/** Signs in a member who practised every day except every ninth, for as many days as the write limit allows. */
export async function aLongHistory(page: Page): Promise<void> {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 56; day++) {
    const limbType = limbs[day % limbs.length]!
    if (day % 9 !== 3)
      await member.practice.log({ body: practiceOn(daysAgo(day), { limbType, notes: 'Began again.' }) })
  }
}

/**
 * Signs in a member who has entered something everywhere. Their friend has a long name and long texts, is followed, and
 * asks to follow.
 */
export async function aFullLife(page: Page): Promise<{ friend: string; me: string; partner: string }> {
  const member = await signInAsNewMember(page)
  const [me, friend] = [await member.account.me(), await otherMember('Ana Lucía Encarnación de la Cruz y')]
  await share(friend, { limbType: 'asana', notes: 'A long breath, and then another one. '.repeat(20) })
  const { id } = await share(friend, { limbType: 'pratyahara' })
  await member.community.like({ params: { id }, body: { liked: true } })
  await member.community.follow({ params: { id: friend.id } })
  const partner = await otherMember('Tomás')
  await member.community.follow({ params: { id: partner.id } })
  await partner.member.community.follow({ params: { id: me.id } })
  for (const text of ['Six thirty tomorrow?', 'A long line: https://example.org/'.concat('a'.repeat(200))]) {
    await partner.member.message.send({ params: { id: me.id }, body: { id: newId(), text } })
  }
  await member.profile.changePrivacy({ body: { approveFollowers: true } })
  await friend.member.community.follow({ params: { id: me.id } })
  await member.referral.generate()
  for (let day = 1; day <= 9; day++) {
    await member.practice.log({ body: practiceOn(daysAgo(day + 1), { duration: 10 + 5 * day }) })
    const night = { bedtime: null, wakeTime: null, duration: 400 + 10 * day, quality: day }
    await member.wellness.logSleep({ body: { date: daysAgo(day), ...night } })
  }
  await member.wellness.logMood({ body: { mood: 'calm', energy: 6 } })
  return { friend: friend.username, me: me.username, partner: partner.id }
}

/** Signs in a member who has just registered, optionally on a pause. */
export async function aFreshMember(page: Page, { isPausing = false } = {}): Promise<void> {
  const member = await signInAsRegistered(page, newAccount())
  if (isPausing) await member.journey.pause({ body: { firstDay: daysAgo(0), lastDay: daysAgo(-3) } })
}

/** Signs in an operator who has work in every list. */
export async function anOperatorsDay(page: Page): Promise<Record<'letter' | 'member' | 'report', string>> {
  const [mira, ben] = [await otherMember('Mira'), await otherMember('Ben')]
  const session = await share(ben, { notes: 'New cork mats, code LIGHT15' })
  await mira.member.letters.write({ body: { kind: 'question', text: 'Is there a bell halfway?\nI lose track.' } })
  const report = { userId: ben.id, sessionId: session.id, kind: 'selling', reason: 'It sells.' } as const
  await mira.member.community.report({ body: report })
  const operator = await signInWithRole(page, 'operator')
  const [letters, reports] = [
    await operator.operator.letters({ query: {} }),
    await operator.operator.reports({ query: {} }),
  ]
  const letter = letters.items.find(({ username }) => username === mira.username)
  const open = reports.items.find(({ reported }) => reported.username === ben.username)
  return { letter: letter?.id ?? '', report: open?.id ?? '', member: ben.id }
}

const request = new URLSearchParams({
  response_type: 'code',
  client_id: 'https://next.example',
  redirect_uri: 'https://next.example/settings/move',
  state: 's'.repeat(43),
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
})

/** Where a member agrees to move to another installation. */
export const aMoveAway = `/move?${request.toString()}`
