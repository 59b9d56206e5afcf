import { operator, type OwnerProof } from '@sadhana/contract'
import { listReports, openReport } from '#features/community/index.ts'
import { requireOwner } from '#features/security/index.ts'
import type { ConsoleMember } from '#platform/caller.ts'
import type { Db } from '#platform/db/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listAudit, listAuditActors } from './audit/audit.service.ts'
import { changeChallenge, listChallengeDesk } from './challenges/challenges-admin.service.ts'
import { cancelClosing, readClosing, setClosing } from './closing/closing.service.ts'
import { closeUnanswered, listLetterQueue, openLetter, sendLetterAnswer } from './letters/letters-admin.service.ts'
import * as memberActs from './members/acts.service.ts'
import { findMembers, openMember } from './members/members.service.ts'
import type { ConsoleDeps } from './shared/operator.deps.ts'
import { readOverview } from './overview/overview.service.ts'
import { resolveWithActions } from './reports/resolve.service.ts'
import { readConsoleMe } from './roles/roles.service.ts'
import { listSwitches, setSwitch } from './switches/switches.service.ts'
import { inviteBatch, listWaitlistQueue } from './waitlist/waitlist-admin.service.ts'

type ConsoleRequest<Body> = { member: ConsoleMember; params: { id: string }; body: Body }

const actOf = <Body>({ member, params, body }: ConsoleRequest<Body>) => ({ by: member, id: params.id, ...body })

export function operatorRoutes(deps: Omit<ConsoleDeps, 'db'>) {
  /**
   * Actions that harm a member require a proof or a very recent sign-in. This runs outside the action's transaction,
   * because a wrong code must count.
   */
  const proven = async <T>(db: Db, member: ConsoleMember, proof: OwnerProof, act: () => Promise<T>): Promise<T> => {
    await requireOwner({ ...deps, db }, member, proof)
    return act()
  }

  return implement(operator, {
    me: ({ member, db }) => readConsoleMe({ db }, member),
    audit: ({ query, db }) => listAudit({ db }, query),
    auditActors: ({ db }) => listAuditActors({ db }),

    reports: ({ query, db }) => listReports(db, query),
    report: ({ params, db }) => openReport(db, params.id),
    settle: ({ member, params, body, db }) => {
      const act = () => resolveWithActions({ ...deps, db }, actOf({ member, params, body }))
      return body.actions.includes('suspend') ? proven(db, member, body, act) : act()
    },

    members: ({ body, db }) => findMembers(db, body),
    member: ({ member, params, query, db }) =>
      openMember({ ...deps, db }, { by: member, id: params.id, report: query.report }),
    signOutMember: ({ db, ...request }) => memberActs.signOut({ ...deps, db }, actOf(request)),
    suspendMember: ({ db, ...request }) =>
      proven(db, request.member, request.body, () => memberActs.suspend({ ...deps, db }, actOf(request))),
    restoreMember: ({ db, ...request }) => memberActs.restore({ ...deps, db }, actOf(request)),
    verifyMember: ({ db, ...request }) => memberActs.setBadge({ ...deps, db }, actOf(request)),
    resetTwoFactor: ({ db, ...request }) =>
      proven(db, request.member, request.body, () => memberActs.turnOffTwoFactor({ ...deps, db }, actOf(request))),
    resendEmail: ({ db, ...request }) => memberActs.resend({ ...deps, db }, actOf(request)),
    exportMember: ({ db, ...request }) =>
      proven(db, request.member, request.body, () => memberActs.exportArchive({ ...deps, db }, actOf(request))),
    eraseMember: ({ db, ...request }) =>
      proven(db, request.member, request.body, () => memberActs.erase({ ...deps, db }, actOf(request))),

    overview: ({ db }) => readOverview({ ...deps, db }),
    letters: ({ query, db }) => listLetterQueue({ ...deps, db }, query),
    letter: ({ member, params, db }) => openLetter({ ...deps, db }, member, params.id),
    answerLetter: ({ member, params, body, db }) => sendLetterAnswer({ ...deps, db }, member, params.id, body.answer),
    closeLetter: ({ member, params, body, db }) => closeUnanswered({ ...deps, db }, member, params.id, body.reason),
    waitlist: ({ query, db }) => listWaitlistQueue({ ...deps, db }, query),
    inviteWaiting: async ({ member, body, db }) => ({
      invited: await inviteBatch({ ...deps, db }, member, body.entryIds),
    }),
    challenges: ({ query, db }) => listChallengeDesk({ db }, query),
    openChallenge: ({ member, params, db }) =>
      changeChallenge({ ...deps, db }, member, { id: params.id, isOpen: true }),
    closeChallenge: ({ member, params, body, db }) =>
      changeChallenge({ ...deps, db }, member, { id: params.id, isOpen: false, reason: body.reason }),
    closing: ({ db }) => readClosing({ ...deps, db }),
    setClosing: ({ member, body, db }) => proven(db, member, body, () => setClosing({ ...deps, db }, member, body)),
    cancelClosing: ({ member, body, db }) =>
      proven(db, member, body, () => cancelClosing({ ...deps, db }, member, body)),
    switches: ({ db }) => listSwitches({ db }),
    setSwitch: ({ member, params, body, db }) => setSwitch({ ...deps, db }, { by: member, name: params.name, ...body }),
  })
}
