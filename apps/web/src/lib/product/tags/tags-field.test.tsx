// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { TagsField } from './tags-field.tsx'

function Form({ start }: { start: string[] }) {
  const [tags, setTags] = useState(start)
  const [isSent, setSent] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <TagsField tags={tags} onChange={setTags} />
      <p data-testid="tags">{tags.join('|')}</p>
      {isSent && <p>sent</p>}
      <button type="submit">Save</button>
    </form>
  )
}

const open = (start: string[] = [], own: string[] = []) =>
  renderScreen(<Form start={start} />, { api: { practice: { tags: own.map((tag) => ({ tag, sessions: 2 })) } } })
const field = () => screen.getByLabelText<HTMLInputElement>('Tags', { selector: 'input' })
const tags = () => screen.getByTestId('tags').textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const key = (name: string) => fireEvent.keyDown(field(), { key: name })

test('Enter adds what was typed, and doesn’t send the form', () => {
  open()
  type(' with  Ben ')
  expect(key('Enter')).toBe(false)
  expect(tags()).toBe('with Ben')
  expect(field().value).toBe('')
  expect(screen.getByText('with Ben added')).toBeTruthy()
  // With nothing typed, it is the form's.
  expect(key('Enter')).toBe(true)
})

test('a comma adds, one by one or a whole list', () => {
  open()
  type('yin,')
  type('a, b,,yin')
  expect(tags()).toBe('yin|a|b')
})

test('Enter that ends the composing of a word adds nothing', () => {
  open()
  type('よが')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(tags()).toBe('')
})

test('Backspace removes the last tag, but only from an empty field', () => {
  open(['yin', 'rain'])
  type('x')
  key('Backspace')
  expect(tags()).toBe('yin|rain')
  type('')
  key('Backspace')
  expect(tags()).toBe('yin')
  expect(screen.getByText('rain removed')).toBeTruthy()
})

test('each tag can be removed, and by keyboard the focus returns to the field', () => {
  open(['yin', 'rain'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove yin' }), { detail: 0 })
  expect(tags()).toBe('rain')
  expect(document.activeElement).toBe(field())
})

test('leaving the field adds what was typed, going on to a suggestion doesn’t', async () => {
  open([], ['Yin', 'rain'])
  const yin = await screen.findByRole('button', { name: 'Add Yin' })
  type('yi')
  expect(screen.queryByRole('button', { name: 'Add rain' })).toBeNull()
  fireEvent.blur(field(), { relatedTarget: yin })
  expect(tags()).toBe('')
  fireEvent.click(yin, { detail: 0 })
  expect(tags()).toBe('Yin')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  type('walk')
  fireEvent.blur(field(), { relatedTarget: screen.getByRole('button', { name: 'Save' }) })
  expect(tags()).toBe('Yin|walk')
})

test('a tap on a suggestion leaves the keyboard closed', async () => {
  open([], ['Yin'])
  fireEvent.click(await screen.findByRole('button', { name: 'Add Yin' }), { detail: 1 })
  expect(document.activeElement).not.toBe(field())
})

test('a tag typed again keeps the spelling the member has', async () => {
  open([], ['Yin'])
  await screen.findByRole('button', { name: 'Add Yin' })
  type('YIN')
  key('Enter')
  expect(tags()).toBe('Yin')
})

test('five are enough: the field says so, and Backspace still works', async () => {
  open(['a', 'b', 'c', 'd', 'e'], ['Yin'])
  expect(screen.getByText('That’s all five.')).toBeTruthy()
  expect(field().readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Add Yin' })).toBeNull()
  key('Backspace')
  expect(tags()).toBe('a|b|c|d')
  expect(await screen.findByRole('button', { name: 'Add Yin' })).toBeTruthy()
})
