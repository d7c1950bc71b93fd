/** A form in a DOM without layout, top layer and media queries, as that of jsdom: hosts test their pages there. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

beforeEach(() => {
  vi.stubGlobal('matchMedia', undefined)
  vi.stubGlobal('ResizeObserver', undefined)
  vi.stubGlobal('IntersectionObserver', undefined)
  const methods = ['scrollIntoView', 'showPopover'] as const
  const before = methods.map((name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const)
  for (const name of methods) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value: undefined })
  return () => {
    vi.unstubAllGlobals()
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor)
    }
  }
})

it('a refused submit gives the focus to its first field', async () => {
  const { user } = renderForm([widget('input', 'what', { required: true })])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

it('a list that opens is no popover, which the style sheet of the DOM would hide', async () => {
  const { user } = renderForm([widget('select', 'city', { options: [{ value: 'Oslo' }], filterable: true })])
  await user.click(screen.getByRole('combobox'))
  expect((await screen.findByRole('option', { name: 'Oslo' })).closest('[popover]')).toBeNull()
})

it('a calendar opens', async () => {
  const { user } = renderForm([widget('date', 'day')])
  await user.click(screen.getByRole('button', { name: 'Open date picker' }))
  expect((await screen.findByRole('grid')).closest('[popover]')).toBeNull()
})
