// @vitest-environment happy-dom
import { ambientSounds, api } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Inside } from './inside.tsx'

const claims = () => document.body.textContent ?? ''

test('what is promised to be inside is there', () => {
  renderScreen(<Inside />, { user: null })
  expect(claims()).toContain('eight sounds')
  expect(ambientSounds).toHaveLength(8)
  const features = ['practice', 'meditation', 'journey', 'learning', 'wellness', 'community'] as const
  expect(features.filter((feature) => !(feature in api))).toEqual([])
})

test('what is not built is not promised', () => {
  renderScreen(<Inside />, { user: null })
  expect(claims()).not.toMatch(/offline|remind|recommend|chat|guided|message|import/i)
})

test('the user guide is one click away', () => {
  renderScreen(<Inside />, { user: null })
  expect(screen.getByRole('link', { name: 'Read the user guide' }).getAttribute('href')).toBe('/guide')
})
