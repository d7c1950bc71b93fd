import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'
import { lazyPanel } from './lazy-panel'

it('loads once, shows what came, and lets a failure be tried again', async () => {
  let calls = 0
  const { Component, prefetch } = lazyPanel(async () => {
    calls += 1
    if (calls < 3) throw new Error('offline')
    return ({ name }: { name: string }) => <p>Hello {name}</p>
  })
  prefetch()
  renderForm([widget('input', 'f')], { components: { input: () => <Component name="you" /> } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Hello you')).toBeTruthy()
  expect(calls).toBe(3)
})
