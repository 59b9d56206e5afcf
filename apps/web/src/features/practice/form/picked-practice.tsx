import { useWatch } from 'react-hook-form'
import { withMarked } from '#intl/marked-words.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { limbMark } from '../shared/limb-mark.tsx'
import { limbLines, practiceFormText as text } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

/** Limb and minutes in one line, so that both feelings fit on the screen. */
export function PickedPractice({ form, onChange }: { form: PracticeFormApi; onChange: () => void }) {
  const [limb, minutes] = useWatch({ control: form.control, name: ['limbType', 'duration'] })
  if (!limb || !minutes) return null
  return (
    <div className={`picked-practice tone-${limb}`}>
      <Stone tone={limb} shape="c">
        <LimbSymbol limb={limb} />
      </Stone>
      <p>
        <b>{withMarked(text.what(limbNames[limb], minutes), limbMark)}</b>
        <small>{limbLines[limb]}</small>
      </p>
      <Button variant="quiet" onClick={onChange} aria-label={text.picked.changeLabel}>
        {text.picked.change}
      </Button>
    </div>
  )
}
