import './guided-tab.css'
import { limbs, type Limb } from '@sadhana/contract'
import { Info, ShieldCheck } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { limbMeanings, limbNames } from '#lib/product/limb-names.text.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Cairn } from '#ui/motifs/cairn.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import type { Controller } from '../sit/controller.ts'
import { ownBreathPath } from '../settings/programme-summary.tsx'
import { breathText } from '../shared/breath.text.ts'
import { useStore } from '../shared/store.ts'
import { GuidedIntro } from './guided-intro.tsx'
import {
  conditions,
  difficulties,
  hasPacer,
  isForGentleDays,
  lengths,
  matches,
  minutesOf,
  noFilters,
  pacedStretches,
  reasonsAgainst,
  stepStarts,
  type Filters,
  type GuidedPractice,
} from '../shared/guided.rules.ts'
import { conditionNames, difficultyNames, guidedText, lengthNames } from './guided.text.ts'
import { guidedPractices } from './practices.ts'

const lengthOptions = lengths.map((value) => ({ value, label: lengthNames[value] }))
const limbsInOrder = [...new Set(guidedPractices.map(({ limb }) => limb))]

type GuidedTabProps = {
  controller: Controller
  /** The limb whose practices are shown first. */
  limb: Limb | undefined
}

export function GuidedTab({ controller, limb: first }: GuidedTabProps) {
  const { leaveOut, notesRead } = useStore(controller.settings)
  const [filters, setFilters] = useState<Filters>({ ...noFilters, limb: first ?? noFilters.limb })
  const [read, setRead] = useState<GuidedPractice | null>(null)
  const { data: settings } = useQuery(journeySettingsQuery)
  const isGentleTime = settings?.gentleDays.state === 'gentle'
  const [showsAll, setShowsAll] = useState(false)
  const matching = guidedPractices.filter((practice) => matches(practice, filters))
  const shown = isGentleTime && !showsAll ? matching.filter(isForGentleDays) : matching

  const begin = (practice: GuidedPractice) => {
    controller.changeSettings({ notesRead: [...new Set([...notesRead, practice.id])] })
    controller.beginGuided({
      minutes: minutesOf(practice),
      limbType: practice.limb,
      guided: {
        practiceId: practice.id,
        title: practice.title,
        bellsAtMs: stepStarts(practice).slice(1),
        paced: pacedStretches(practice),
        skippedMs: 0,
      },
    })
  }
  /** Before the first start, the practice's note is shown. */
  const start = (practice: GuidedPractice) =>
    practice.note && !notesRead.includes(practice.id) ? setRead(practice) : begin(practice)

  return (
    <div className="guided-tab">
      <h2 className="guided-tab-title">{guidedText.title}</h2>
      <FilterBar filters={filters} onChange={(changes) => setFilters({ ...filters, ...changes })} />
      {isGentleTime && (
        <div className="guided-tab-gentle">
          <p>{guidedText.gentleDays}</p>
          <Button variant="quiet" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? guidedText.showGentle : guidedText.showAll}
          </Button>
        </div>
      )}
      {matching.length === 0 && (
        <Panel className="guided-tab-none">
          <Cairn />
          <h3>{guidedText.none}</h3>
          <p>{guidedText.noneHint}</p>
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            {guidedText.clear}
          </Button>
        </Panel>
      )}
      <div className="guided-tab-groups">
        {limbsInOrder.map((limb) => (
          <LimbGroup
            key={limb}
            limb={limb}
            practices={shown.filter((practice) => practice.limb === limb)}
            leaveOut={leaveOut}
            onStart={start}
            onRead={setRead}
          />
        ))}
      </div>
      <Panel className="guided-tab-breath" aria-labelledby="own-breath">
        <h2 className="panel-title" id="own-breath">
          {breathText.title}
        </h2>
        <p>{breathText.about}</p>
        <Button variant="soft" asChild>
          <Link to={ownBreathPath}>{breathText.choose}</Link>
        </Button>
      </Panel>
      <Panel className="guided-tab-leave-out">
        <Fold
          icon={<ShieldCheck aria-hidden="true" />}
          title={guidedText.leaveOut}
          note={leaveOut.map((condition) => conditionNames[condition]).join(', ') || guidedText.leaveOutNone}
        >
          {conditions.map((condition) => (
            <Checkbox
              key={condition}
              label={conditionNames[condition]}
              checked={leaveOut.includes(condition)}
              onChange={({ target }) =>
                controller.changeSettings({
                  leaveOut: target.checked ? [...leaveOut, condition] : leaveOut.filter((one) => one !== condition),
                })
              }
            />
          ))}
          <p className="field-hint">{guidedText.leaveOutHint}</p>
        </Fold>
      </Panel>
      <p className="guided-note">
        <Info aria-hidden="true" />
        <span>{guidedText.about}</span>
      </p>
      <GuidedIntro
        practice={read}
        canStart={read !== null && reasonsAgainst(read, leaveOut).length === 0}
        onStart={begin}
        onClose={() => setRead(null)}
      />
    </div>
  )
}

type FilterBarProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void }

function FilterBar({ filters, onChange }: FilterBarProps) {
  const name = useId()
  return (
    <>
      <div className="guided-filters">
        <Segmented
          label={guidedText.length}
          options={lengthOptions}
          value={filters.length}
          onValueChange={(length) => onChange({ length })}
        />
        <Select
          compact
          aria-label={guidedText.difficulty}
          value={filters.difficulty}
          onChange={({ target }) => onChange({ difficulty: target.value as Filters['difficulty'] })}
        >
          <option value="any">{guidedText.anyDifficulty}</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {difficultyNames[difficulty]}
            </option>
          ))}
        </Select>
      </div>
      <div className="guided-limbs" role="radiogroup" aria-label={guidedText.limb}>
        {(['all', ...limbs] as const).map((limb) => (
          <ChoiceTile
            key={limb}
            className={limb === 'all' ? 'guided-limb' : `guided-limb tone-${limb}`}
            name={name}
            checked={filters.limb === limb}
            onChange={() => onChange({ limb })}
          >
            {limb !== 'all' && <LimbSymbol limb={limb} size={20} />}
            {limb === 'all' ? guidedText.allLimbs : <span {...sanskrit}>{limbNames[limb]}</span>}
          </ChoiceTile>
        ))}
      </div>
    </>
  )
}

type LimbGroupProps = {
  limb: Limb
  practices: readonly GuidedPractice[]
  leaveOut: Parameters<typeof reasonsAgainst>[1]
  onStart: (practice: GuidedPractice) => void
  onRead: (practice: GuidedPractice) => void
}

function LimbGroup({ limb, practices, leaveOut, onStart, onRead }: LimbGroupProps) {
  if (practices.length === 0) return null
  return (
    <Panel className="guided-group" aria-label={limbNames[limb]}>
      <header>
        <Stone tone={limb}>
          <LimbSymbol limb={limb} />
        </Stone>
        <div>
          <h3 {...sanskrit}>{limbNames[limb]}</h3>
          <p>{limbMeanings[limb]}</p>
        </div>
      </header>
      <ul>
        {practices.map((practice) => {
          const reasons = reasonsAgainst(practice, leaveOut)
          return (
            <li key={practice.id} className="guided-card">
              <div>
                <h4>{practice.title}</h4>
                <p className="guided-card-summary">{practice.summary}</p>
                <p className="guided-card-facts">
                  <span>{guidedText.minutes(minutesOf(practice))}</span>
                  <span>{difficultyNames[practice.difficulty]}</span>
                  {hasPacer(practice) && <span>{guidedText.pacer}</span>}
                  <span>{guidedText.eyes[practice.eyes]}</span>
                  {practice.holdsBreath && <span>{guidedText.holdsBreath}</span>}
                </p>
                {reasons.length > 0 && <p className="guided-card-reason">{guidedText.notFor(reasons)}</p>}
              </div>
              <div className="guided-card-actions">
                {reasons.length === 0 && (
                  <Button
                    variant="soft"
                    aria-label={guidedText.startOf(practice.title)}
                    onClick={() => onStart(practice)}
                  >
                    {guidedText.start}
                  </Button>
                )}
                <Button variant="quiet" aria-label={guidedText.readOf(practice.title)} onClick={() => onRead(practice)}>
                  {guidedText.read}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
