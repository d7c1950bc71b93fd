/** A form whose ids the document does not know. What a frame's own window changes is tried in a browser. */
import { cleanup, fireEvent, render, within } from '@testing-library/react'
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

it('a message waits for the click under way in a frame too, so that nothing moves away below the pointer', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument ?? expect.fail('the frame has no document')
  const place = page.body.appendChild(page.createElement('div'))
  const form = definition([widget('input', 'what', { required: true })])
  render(<FormRenderer definition={form} locale="en" />, { container: place })
  const message = () => within(place).queryByText('what is required', { selector: '.fw-error' })
  fireEvent.focus(within(place).getByLabelText('what'))
  fireEvent.pointerDown(page.body)
  fireEvent.blur(within(place).getByLabelText('what'))
  expect(message()).toBeNull()
  fireEvent.pointerUp(page.body)
  await expect.poll(message).not.toBeNull()
  cleanup()
  frame.remove()
})
