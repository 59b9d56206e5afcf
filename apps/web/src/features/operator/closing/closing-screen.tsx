import type { Closing, ClosingDesk } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullDate, momentText } from '#intl/intl.rules.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { closingQuery, operatorApi } from '../shared/operator.queries.ts'
import { closingText as text } from './closing.text.ts'

export function ClosingScreen() {
  const query = useQuery(closingQuery)
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        <p className="console-says">{text.lead}</p>
      </header>
      <QueryView query={query} skeleton={<SkeletonRows count={6} />} failed={text.loadFailed}>
        {(desk) => (desk.closing ? <Progress desk={desk} closing={desk.closing} /> : <Before desk={desk} />)}
      </QueryView>
    </>
  )
}

/** The line above every page follows from it too. */
const refreshUser = () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })

function Before({ desk }: { desk: ClosingDesk }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel aria-labelledby="closing-before">
      <PanelHeader id="closing-before" title={text.before} />
      <dl className="console-facts console-facts-long">
        {text.steps.map(([moment, what]) => (
          <Fact key={moment} name={moment} value={what} />
        ))}
        <Fact name={text.now} value={`${text.members(desk.members)} · ${text.contributors(desk.contributors)}`} />
      </dl>
      <div className="console-actions">
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.set}
        </Button>
      </div>
      {isAsking && <SetDialog earliest={desk.earliest} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function SetDialog({ earliest, onClose }: { earliest: string; onClose: () => void }) {
  const [on, setOn] = useState(earliest)
  return (
    <ActDialog
      title={text.setTitle}
      description={text.setText}
      label={text.setAction}
      done={text.setDone}
      reasonLabel={text.reason}
      isHurting
      act={async (body) => {
        await operatorApi.setClosing({ body: { ...body, on } })
        await refreshUser()
      }}
      onClose={onClose}
    >
      {() => (
        <Field label={text.day} hint={text.dayHint(fullDate(earliest))}>
          <TextInput type="date" min={earliest} value={on} onChange={({ target }) => setOn(target.value)} />
        </Field>
      )}
    </ActDialog>
  )
}

function Progress({ desk, closing }: { desk: ClosingDesk; closing: Closing }) {
  const [isAsking, setAsking] = useState(false)
  const { on, by, reason, emails, archives } = closing
  return (
    <>
      <Notice tone="info" title={text.closes(fullDate(on))}>
        {text.by(by, reason)}
      </Notice>
      <Panel aria-labelledby="closing-progress">
        <PanelHeader id="closing-progress" title={text.progress} />
        <dl className="console-facts console-facts-long">
          {emails.map(({ round, at, queued, sent }) => (
            <Fact
              key={round}
              name={text.round(round)}
              value={queued > 0 ? text.sent(sent, queued) : text.comes(momentText(at))}
            />
          ))}
          <Fact name={text.archives} value={text.archiveCounts(archives)} />
          <Fact name={text.left} value={text.members(desk.members)} />
          <Fact name={text.contributions} value={text.contributors(desk.contributors)} />
        </dl>
        <div className="console-actions">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text.cancel}
          </Button>
        </div>
      </Panel>
      <Panel aria-labelledby="closing-then">
        <PanelHeader id="closing-then" title={text.afterwards} />
        <ol className="console-steps">
          {text.afterwardSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Panel>
      {isAsking && (
        <ActDialog
          title={text.cancelTitle}
          description={text.cancelText}
          label={text.cancelAction}
          done={text.cancelDone}
          act={async (body) => {
            await operatorApi.cancelClosing({ body })
            await refreshUser()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
