import { afterFeelings, practiceNotesMaxLength, visibilities, type Visibility } from '@sadhana/contract'
import { Tag } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { HardInline } from '#lib/product/hard/lazy-hard-inline.tsx'
import { hardText } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { tagsText } from '#lib/product/tags/tags.text.ts'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FeelingSymbol } from '#ui/motifs/feeling-symbol.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import type { LastSit } from '../sit/controller.ts'
import type { SitAdditions } from '../timer/finished-sit.rules.ts'
import { afterSitText as text } from './after-sit.text.ts'

const TagsField = lazyScreen(async () => (await import('#lib/product/tags/tags-field.tsx')).TagsField)

type AfterSitDialogProps = {
  lastSit: LastSit
  additions: SitAdditions
  /** Undefined until the server has said who can see the sit. */
  visibility: Visibility | undefined
  /** Shows who practised at the same time, once the server has the sit. */
  renderAlongside: (savedAs: string) => ReactNode
  onAdd: (additions: SitAdditions) => void
  /** Undefined while the server has nothing to remove. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

const visibilityOptions = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

/** Says how long the member sat and whether the sit is saved. Feeling, note and visibility are optional. */
export function AfterSitDialog({ lastSit, additions, visibility, onAdd, ...rest }: AfterSitDialogProps) {
  const { onClose, onRemove, renderAlongside } = rest
  return (
    <Dialog
      open
      wide
      onOpenChange={(stays) => !stays && onClose()}
      title={text.title(lastSit.body.duration)}
      description={<output>{wordsOf(lastSit)}</output>}
    >
      <DialogBody>
        {(lastSit.state === 'saving' || lastSit.state === 'saved') && (
          <output className="after-sit-dialog-alongside">{lastSit.savedAs && renderAlongside(lastSit.savedAs)}</output>
        )}
        <fieldset className="after-sit-dialog-feelings">
          <legend>{text.feeling}</legend>
          {afterFeelings.map((id) => (
            <ChoiceTile
              key={id}
              className="after-sit-dialog-feeling"
              name="feeling"
              checked={additions.afterFeeling === id}
              onClick={() => additions.hard && additions.afterFeeling === id && onAdd({ afterFeeling: undefined })}
              onChange={() => onAdd({ afterFeeling: id })}
            >
              <FeelingSymbol feeling={id} size={20} />
              {text.feelings[id]}
            </ChoiceTile>
          ))}
          <ChoiceTile
            type="checkbox"
            className="after-sit-dialog-feeling after-sit-dialog-hard"
            checked={Boolean(additions.hard)}
            onChange={() => onAdd({ hard: additions.hard ? undefined : {} })}
          >
            <FeelingSymbol feeling="hard" size={20} />
            {hardText.stone}
          </ChoiceTile>
          <p className="field-hint">{hardText.stoneHint}</p>
          {additions.hard && (
            <HardInline
              hard={additions.hard}
              note={additions.notes ?? ''}
              onChange={(hard) => onAdd({ hard })}
              onLeave={onClose}
            />
          )}
        </fieldset>
        <Field className="after-sit-dialog-part" label={text.note}>
          <Textarea
            rows={3}
            placeholder={text.noteHint}
            maxLength={practiceNotesMaxLength}
            value={additions.notes ?? ''}
            onChange={(event) => onAdd({ notes: event.target.value })}
          />
        </Field>
        <div className="after-sit-dialog-part">
          <AddedTags tags={additions.tags ?? []} onChange={(tags) => onAdd({ tags })} />
        </div>
        <div className="after-sit-dialog-part">
          <p className="field-label">{text.visibility}</p>
          <Segmented
            className="after-sit-dialog-visibility"
            label={text.visibility}
            options={visibilityOptions}
            value={visibility}
            onValueChange={(chosen) => onAdd({ visibility: chosen })}
          />
          <p className="field-hint">{text.visibilityHint}</p>
        </div>
      </DialogBody>
      <DialogActions isSticky>
        <Button onClick={onClose}>{text.done}</Button>
        {onRemove && (
          <Button variant="quiet-danger" className="after-sit-dialog-remove" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type AddedTagsProps = { tags: string[]; onChange: (tags: string[]) => void }

/** Folded until wanted: most sits have none. */
function AddedTags({ tags, onChange }: AddedTagsProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Fold
      icon={<Tag aria-hidden="true" />}
      title={tagsText.label}
      note={tags.join(', ') || tagsText.optional}
      onOpen={() => setOpened(true)}
    >
      {wasOpened && (
        <Suspense>
          <TagsField tags={tags} isAlone onChange={onChange} />
        </Suspense>
      )}
    </Fold>
  )
}

/** Plain text: a live region with parts of its own would be read out part by part. */
function wordsOf({ body, state }: LastSit): string {
  if (state === 'saving') return commonText.saving
  if (state === 'waiting') return text.waiting
  if (state === 'held') return text.held
  return text.saved(limbNames[body.limbType ?? 'dhyana'])
}
