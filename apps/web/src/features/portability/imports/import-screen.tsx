import { Check } from 'lucide-react'
import './import.css'
import { useEffect, useRef, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { Panel } from '#ui/panel.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { FileReading } from '../import-file/file-reader.ts'
import type { Choice } from '../import-file/import-session.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FilePanel } from './file-panel.tsx'
import { HealthStep } from './health-step.tsx'
import { type OpenFile, OwnFileError, useOpenFile, useSendRows } from './import.queries.ts'
import { importText } from './import.text.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { LoopStep } from './loop-step.tsx'
import { PastImports } from './past-imports.tsx'
import { useSharedFile } from './shared-file.ts'

const { reading: words } = importText

/** Reads a file from elsewhere on this device, shows it and has the server check it, and only then adds it. */
export function ImportScreen() {
  const isOff = useSwitchedOff('imports')
  const [share, setShare] = useState(0)
  const reading = useRef<FileReading>(undefined)
  const opening = useOpenFile(setShare, (started) => (reading.current = started))
  useEffect(() => () => reading.current?.stop(), [])
  useSharedFile(opening.mutate)
  const close = () => {
    reading.current?.stop()
    setShare(0)
    opening.reset()
    focusHeading()
  }
  return (
    <div className="settings-screen">
      <h1>{importText.title}</h1>
      <div className="import-body">
        {opening.isPending && (
          <>
            <Steps now={1} source="apple-health" />
            <Reading share={share} cancel={close} />
          </>
        )}
        {opening.data && <Opened key={opening.data.file.name} open={opening.data} close={close} />}
        {!opening.isPending && !opening.data && (
          <>
            <Steps now={0} />
            <div className="import-start">
              {isOff ? (
                <Notice tone="info" title={switchedOffTexts.imports} />
              ) : (
                <ChooseFile
                  choose={opening.mutate}
                  refused={opening.isError ? { name: opening.variables.name, own: ownOf(opening.error) } : undefined}
                />
              )}
              <PastImports />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const ownOf = (error: Error) => (error instanceof OwnFileError ? error.what : undefined)

const Reading = ({ share, cancel }: { share: number; cancel: () => void }) => (
  <Panel>
    <p className="text-muted">{words.title}</p>
    <p className="import-large">{words.percent(share)}</p>
    <Meter className="import-meter" label={words.progress} share={share} />
    <p className="import-hint">{words.safe}</p>
    <div className="import-acts">
      <Button variant="secondary" onClick={cancel}>
        {commonText.cancel}
      </Button>
    </div>
  </Panel>
)

function Opened({ open, close }: { open: OpenFile; close: () => void }) {
  const [share, setShare] = useState(0)
  const { isPending, data: sent, mutate, reset } = useSendRows(setShare)
  const [choice, setChoice] = useState<Choice>()
  const send = (chosen: Choice) => {
    setShare(0)
    setChoice(chosen)
    mutate({ open, choice: chosen })
  }
  const { opened } = open
  if (sent) return <ImportOutcome id={sent.id} open={open} back={reset} restart={close} steps={Steps} />
  return (
    <>
      <Steps now={isPending ? 2 : 1} source={opened.source} />
      <div className="import-columns">
        {isPending && (
          <Panel>
            <output className="block">{importText.sending}</output>
            <Meter className="import-meter" label={importText.sendingProgress} share={share} />
          </Panel>
        )}
        {!isPending && opened.source === 'table' && (
          <ColumnsStep open={open} opened={opened} before={choice} send={send} close={close} />
        )}
        {!isPending && opened.source === 'apple-health' && (
          <HealthStep open={open} opened={opened} send={send} close={close} />
        )}
        {!isPending && opened.source === 'loop-habits' && (
          <LoopStep open={open} opened={opened} before={choice} send={send} close={close} />
        )}
        <FilePanel open={open} />
      </div>
    </>
  )
}

type StepsProps = { now: number; source?: OpenFile['opened']['source'] }

const { steps } = importText
const secondSteps = { table: steps.columns, 'apple-health': steps.reading, 'loop-habits': steps.habits }

function Steps({ now, source = 'table' }: StepsProps) {
  // The element that had the focus is gone with its step.
  useEffect(() => {
    if (now > 0) focusHeading()
  }, [now])
  const names = [steps.file, secondSteps[source], steps.check, steps.done]
  return (
    <ol className="import-steps" aria-label={steps.label}>
      {names.map((name, index) => (
        <li key={name} className={stepLook(index, now)} aria-current={index === now ? 'step' : undefined}>
          <span className="import-step-number" aria-hidden="true">
            {index < now ? <Check /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}

const stepLook = (index: number, now: number) => {
  if (index < now) return 'import-step import-step-done'
  return index === now ? 'import-step import-step-now' : 'import-step'
}
