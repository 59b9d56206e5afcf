import { ambientSounds, type SitChoice } from '@sadhana/contract'
import { AudioLines, ChevronRight, Sunrise, Waves } from 'lucide-react'
import { Link } from 'react-router'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Fold } from '#ui/fold.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { breathInWords } from '../shared/breath.text.ts'
import { choose } from '../shared/sound-mix.rules.ts'
import { soundName } from '../sound/sound.text.ts'
import { ownSitText as text } from './own-sit.text.ts'

/** What a sit has besides its stretches. */
export type SitDetails = Pick<SitChoice, 'mix' | 'limbType' | 'breath'>

type SitFieldsProps = { details: SitDetails; onChange: (changes: Partial<SitDetails>) => void }

/** Each behind one line that shows what is chosen. */
export const SitFields = ({ details: { mix, limbType, breath }, onChange }: SitFieldsProps) => (
  <Panel className="sit-fields">
    <Fold
      icon={<AudioLines aria-hidden="true" />}
      title={text.sound}
      note={mix.map(soundName).join(' + ') || text.noSound}
    >
      <p className="text-muted">{text.soundHint}</p>
      <fieldset className="sit-sounds" aria-label={text.sound}>
        {ambientSounds.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="sit-sound"
            aria-pressed={mix.includes(id)}
            onClick={() => onChange({ mix: [...choose(mix, id, true)] })}
          >
            {soundName(id)}
          </button>
        ))}
      </fieldset>
    </Fold>
    <Link className="fold fold-summary sit-breath" to="?part=breath">
      <Waves aria-hidden="true" />
      <span className="fold-title">
        {text.breath}
        <small className="fold-note">{breath ? breathInWords(breath) : text.noBreath}</small>
      </span>
      <ChevronRight aria-hidden="true" className="fold-mark" />
    </Link>
    <Fold
      icon={<Sunrise aria-hidden="true" />}
      title={text.loggedAs}
      note={<span {...sanskrit}>{limbNames[limbType]}</span>}
    >
      <Select
        aria-label={text.loggedAs}
        value={limbType}
        onChange={(event) => onChange({ limbType: event.target.value as SitDetails['limbType'] })}
      >
        <OptionList labels={limbNames} {...sanskrit} />
      </Select>
    </Fold>
  </Panel>
)
