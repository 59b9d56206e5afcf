import './preferences.css'
import {
  difficultyLevels,
  timesOfDay,
  weeklyGoal,
  type WellnessPreferences,
  type WellnessPreferencesChange,
} from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight, Eye, Moon, Sun, Sunrise, Sunset } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { commonText } from '#intl/common.text.ts'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ExportEntries } from './export-entries.tsx'
import { preferencesText as text } from './preferences.text.ts'
import { preferencesQuery, usePreferencesChange } from './shared/wellness.queries.ts'

export const PreferencesTab = ({ quiet }: { quiet: boolean }) => (
  <QueryView
    query={useQuery(preferencesQuery)}
    skeleton={
      <Panel>
        <SkeletonRows count={4} />
      </Panel>
    }
    failed={text.loadFailed}
    failedText={text.safe}
  >
    {(preferences) => <Preferences preferences={preferences} quiet={quiet} />}
  </QueryView>
)

type PanelName = 'goal' | 'time' | 'level'
const savedShownMs = 2_000

/** Each change is saved at once. The new value is shown while it is being saved; if that fails, the old one returns. */
function Preferences({ preferences, quiet }: { preferences: WellnessPreferences; quiet: boolean }) {
  const saving = usePreferencesChange()
  const [savedIn, setSavedIn] = useState<PanelName>()
  useEffect(() => {
    if (!savedIn) return
    const timer = setTimeout(() => setSavedIn(undefined), savedShownMs)
    return () => clearTimeout(timer)
  }, [savedIn])

  const change = (changed: WellnessPreferencesChange) =>
    saving.mutate(changed, { onSuccess: () => setSavedIn(panelOf(changed)) })
  const shown = { ...preferences, ...(saving.isPending && saving.variables) } as WellnessPreferences
  const failed = saving.isError ? saving.variables : undefined
  const panel = (name: PanelName) => ({
    aside: savedIn === name && <SavedMark />,
    failure: failed && panelOf(failed) === name && <Failure onRetry={() => change(failed)} />,
  })
  return (
    <div className="preferences-tab">
      <GoalPanel value={shown.weeklyGoal} onChange={(goal) => change({ weeklyGoal: goal })} {...panel('goal')} />
      <TimePanel
        value={shown.preferredPracticeTime}
        onChange={(preferredPracticeTime) => change({ preferredPracticeTime })}
        {...panel('time')}
      />
      <LevelPanel
        value={shown.difficultyLevel}
        onChange={(difficultyLevel) => change({ difficultyLevel })}
        {...panel('level')}
      />
      <Panel className="preferences-quiet">
        <Link to="/settings/practice">
          <Eye aria-hidden="true" />
          <span>{text.quiet}</span>
          <span className="text-sm text-muted">{quiet ? text.quietOn : text.quietOff}</span>
          <ChevronRight aria-hidden="true" />
        </Link>
      </Panel>
      <ExportEntries />
    </div>
  )
}

const panelOf = (change: WellnessPreferencesChange): PanelName =>
  change.weeklyGoal !== undefined ? 'goal' : change.preferredPracticeTime !== undefined ? 'time' : 'level'

const SavedMark = () => (
  <output className="preferences-saved">
    <Check aria-hidden="true" />
    {text.saved}
  </output>
)

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    className="mt-4"
    tone="error"
    title={text.failed}
    action={
      <Button variant="secondary" onClick={onRetry}>
        {commonText.tryAgain}
      </Button>
    }
  >
    {text.failedHint}
  </Notice>
)

type PanelProps<Value> = {
  value: Value
  onChange: (value: Value) => void
  aside: ReactNode
  failure: ReactNode
}

const goals = Array.from({ length: weeklyGoal.max }, (_, index) => index + weeklyGoal.min)

const GoalPanel = ({ value, onChange, aside, failure }: PanelProps<number>) => (
  <Panel className="preferences-goal" aria-labelledby="weekly-goal">
    <PanelHeader id="weekly-goal" title={text.goal} aside={aside} />
    <div className="preferences-goals" role="radiogroup" aria-labelledby="weekly-goal">
      {goals.map((days) => (
        <ChoiceTile
          key={days}
          className={classNames('preferences-day', days < value && 'preferences-day-in')}
          name="weekly-goal"
          aria-label={text.goalIs(days)}
          checked={days === value}
          onChange={() => onChange(days)}
        >
          <span aria-hidden="true">{days}</span>
        </ChoiceTile>
      ))}
    </div>
    <div className="preferences-ends" aria-hidden="true">
      <span>{text.once}</span>
      <span>{text.daily}</span>
    </div>
    <p className="preferences-goal-words">{text.goalIs(value)}</p>
    <p className="text-sm text-muted">{text.goalHint}</p>
    {failure}
  </Panel>
)

const timeIcons = { morning: Sunrise, afternoon: Sun, evening: Sunset, night: Moon }

const TimePanel = ({ value, onChange, aside, failure }: PanelProps<WellnessPreferences['preferredPracticeTime']>) => (
  <Panel aria-labelledby="practice-time">
    <PanelHeader id="practice-time" title={text.time} aside={aside} />
    <div className="preferences-times" role="radiogroup" aria-labelledby="practice-time">
      {timesOfDay.map((time) => {
        const Icon = timeIcons[time]
        return (
          <ChoiceTile
            key={time}
            className="preferences-time"
            name="practice-time"
            checked={time === value}
            onChange={() => onChange(time)}
          >
            <span className="preferences-time-stone">
              <Icon aria-hidden="true" />
            </span>
            {text.times[time]}
          </ChoiceTile>
        )
      })}
    </div>
    <p className="mt-4 text-sm text-muted">{text.timeHint}</p>
    {failure}
  </Panel>
)

const LevelPanel = ({ value, onChange, aside, failure }: PanelProps<WellnessPreferences['difficultyLevel']>) => (
  <Panel aria-labelledby="difficulty">
    <PanelHeader id="difficulty" title={text.level} aside={aside} />
    <div role="radiogroup" aria-labelledby="difficulty">
      {difficultyLevels.map((level) => {
        const [name, hint] = text.levels[level]
        return (
          <label key={level} className="preferences-level" aria-label={name}>
            <input
              type="radio"
              name="difficulty"
              aria-label={name}
              aria-describedby={`difficulty-${level}`}
              checked={level === value}
              onChange={() => onChange(level)}
            />
            <span>
              <strong>{name}</strong>
              <span className="block text-sm text-muted" id={`difficulty-${level}`}>
                {hint}
              </span>
            </span>
          </label>
        )
      })}
    </div>
    {failure}
  </Panel>
)
