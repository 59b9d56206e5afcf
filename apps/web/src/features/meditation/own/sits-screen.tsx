import './own-sit.css'
import type { Preset, SitChoice } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { newSitPath, sitsPath } from '../settings/programme-summary.tsx'
import { breathInWords } from '../shared/breath.text.ts'
import { minutesOfSit } from '../shared/preset.rules.ts'
import { presetText as text } from '../shared/preset.text.ts'
import { timerChoicesQuery, useOrderPresets, useRemovePreset, useSavePreset } from '../shared/timer.queries.ts'
import { timerPath } from '../sit/controller.ts'
import { soundName } from '../sound/sound.text.ts'
import { Grip, withMoved } from './grip.tsx'
import { ownSitText } from './own-sit.text.ts'

/** All presets, to be put in order, changed and deleted. */
export function SitsScreen() {
  const query = useQuery(timerChoicesQuery)
  return (
    <div className="own-sit">
      <BackLink to={timerPath}>{ownSitText.back}</BackLink>
      <h1>{text.title}</h1>
      <Panel className="own-sit-columns">
        <QueryView query={query} skeleton={<SkeletonRows count={3} />} failed={text.loadFailed} failedText={text.safe}>
          {({ presets }) => (presets.length > 0 ? <PresetList presets={presets} /> : <NoPresets />)}
        </QueryView>
      </Panel>
    </div>
  )
}

const NoPresets = () => (
  <div className="sits-empty">
    <h2 className="panel-title">{text.none}</h2>
    <p>{text.noneText}</p>
    <Button asChild>
      <Link to={newSitPath}>{ownSitText.title}</Link>
    </Button>
  </div>
)

function PresetList({ presets }: { presets: readonly Preset[] }) {
  const { mutate: order } = useOrderPresets()
  const { mutate: save } = useSavePreset()
  const { mutate: remove } = useRemovePreset()
  const removeWithUndo = (preset: Preset) =>
    remove(preset, {
      onSuccess: () =>
        toast({
          title: text.removed(preset.name),
          tone: 'info',
          action: { label: commonText.undo, altText: text.title, onSelect: () => save(preset) },
        }),
    })
  return (
    <>
      <ul className="stretch-list">
        {presets.map((preset, index) => (
          <li key={preset.id} className="stretch sits-row" data-row={index}>
            <Grip
              name={preset.name}
              index={index}
              count={presets.length}
              onMove={(from, to) => order(withMoved(presets, from, to))}
            />
            <div>
              <b>{preset.name}</b>
              <small>{wordsOf(preset.sit)}</small>
            </div>
            <Link className="icon-button" aria-label={text.edit(preset.name)} to={`${sitsPath}/${preset.id}`}>
              <Pencil aria-hidden="true" />
            </Link>
            <IconButton label={text.remove(preset.name)} onClick={() => removeWithUndo(preset)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="text-muted">{text.note}</p>
    </>
  )
}

function wordsOf(sit: SitChoice): string {
  const minutes = minutesOfSit(sit)
  const count = sit.programme?.stretches.length ?? 1
  const length = minutes === null ? text.openEnded : count > 1 ? text.stretches(minutes, count) : text.length(minutes)
  const sounds = sit.mix.map(soundName).join(' + ')
  const breath = sit.breath ? breathInWords(sit.breath) : ''
  return [length, breath, sounds].filter(Boolean).join(', ')
}
