import './tags-field.css'
import { maxTags, tagMaxLength } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ownTagsQuery } from './tags.queries.ts'
import { addTags, spelledAs, suggestTags } from './tags.rules.ts'
import { tagsText as text } from './tags.text.ts'

type TagsFieldProps = {
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** In a fold of its own, which has the same name already, and where no one else sees the tags. */
  isAlone?: boolean
  error?: string | undefined
}

/** Enter or a comma adds what was typed, and so does leaving the field; Backspace in an empty one takes the last back. */
export function TagsField({ tags, onChange, isAlone = false, error }: TagsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState('')
  const { data: own = [] } = useQuery(ownTagsQuery)
  const isFull = tags.length >= maxTags

  const add = (words: string) => {
    const next = addTags(
      tags,
      words
        .split(',')
        .map((word) => spelledAs(own, word))
        .join(','),
    )
    setTyped('')
    if (next.length === tags.length) return
    setNews(text.added(next.slice(tags.length).join(', ')))
    onChange(next)
  }
  const remove = (tag: string) => {
    setNews(text.removed(tag))
    onChange(tags.filter((other) => other !== tag))
  }
  const focusInput = () => input.current?.focus()
  const press = (event: KeyboardEvent) => {
    // While a word is being composed from several keys, Enter only chooses it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && !typed && last) remove(last)
  }

  return (
    <div
      className={classNames('tags-field', isAlone && 'tags-field-alone')}
      // On the way to a suggestion, the word isn't finished yet.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed.trim() && !currentTarget.contains(relatedTarget)) add(typed)
      }}
    >
      <Field label={text.label} hint={isFull ? text.full : isAlone ? text.hintAlone : text.hint} error={error}>
        <TextInput
          ref={input}
          name="tags"
          value={typed}
          readOnly={isFull}
          // A list that is pasted may be longer.
          maxLength={(tagMaxLength + 2) * maxTags}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={press}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        />
      </Field>
      <Chips label={text.label} tags={tags} isChosen onPress={remove} onKey={focusInput} />
      {!isFull && <Chips label={text.own} tags={suggestTags(own, tags, typed)} onPress={add} onKey={focusInput} />}
      <output className="sr-only">{news}</output>
    </div>
  )
}

type ChipsProps = {
  label: string
  tags: readonly string[]
  isChosen?: boolean
  onPress: (tag: string) => void
  onKey: () => void
}

const Chips = ({ label, tags, isChosen = false, onPress, onKey }: ChipsProps) =>
  tags.length > 0 && (
    <ul className="tags-field-list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            dir="auto"
            className={classNames('tags-field-chip', isChosen && 'tags-field-chip-chosen')}
            aria-label={isChosen ? text.remove(tag) : text.add(tag)}
            // Safari gives a pressed button no focus: the field would be left.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ detail }) => {
              onPress(tag)
              // The button is gone. After a tap the focus would open the phone's keyboard.
              if (detail === 0) onKey()
            }}
          >
            {!isChosen && <Plus aria-hidden="true" />}
            {tag}
            {isChosen && <X aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  )
