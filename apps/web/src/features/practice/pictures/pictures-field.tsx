import './pictures-field.css'
import { captionMaxLength, maxPictures } from '@sadhana/contract'
import { ImagePlus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { PictureImage, usePicture } from '#lib/product/pictures/picture-image.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { acceptedTypes, drawPicture } from './draw-picture.ts'
import type { PictureEntry } from './picture-changes.rules.ts'
import { picturesFieldText as text } from './pictures-field.text.ts'

type PicturesFieldProps = {
  /** The session, if it has pictures already. */
  sessionId?: string
  entries: readonly PictureEntry[]
  onChange: (change: (entries: readonly PictureEntry[]) => PictureEntry[]) => void
}

export function PicturesField({ sessionId = '', entries, onChange }: PicturesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()
  const room = maxPictures - entries.length
  const isOff = useSwitchedOff('pictures')

  const choose = async (files: readonly File[]) => {
    setProblem(files.length > room ? text.tooMany : undefined)
    for (const file of files.slice(0, room)) {
      try {
        const picture = await drawPicture(file)
        onChange((current) => [...current, picture].slice(0, maxPictures))
      } catch {
        setProblem(text.unreadable)
      }
    }
  }
  const remove = (id: string) => {
    setProblem(undefined)
    onChange((current) => current.filter((entry) => entry.id !== id))
    button.current?.focus()
  }
  return (
    <fieldset className="pictures-field">
      <legend className="sr-only">{text.label}</legend>
      {entries.length > 0 && (
        <ul className="pictures-field-list">
          {entries.map((entry, index) => (
            <li key={entry.id} className="pictures-field-entry">
              <Preview sessionId={sessionId} entry={entry} />
              <Field label={text.caption(index + 1)}>
                <TextInput
                  value={entry.caption}
                  maxLength={captionMaxLength}
                  onChange={({ target }) =>
                    onChange((current) =>
                      current.map((picture) =>
                        picture.id === entry.id ? { ...picture, caption: target.value } : picture,
                      ),
                    )
                  }
                />
              </Field>
              <IconButton label={text.remove(index + 1)} onClick={() => remove(entry.id)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        multiple
        hidden
        aria-label={text.label}
        onChange={({ target }) => {
          void choose(Array.from(target.files ?? []))
          // Otherwise choosing the same file again would change nothing.
          target.value = ''
        }}
      />
      {isOff ? (
        <Notice tone="info" title={switchedOffTexts.pictures} />
      ) : (
        <>
          <Button
            ref={button}
            variant="secondary"
            aria-disabled={room === 0 || undefined}
            onClick={() => room > 0 && input.current?.click()}
          >
            <ImagePlus aria-hidden="true" /> {text.add}
          </Button>
          <p className="pictures-field-hint">{room === 0 ? text.full : text.hint}</p>
        </>
      )}
      {problem && <Notice tone="error" title={problem} />}
    </fieldset>
  )
}

/** Decorative: the caption beside it describes it. */
function Preview({ sessionId, entry: { id, bytes } }: { sessionId: string; entry: PictureEntry }) {
  const chosen = useMemo(() => bytes && new Blob([bytes], { type: 'image/jpeg' }), [bytes])
  const { data: stored } = usePicture({ sessionId, id }, 'small', !bytes)
  const blob = chosen ?? stored
  return <span className="pictures-field-preview">{blob && <PictureImage blob={blob} alt="" />}</span>
}
