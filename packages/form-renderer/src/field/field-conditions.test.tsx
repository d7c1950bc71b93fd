import type { JsonObject } from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const when = { model: 'kind', is: 'equals', value: 'other' }
const choices = [{ value: 'a' }, { value: 'b' }]
/** One field for each answer of a condition. */
const fields: readonly JsonObject[] = [
  widget('input', 'kind'),
  widget('input', 'must', { formwork: { requiredWhen: when } }),
  widget('input', 'locked', { formwork: { readonlyWhen: when } }),
  widget('radio', 'pick', { options: choices, formwork: { choicesWhen: [{ value: 'b', when }] } }),
  widget('input', 'seen', { formwork: { showWhen: when } }),
]

const scopes = {
  'a form': { list: fields, values: {}, root: () => document.body },
  'a row': {
    list: [widget('subform', 'items', {}, { columns: [{ span: 24, list: fields }] })],
    values: { items: [{}, {}] },
    root: () => screen.getAllByRole('row')[1] ?? document.body,
  },
}

describe.each(Object.entries(scopes))('the conditions of %s', (_name, { list, values, root }) => {
  const box = (name: string) => within(root()).queryByRole('textbox', { name: new RegExp(name) })

  it('say who must fill, who may, with what, and what is there', async () => {
    const { user } = renderForm(list, { values })
    expect(box('must')?.getAttribute('aria-required')).toBeNull()
    expect(box('locked')).toHaveProperty('readOnly', false)
    expect(within(root()).getAllByRole('radio')).toHaveLength(1)
    expect(box('seen')).toBeNull()
    await user.type(box('kind') ?? document.body, 'other')
    expect(box('must')?.getAttribute('aria-required')).toBe('true')
    expect(box('locked')).toHaveProperty('readOnly', true)
    expect(within(root()).getAllByRole('radio')).toHaveLength(2)
    expect(box('seen')).not.toBeNull()
  })

  it('are validated as they are shown when a field is left', async () => {
    const { user } = renderForm(list, { values })
    await user.click(box('must') ?? document.body)
    await user.tab()
    expect(box('must')?.getAttribute('aria-invalid')).toBeNull()
    await user.type(box('kind') ?? document.body, 'other')
    await user.click(box('must') ?? document.body)
    await user.tab()
    expect(box('must')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('take the error away that no longer holds', async () => {
    const { user } = renderForm(list, { values })
    await user.type(box('kind') ?? document.body, 'other')
    await user.click(box('must') ?? document.body)
    await user.tab()
    expect(screen.getAllByText('must is required', { selector: '.fw-error' })).toHaveLength(1)
    await user.type(box('kind') ?? document.body, '!')
    expect(box('must')?.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryAllByText('must is required', { selector: '.fw-error' })).toEqual([])
  })
})

it('conditions of one row leave the others as they are', async () => {
  const { list, values } = scopes['a row']
  const { user } = renderForm(list, { values })
  const [first] = screen.getAllByRole('textbox', { name: /kind/ })
  await user.type(first ?? document.body, 'other')
  expect(screen.getAllByRole('textbox', { name: /must/ }).map((input) => input.getAttribute('aria-required'))).toEqual(['true', null])
})
