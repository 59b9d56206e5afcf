import './switches.css'
import { ApiError, switchedOffTexts, type Switch as SwitchState } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#intl/intl.rules.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { StateMark } from '../shared/state-mark.tsx'
import { switchesQuery, useSetSwitch } from './switches.queries.ts'
import { switchesText as text } from './switches.text.ts'

export function SwitchesScreen() {
  const query = useQuery(switchesQuery)
  const items = query.data?.items ?? []
  const off = items.filter((one) => one.off !== null)
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        {query.data && <p className="console-says">{text.lead(off.length)}</p>}
      </header>
      <Panel aria-label={text.list}>
        <QueryView query={query} skeleton={<SkeletonRows count={6} />} failed={text.loadFailed}>
          {(data) => (
            <ul className="switch-rows">
              {data.items.map((one) => (
                <Row key={one.name} one={one} />
              ))}
            </ul>
          )}
        </QueryView>
      </Panel>
      {off.length > 0 && (
        <Panel aria-labelledby="switches-read">
          <PanelHeader id="switches-read" title={text.read} />
          <div className="switch-sentences">
            {off.map(({ name }) => (
              <Sentence key={name} name={name} />
            ))}
          </div>
        </Panel>
      )}
    </>
  )
}

const Sentence = ({ name }: Pick<SwitchState, 'name'>) => (
  <Notice className="switch-sentence" tone="info" title={switchedOffTexts[name]} />
)

function Row({ one: { name, off } }: { one: SwitchState }) {
  const [isAsking, setAsking] = useState(false)
  const label = text.labels[name]
  const isOn = off === null
  return (
    <li className="switch-row">
      <div>
        <strong>{label}</strong>
        <p className="switch-about">{text.about[name]}</p>
        {off && (
          <>
            <p>
              <StateMark tone="look">
                {text.by(text.since(momentText(off.since), off.reason), off.by ?? text.shell)}
              </StateMark>
            </p>
            {off.waiting > 0 && <p className="switch-about">{text.waiting(off.waiting)}</p>}
            {off.dropped > 0 && <p className="switch-about">{text.dropped(off.dropped)}</p>}
          </>
        )}
      </div>
      <Switch
        className="switch-control"
        label={isOn ? text.on : text.off}
        aria-label={text.state(label, isOn)}
        checked={isOn}
        onChange={() => setAsking(true)}
      />
      {isAsking && <Question one={{ name, off }} onClose={() => setAsking(false)} />}
    </li>
  )
}

function Question({ one: { name, off }, onClose }: { one: SwitchState; onClose: () => void }) {
  const label = text.labels[name]
  // What was asked stays, also when the list behind it is loaded again.
  const [isTurningOn] = useState(off !== null)
  const act = useSetSwitch(
    { name, isOn: isTurningOn },
    {
      onDone: () => toast({ title: (isTurningOn ? text.turnedOn : text.turnedOff)(label), tone: 'success' }),
      onRefused: (error) => {
        if (!(error instanceof ApiError) || !error.fields['reason']) failureToast(error, { title: text.failed })
      },
    },
  )
  return isTurningOn ? (
    <ReasonDialog
      title={text.turnOn(label)}
      description={text.turnOnText}
      action={text.turnOnAction}
      act={act}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={text.turnOff(label)}
      description={text.turnOffText}
      action={text.turnOffAction}
      act={act}
      onClose={onClose}
    >
      <p className="switch-read">{text.read}</p>
      <Sentence name={name} />
    </ReasonDialog>
  )
}
