import './own-sit.css'
import { minutesOfStretches, presetLimits, programmeLimits, type Preset, type Programme } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { newDeviceId } from '#lib/api/device-id.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ProgrammeBar } from '../settings/programme-bar.tsx'
import { sitsPath } from '../settings/programme-summary.tsx'
import { breathText } from '../shared/breath.text.ts'
import { sitOf } from '../shared/preset.rules.ts'
import { presetText } from '../shared/preset.text.ts'
import { startStrokes, stretchesOf } from '../shared/programme.rules.ts'
import { timerChoicesQuery, useSavePreset } from '../shared/timer.queries.ts'
import { controllerOf, timerPath } from '../sit/controller.ts'
import { ownSitText as text } from './own-sit.text.ts'
import { SitFields, type SitDetails } from './sit-fields.tsx'
import { StretchList, withKey } from './stretch-list.tsx'

const BreathEditor = lazyScreen(async () => (await import('./breath-editor.tsx')).BreathEditor)

type PlainSit = Pick<Preset['sit'], 'programme' | 'minutes' | 'bells' | 'settleSeconds'>

/** The programme of a sit, or its length and bells as one. */
function programmeFrom({ programme, minutes, bells, settleSeconds }: PlainSit): Programme {
  if (programme) return programme
  const plan = { minutes: minutes ?? 20, bells }
  const intervals = stretchesOf(plan)
  const isTooMany = intervals.length > programmeLimits.stretches.max
  const stretches = isTooMany ? stretchesOf({ ...plan, bells: { ...bells, every: 0 } }) : intervals
  return {
    settle: { minutes: Math.ceil(settleSeconds / 60), strokes: startStrokes(plan) },
    stretches: stretches.map(({ minutes: length, strokes }) => ({ name: text.sitting, minutes: length, strokes })),
  }
}

/** Puts a sit together, or changes one of the presets. */
export function OwnSitScreen() {
  const { id } = useParams()
  const { data: user } = useQuery(currentUserQuery)
  const query = useQuery(timerChoicesQuery)
  const { pathname } = useLocation()
  const isBreathShown = useBreathShown()
  return (
    <div className="own-sit">
      <BackLink to={isBreathShown ? pathname : timerPath}>{isBreathShown ? text.title : text.back}</BackLink>
      <h1>{isBreathShown ? breathText.title : text.title}</h1>
      <div className="own-sit-columns">
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={5} />}
          failed={presetText.loadFailed}
          failedText={presetText.safe}
        >
          {({ presets }) => user && <SitEditor key={id} userId={user.id} presets={presets} id={id} />}
        </QueryView>
      </div>
    </div>
  )
}

/** The breath has an address of its own, so that the browser's way back leads to the rest of the sit. */
function useBreathShown(): boolean {
  const [search] = useSearchParams()
  return search.get('part') === 'breath'
}

type SitEditorProps = { userId: string; presets: readonly Preset[]; id: string | undefined }

function SitEditor({ userId, presets, id }: SitEditorProps) {
  const controller = useMemo(() => controllerOf(userId), [userId])
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isBreathShown = useBreathShown()
  const preset = presets.find((saved) => saved.id === id)
  const [initial] = useState(() => preset?.sit ?? sitOf(controller.settings.get()))
  const [newId] = useState(newDeviceId)
  const [name, setName] = useState(preset?.name ?? '')
  const [isNameMissing, setNameMissing] = useState(false)
  const [settle, setSettle] = useState(() => programmeFrom(initial).settle)
  const [rows, setRows] = useState(() => programmeFrom(initial).stretches.map(withKey))
  const [details, setDetails] = useState<SitDetails>(initial)
  const { mutate: save, isPending } = useSavePreset()
  const programme: Programme = {
    settle,
    stretches: rows.map((row) => ({ name: row.name.trim(), minutes: row.minutes, strokes: row.strokes })),
  }
  const sit = sitOf({ ...initial, ...details, programme })
  const minutes = minutesOfStretches(rows)
  const isTooLong = minutes > programmeLimits.minutes
  const isFull = !preset && presets.length >= presetLimits.count

  const use = () => {
    controller.changeSettings({ ...sit, isMixing: sit.mix.length > 1 })
    void navigate(timerPath)
  }
  const saveAndUse = () => {
    setNameMissing(name.trim() === '')
    if (name.trim() !== '') save({ id: preset?.id ?? newId, name: name.trim(), sit }, { onSuccess: use })
  }

  if (isBreathShown)
    return (
      <Suspense fallback={<SkeletonRows count={5} />}>
        <BreathEditor
          breath={details.breath}
          leaveOut={controller.settings.get().leaveOut}
          onUse={(breath) => {
            setDetails({ ...details, breath })
            void navigate(pathname, { replace: true })
          }}
        />
      </Suspense>
    )

  return (
    <>
      <div className="own-sit-side">
        <Panel>
          <Field
            label={text.sitName}
            hint={text.sitNameHint}
            error={isNameMissing && name.trim() === '' ? text.nameMissing : undefined}
          >
            <TextInput
              value={name}
              maxLength={presetLimits.nameMaxLength}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <div className="own-sit-bar">
            <ProgrammeBar programme={programme} />
          </div>
          <p className="own-sit-summary" aria-live="polite">
            {text.summary(minutes, settle.strokes + rows.reduce((sum, { strokes }) => sum + strokes, 0))}
          </p>
        </Panel>
        <Panel aria-labelledby="stretches">
          <PanelHeader id="stretches" title={text.stretches} />
          <StretchList settle={settle} rows={rows} onSettle={setSettle} onRows={setRows} />
        </Panel>
      </div>
      <div className="own-sit-side">
        <SitFields details={details} onChange={(changes) => setDetails({ ...details, ...changes })} />
        <div className="own-sit-save">
          {isTooLong && (
            <p className="field-error" role="alert">
              {text.tooLong(minutes)}
            </p>
          )}
          {isFull ? (
            <p>
              {text.full} <Link to={sitsPath}>{text.arrange}</Link>
            </p>
          ) : (
            <Button block size="lg" disabled={isTooLong} pending={isPending} onClick={saveAndUse}>
              {text.save}
            </Button>
          )}
          <Button block variant="quiet" disabled={isTooLong} onClick={use}>
            {text.use}
          </Button>
          <p className="text-muted">{text.saved(presets.length)}</p>
        </div>
      </div>
    </>
  )
}
