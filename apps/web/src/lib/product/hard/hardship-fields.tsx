import './hard.css'
import { type Hardship, hardSeverities, hardWords, type HardWord, maxHardWords } from '@sadhana/contract'
import { useId, useState } from 'react'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { hardSeverityLabels, hardSheetText as text } from './hard-sheet.text.ts'
import { hardWordLabels } from './hard.text.ts'

export type HardshipFieldProps = { hard: Hardship; onChange: (hard: Hardship) => void }

/** How much, by three rings that grow. A tap on the one chosen takes it back. */
export function HardSeverityField({ hard, onChange }: HardshipFieldProps) {
  const name = useId()
  const { severity: chosen, ...rest } = hard
  return (
    <fieldset className="hard-field">
      <legend className="field-label">{text.howMuch}</legend>
      <div className="hard-severities">
        {hardSeverities.map((severity) => (
          <ChoiceTile
            key={severity}
            name={name}
            className="hard-severity"
            checked={chosen === severity}
            onClick={() => chosen === severity && onChange(rest)}
            onChange={() => onChange({ ...hard, severity })}
          >
            <span>
              <i data-severity={severity} aria-hidden="true" />
              {hardSeverityLabels[severity]}
            </span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  )
}

/** A fourth word isn't taken, and says why. */
export function HardWordsField({ hard, onChange, isLabelled = true }: HardshipFieldProps & { isLabelled?: boolean }) {
  const [isEnough, setEnough] = useState(false)
  const { words: chosen = [] } = hard
  const toggle = (word: HardWord) => {
    const isChosen = chosen.includes(word)
    setEnough(!isChosen && chosen.length >= maxHardWords)
    if (!isChosen && chosen.length >= maxHardWords) return
    onChange({ ...hard, words: isChosen ? chosen.filter((other) => other !== word) : [...chosen, word] })
  }
  return (
    <fieldset className="hard-field" {...(!isLabelled && { 'aria-label': text.words })}>
      {isLabelled && <legend className="field-label">{text.words}</legend>}
      <div className="hard-words">
        {hardWords.map((word) => (
          <ChoiceTile
            key={word}
            type="checkbox"
            className="hard-word"
            checked={chosen.includes(word)}
            onChange={() => toggle(word)}
          >
            <span>{hardWordLabels[word]}</span>
          </ChoiceTile>
        ))}
      </div>
      <output className="field-hint">{isEnough && text.enough}</output>
    </fieldset>
  )
}
