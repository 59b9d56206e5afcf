import type { ConsoleMe, OpenedMember } from '@sadhana/contract'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { ActDialog, type ReasonWithProof } from '../acts/act-dialog.tsx'
import { operatorApi } from '../shared/operator.queries.ts'
import { type Days, DaysField, Preview } from '../acts/act-fields.tsx'
import { operatorText } from '../shared/operator.text.ts'

const texts = operatorText.memberActs

type ActName = keyof typeof texts
/** The full label, which starts with the text of the button. */
const spoken = ({ label, title }: (typeof texts)[ActName]) => (title.startsWith(label) ? title : `${label}: ${title}`)

type MemberAct = { name: ActName; isHurting?: boolean; act: (body: ReasonWithProof) => Promise<unknown> }

/** The actions that this role can take for this member now. */
function actsFor(
  { id, suspension, isVerified, isEmailVerified, hasTwoFactor }: OpenedMember,
  me: ConsoleMe,
  days: Days,
) {
  const on = { params: { id } }
  const acts: MemberAct[] = [
    { name: 'signOut', act: (body) => operatorApi.signOutMember({ ...on, body }) },
    suspension
      ? { name: 'restore', act: (body) => operatorApi.restoreMember({ ...on, body }) }
      : {
          name: 'suspend',
          isHurting: true,
          act: (body) => operatorApi.suspendMember({ ...on, body: { ...body, days } }),
        },
  ]
  if (me.role !== 'operator') return acts
  const more: MemberAct[] = [
    {
      name: isVerified ? 'withdrawBadge' : 'grantBadge',
      act: (body) => operatorApi.verifyMember({ ...on, body: { ...body, isVerified: !isVerified } }),
    },
    ...(hasTwoFactor
      ? [
          {
            name: 'resetTwoFactor' as const,
            isHurting: true,
            act: (body: ReasonWithProof) => operatorApi.resetTwoFactor({ ...on, body }),
          },
        ]
      : []),
    {
      name: isEmailVerified ? 'resendPassword' : 'resendVerification',
      act: (body) =>
        operatorApi.resendEmail({ ...on, body: { ...body, email: isEmailVerified ? 'password' : 'verification' } }),
    },
    { name: 'exportArchive', act: (body) => operatorApi.exportMember({ ...on, body }) },
    { name: 'erase', isHurting: true, act: (body) => operatorApi.eraseMember({ ...on, body }) },
  ]
  return [...acts, ...more]
}

export function MemberActs({ member, me }: { member: OpenedMember; me: ConsoleMe }) {
  const [chosenName, setChosenName] = useState<ActName>()
  const [days, setDays] = useState<Days>(7)
  const acts = actsFor(member, me, days)
  const chosen = acts.find(({ name }) => name === chosenName)
  return (
    <Panel aria-label={operatorText.member.actions}>
      <PanelHeader title={operatorText.member.actions} />
      <ul className="member-acts">
        {acts.map(({ name, isHurting }) => (
          <li key={name}>
            <span>
              <strong>{texts[name].title}</strong>
              <small className="text-muted">{texts[name].hint}</small>
            </span>
            <Button
              variant={isHurting ? 'danger' : 'secondary'}
              aria-label={spoken(texts[name])}
              onClick={() => setChosenName(name)}
            >
              {texts[name].label}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ActDialog
          title={texts[chosen.name].question(member.displayName)}
          description={`${texts[chosen.name].hint}.`}
          label={texts[chosen.name].label}
          done={texts[chosen.name].done}
          isHurting={chosen.isHurting ?? false}
          act={chosen.act}
          onClose={() => setChosenName(undefined)}
        >
          {(reason) =>
            chosen.name === 'suspend' && (
              <>
                <DaysField value={days} onChange={setDays} />
                <Preview actions={['suspend']} days={days} reason={reason.trim()} practiceOn={null} />
              </>
            )
          }
        </ActDialog>
      )}
    </Panel>
  )
}
