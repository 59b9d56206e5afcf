import '../shared/practice.css'
import './choices.css'
import type { Visibility } from '@sadhana/contract'
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { FeelingChips } from './feeling-chips.tsx'
import { LimbStones } from './limb-stones.tsx'
import { MinutesField } from './minutes-field.tsx'
import { MomentFold } from './moment-fold.tsx'
import { NotesFold } from './notes-fold.tsx'
import { AfterFeeling } from './after-feeling.tsx'
import { beforeFeelingLabel, beforeFeelingLabels } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'
import { SharingFold } from './sharing-fold.tsx'

const FormTags = lazyScreen(async () => (await import('./form-tags.tsx')).FormTags)
const PicturesField = lazyScreen(async () => (await import('../pictures/pictures-field.tsx')).PicturesField)

type PracticeFieldsProps = {
  form: PracticeFormApi
  /** The time zone of date and time. */
  zone: string
  /** Called when the member chooses a date or a time. */
  onMoment?: () => void
  /** Lets date and time follow the clock again. */
  onNow?: () => void
  /** The visibility of the session, unless the member chooses another. */
  defaultVisibility?: Visibility | undefined
  /** Replaces limb and minutes once both have been chosen together. */
  picked?: ReactNode
  notesOpen?: boolean
  /** Where what was hard can be said in place, which a link there may lead away from. */
  onLeave?: () => void
  /** Missing while the server doesn't have the session yet: pictures can't wait on the device. */
  pictures?: ComponentProps<typeof PicturesField>
}

/** Limb, minutes and feelings are shown in full; fields that rarely change are folded. */
export function PracticeFields({ form, zone, defaultVisibility, picked, ...rest }: PracticeFieldsProps) {
  const { notesOpen = false, pictures, onLeave, ...moment } = rest
  const chosen = useWatch({ control: form.control, name: 'visibility' })
  const visibility = chosen ?? defaultVisibility
  return (
    <>
      {picked ?? (
        <>
          <LimbStones form={form} />
          <MinutesField form={form} />
        </>
      )}
      <FeelingChips form={form} name="beforeFeeling" label={beforeFeelingLabel} labels={beforeFeelingLabels} />
      <AfterFeeling form={form} {...(onLeave && { onLeave })} />
      <div className="practice-folds">
        <MomentFold form={form} zone={zone} {...moment} />
        <NotesFold form={form} visibility={visibility} open={notesOpen}>
          <Suspense>
            <FormTags form={form} />
          </Suspense>
          {pictures && (
            <Suspense>
              <PicturesField {...pictures} />
            </Suspense>
          )}
        </NotesFold>
        <SharingFold form={form} visibility={visibility} />
      </div>
    </>
  )
}
