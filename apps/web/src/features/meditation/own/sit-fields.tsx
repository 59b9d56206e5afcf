import { ambientSounds, type SitChoice } from '@sadhana/contract'
import { limbNames } from '#lib/product/limb-names.ts'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { choose } from '../shared/sound-mix.rules.ts'
import { soundDescriptions } from '../sound/sounds.tsx'
import { ownSitText as text } from './own-sit.text.ts'

/** What a sit has besides its stretches. */
export type SitDetails = Pick<SitChoice, 'mix' | 'limbType'>

type SitFieldsProps = { details: SitDetails; onChange: (changes: Partial<SitDetails>) => void }

export const SitFields = ({ details: { mix, limbType }, onChange }: SitFieldsProps) => (
  <Panel className="sit-fields">
    <fieldset>
      <legend className="field-label">{text.sound}</legend>
      <p className="text-muted">{text.soundHint}</p>
      <div className="sit-sounds">
        {ambientSounds.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="sit-sound"
            aria-pressed={mix.includes(id)}
            onClick={() => onChange({ mix: [...choose(mix, id, true)] })}
          >
            {soundDescriptions[id].name}
          </button>
        ))}
      </div>
    </fieldset>
    <Field label={text.loggedAs}>
      <Select
        value={limbType}
        onChange={(event) => onChange({ limbType: event.target.value as SitDetails['limbType'] })}
      >
        <OptionList labels={limbNames} {...sanskrit} />
      </Select>
    </Field>
  </Panel>
)
