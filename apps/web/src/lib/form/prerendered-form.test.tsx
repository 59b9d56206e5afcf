// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useDelayedSubmit, useTypedValues } from './prerendered-form.ts'

const sent = vi.fn<(values: object) => void>()

function PrerenderedForm() {
  const { register, handleSubmit } = useForm({ defaultValues: useTypedValues({ name: '', email: '' }) })
  const form = useDelayedSubmit()
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

/** Prerenders the form, and returns a function that hydrates it. */
function prerenderForm() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<PrerenderedForm />)
  const hydrate = () =>
    act(async () => {
      const root = hydrateRoot(place, <PrerenderedForm />)
      onTestFinished(() => act(() => root.unmount()))
    })
  return hydrate
}

test('text typed into the prerendered page is still there once its code has loaded', async () => {
  const hydrate = prerenderForm()
  field('name').value = 'Asha'
  await hydrate()
  expect(field('name').value).toBe('Asha')
  expect(field('email').value).toBe('')
  expect(sent).not.toHaveBeenCalled()
})

test('a form submitted before its code had loaded is sent afterwards, exactly once', async () => {
  const hydrate = prerenderForm()
  field('name').value = 'Asha'
  document.documentElement.dataset['authForm'] = 'submitted'
  await hydrate()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', email: '' }), 60_000)
  expect(document.documentElement.dataset).not.toHaveProperty('authForm')
})
