import type { api, OperatorRole, ReportKind } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { defineChallenge } from '#features/journey/index.ts'
import { aPractice } from '#testing/practice.ts'
import type { Kit, Requests } from './kit.ts'

const reason = 'Advertising a shop with a discount code'

/** A public session that someone has reported, and an operator who may handle the report. */
export async function reported(kit: Kit, kind: ReportKind = 'selling') {
  const [asha, ben] = [await kit.member(), await kit.member()]
  const words = { notes: 'New cork mats, code LIGHT15', tags: ['cork'], shareNotes: true }
  const body = aPractice({ visibility: 'public', ...words })
  const session = await kit.as(ben).practice.log({ body })
  await kit.as(asha).community.report({ body: { userId: ben.id, sessionId: session.id, kind, reason: 'It sells.' } })
  const { id } = await kit.db
    .selectFrom('reports')
    .select('id')
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow()
  return { asha, ben, session, id }
}

const onReport = async (kit: Kit) => ({ as: await kit.withRole('moderator'), params: { id: (await reported(kit)).id } })

const onMember = (role: OperatorRole) => async (kit: Kit) => {
  const { id } = await kit.member()
  await kit.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  return { as: await kit.withRole(role), params: { id } }
}
const byModerator = onMember('moderator')
const byOperator = onMember('operator')

const aLetter = async (kit: Kit) => {
  const { id } = await kit
    .as(await kit.member())
    .letters.write({ body: { kind: 'question', text: 'Is there a bell?' } })
  return { params: { id } }
}

const aWaitingPerson = async ({ db }: Kit) => {
  const [id, email] = [newId(), `${newId()}@example.org`]
  await db.insertInto('waitlist_entries').values({ id, email, name: 'Mira', current_practice: 'teacher' }).execute()
  return { entryIds: [id] }
}

const aChallenge = async ({ db, clock }: Kit) => {
  const [startDate, endDate] = ['2026-11-01', '2026-11-30']
  const words = { title: 'A quiet month', description: 'Sit a little every day.' }
  const counted = { type: 'days', requirement: 10, limbType: null, partOfDay: null }
  return { params: { id: await defineChallenge({ db, clock }, { ...words, ...counted, startDate, endDate }) } }
}

export const operatorRequests: Requests<typeof api>['operator'] = {
  closing: async (kit) => ({ as: await kit.withRole('operator') }),
  setClosing: async (kit) => ({
    as: await kit.withRole('operator'),
    body: { on: '2030-01-01', reason: 'No one has time for it any more' },
  }),
  cancelClosing: async (kit) => ({ as: await kit.withRole('operator'), body: { reason: 'Someone takes over' } }),
  switches: async (kit) => ({ as: await kit.withRole('operator') }),
  setSwitch: async (kit) => ({
    as: await kit.withRole('operator'),
    params: { name: 'imports' },
    body: { isOn: true, reason: 'The disk has room again' },
  }),
  me: async (kit) => ({ as: await kit.withRole('moderator') }),
  audit: async (kit) => ({ as: await kit.withRole('moderator'), query: {} }),
  auditActors: async (kit) => ({ as: await kit.withRole('moderator') }),
  reports: async (kit) => ({ as: await kit.withRole('moderator'), query: {} }),
  report: onReport,
  settle: async (kit) => ({ ...(await onReport(kit)), body: { actions: ['hide', 'warn'], reason } }),
  members: async (kit) => ({ as: await kit.withRole('moderator'), body: { q: 'Asha' } }),
  member: async (kit) => ({ ...(await byModerator(kit)), query: {} }),
  signOutMember: async (kit) => ({ ...(await byModerator(kit)), body: { reason } }),
  suspendMember: async (kit) => ({ ...(await byModerator(kit)), body: { reason, days: 7 } }),
  restoreMember: async (kit) => {
    const request = await byModerator(kit)
    await kit.as(request.as).operator.suspendMember({ params: request.params, body: { reason, days: null } })
    return { ...request, body: { reason: 'Appeal upheld' } }
  },
  verifyMember: async (kit) => ({ ...(await byOperator(kit)), body: { reason, isVerified: false } }),
  resetTwoFactor: async (kit) => {
    const ben = await kit.member()
    await kit.withTwoFactor(ben)
    return { as: await kit.withRole('operator'), params: { id: ben.id }, body: { reason } }
  },
  resendEmail: async (kit) => ({ ...(await byOperator(kit)), body: { reason, email: 'password' } }),
  exportMember: async (kit) => ({ ...(await byOperator(kit)), body: { reason } }),
  eraseMember: async (kit) => ({ ...(await byOperator(kit)), body: { reason } }),
  overview: async (kit) => ({ as: await kit.withRole('moderator') }),
  letters: async (kit) => ({ as: await kit.withRole('moderator'), query: {} }),
  letter: async (kit) => ({ as: await kit.withRole('moderator'), ...(await aLetter(kit)) }),
  answerLetter: async (kit) => ({
    as: await kit.withRole('moderator'),
    ...(await aLetter(kit)),
    body: { answer: 'Yes, at the end.' },
  }),
  closeLetter: async (kit) => ({
    as: await kit.withRole('moderator'),
    ...(await aLetter(kit)),
    body: { reason: 'The second of two' },
  }),
  waitlist: async (kit) => ({ as: await kit.withRole('operator'), query: {} }),
  inviteWaiting: async (kit) => ({ as: await kit.withRole('operator'), body: await aWaitingPerson(kit) }),
  challenges: async (kit) => ({ as: await kit.withRole('operator'), query: {} }),
  openChallenge: async (kit) => ({ as: await kit.withRole('operator'), ...(await aChallenge(kit)) }),
  closeChallenge: async (kit) => ({
    as: await kit.withRole('operator'),
    ...(await aChallenge(kit)),
    body: { reason: 'Nobody joined' },
  }),
}
