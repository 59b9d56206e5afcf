// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mira } from '#testing/mira.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

test('a password manager learns whose password is changed, and no one else is bothered', () => {
  const { container } = renderScreen(<ChangePasswordForm user={mira} />)
  const name = container.querySelector<HTMLInputElement>('form [autocomplete=username]')
  expect(name?.value).toBe('mira')
  expect(name?.hidden).toBe(true)
})
