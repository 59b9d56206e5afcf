// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { givingFacts, givingSix, noSubscription } from '#testing/giving.ts'
import { breakDown, type FakeApi, never, renderScreen } from '#testing/render-screen.tsx'
import { PricingScreen } from './pricing-screen.tsx'

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}
const address = () => screen.getByTestId('address').textContent

const open = (giving: FakeApi['giving'] = {}, path = '/pricing') =>
  renderScreen(
    <>
      <PricingScreen />
      <Where />
    </>,
    { path, api: { giving: { facts: givingFacts(), subscription: noSubscription, ...giving } } },
  )

test('without a provider, members who contribute still see what they give', async () => {
  const annual = givingSix({ billingCycle: 'annual' })
  open({ facts: givingFacts({ configured: false, donateUrl: null }), subscription: annual })
  expect(await screen.findByRole('heading', { name: 'Your contribution continues' })).toBeTruthy()
  expect(screen.queryByText(/no one can give/)).toBeNull()
  expect(screen.queryByText(/connected to PayPal/)).toBeNull()
  const chosen = Array.from(document.querySelectorAll('.tier-card-chosen'), (card) => card.textContent)
  expect(chosen).toHaveLength(1)
  expect(chosen[0]).toContain('Standard Support')
  expect(chosen[0]).toContain('$4.80')
  expect(chosen[0]).toContain('What you give now')
})

test('until the current contribution has loaded, the free tier can’t end it', () => {
  open({ subscription: () => never() })
  expect(screen.queryByRole('button', { name: 'Choose free' })).toBeNull()
})

test('the current contribution can be loaded again after a failure', async () => {
  const view = open({ facts: breakDown(), subscription: breakDown() })
  expect(await screen.findByText('We couldn’t check what you give now')).toBeTruthy()
  expect(screen.queryByText('The free tier is open. For the others, please try again.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose free' })).toBeNull()
  view.answer({ giving: { facts: givingFacts(), subscription: givingSix() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What you give now')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'See your contribution' })).toHaveLength(2)
})

test('someone who cancelled at PayPal sees that nothing was charged, and the address is cleaned up', async () => {
  open({}, '/pricing?tier=standard&subscription_id=I-1&ba_token=BA-1&token=5')
  expect(await screen.findByText('You stopped at PayPal')).toBeTruthy()
  expect(screen.getByText('Nothing was taken. Your choice is still here.')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/pricing?tier=standard'))
})

test('a page that wasn’t reached from PayPal doesn’t mention it', async () => {
  open({}, '/pricing?tier=standard')
  expect(await screen.findByRole('button', { name: 'Continue with $6' })).toBeTruthy()
  expect(screen.queryByText('You stopped at PayPal')).toBeNull()
})
