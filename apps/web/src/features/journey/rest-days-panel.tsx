import { type FixedRestDay, type JourneySettings, moons, restWeekdaysMax, weekdays } from '@sadhana/contract'
import { commonText } from '#intl/common.text.ts'
import { weekdayText } from '#intl/weekdays.text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { restDaysText as words } from './rest-days.text.ts'
import { useSettingsChange } from './shared/journey.queries.ts'

/** Each tap is saved at once, as the settings above are. */
export function RestDaysPanel({ settings }: { settings: JourneySettings }) {
  const [unsaved, change] = useSettingsChange()
  const isPending = unsaved !== null
  const chosen = unsaved?.fixedRestDays ?? settings.fixedRestDays
  const isFull = weekdays.filter((day) => chosen.includes(day)).length >= restWeekdaysMax
  const inputOf = (day: FixedRestDay) => ({
    checked: chosen.includes(day),
    onChange: () =>
      change({ fixedRestDays: chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day] }),
  })
  return (
    <Panel aria-labelledby="fixed-rest-days" aria-busy={isPending}>
      <PanelHeader id="fixed-rest-days" title={words.title} {...(isPending && { aside: commonText.saving })} />
      <p className="max-w-prose text-muted">{words.about}</p>
      <fieldset className="rest-days-group">
        <legend>{words.ofWeek}</legend>
        <div className="rest-days-week">
          {weekdays.map((day) => (
            <ChoiceTile
              key={day}
              type="checkbox"
              className="rest-days-day"
              aria-label={weekdayText[day].name}
              disabled={isFull && !chosen.includes(day)}
              {...inputOf(day)}
            >
              <span aria-hidden="true">{weekdayText[day].short}</span>
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      <fieldset className="rest-days-group">
        <legend>{words.ofMoon}</legend>
        <div className="rest-days-moons">
          {moons.map((moon) => (
            <Checkbox
              key={moon}
              label={words.nameOf(moon)}
              hint={words.nextMoon(settings.nextMoons[moon])}
              {...inputOf(moon)}
            />
          ))}
        </div>
      </fieldset>
      <p className="rest-days-note text-sm text-muted">{words.dated}</p>
    </Panel>
  )
}
