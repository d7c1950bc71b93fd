/** What a browser may fill in for the person who fills in a form. */
import { expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const words = (container: HTMLElement) =>
  [...container.querySelectorAll('input, textarea')].map((control) => control.getAttribute('autocomplete'))

it('is what the form says of the field', () => {
  const { container } = renderForm([
    widget('input', 'mail', { autocomplete: 'email' }),
    widget('input', 'secret', { showPassword: true, autocomplete: 'current-password' }),
    widget('textarea', 'street', { autocomplete: 'street-address' }),
    widget('number', 'year', { autocomplete: 'bday-year' }),
    widget('date', 'birthday', { autocomplete: 'bday' }),
  ])
  expect(words(container)).toEqual(['email', 'current-password', 'street-address', 'bday-year', 'bday'])
})

it('is nothing where it says nothing: an answer about somebody else is not proposed', () => {
  const types = ['input', 'textarea', 'number', 'date'].map((type) => widget(type, `a_${type}`))
  const { container } = renderForm([...types, widget('input', 'secret', { showPassword: true })])
  expect(words(container)).toEqual(['off', null, 'off', 'off', 'new-password'])
})
