// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useHeldSubmit, useTypedSoFar } from './drawn-form.ts'

const sent = vi.fn<(values: object) => void>()

function Door() {
  const { register, handleSubmit } = useForm({ defaultValues: useTypedSoFar({ name: '', email: '' }) })
  const form = useHeldSubmit()
  return (
    <form ref={form} onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <input {...register('name')} />
      <input {...register('email')} />
    </form>
  )
}

afterEach(() => {
  sent.mockReset()
  document.body.replaceChildren()
})

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement

/** The drawn page as a visitor has it, and what takes it over. */
function drawnDoor() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Door />)
  const takeOver = () =>
    act(async () => {
      const root = hydrateRoot(place, <Door />)
      onTestFinished(() => act(() => root.unmount()))
    })
  return takeOver
}

test('what was typed into the drawn page is still there once its code is', async () => {
  const takeOver = drawnDoor()
  field('name').value = 'Asha'
  await takeOver()
  expect(field('name').value).toBe('Asha')
  expect(field('email').value).toBe('')
  expect(sent).not.toHaveBeenCalled()
})

test('a form that was sent too early is sent once it works, and only once', async () => {
  const takeOver = drawnDoor()
  field('name').value = 'Asha'
  document.documentElement.dataset['door'] = 'held'
  await takeOver()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', email: '' }), 60_000)
  expect(document.documentElement.dataset).not.toHaveProperty('door')
})
