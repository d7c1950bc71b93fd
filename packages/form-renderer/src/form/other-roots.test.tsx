/** A form whose ids the document does not know. What a frame's own window changes is tried in a browser. */
import { cleanup, render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { definition, widget } from '../testing/render-form'
import { FormRenderer } from './FormRenderer'

it('a cross that empties a field gives the focus back to it in a shadow root too', () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  root.append(place)
  const form = definition([widget('input', 'what', { clearable: true, defaultValue: 'x' })])
  render(<FormRenderer definition={form} locale="en" />, { container: place })
  within(place).getByRole('button', { name: 'Clear' }).click()
  expect(root.activeElement).toBe(within(place).getByRole('textbox'))
  cleanup()
  host.remove()
})
