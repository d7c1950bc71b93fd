/** Controlled and uncontrolled values. */
import type { FormValues } from '@formwork/form-schema'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from './FormRenderer'
import { definition, renderForm, widget } from '../testing/render-form'

const form = definition([widget('input', 'name', { defaultValue: 'nobody' }), widget('input', 'town')])
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** A host that decides which of the reported values it keeps. */
function show(take: (told: FormValues, held: FormValues) => FormValues, start: FormValues = { name: 'Ada', town: '' }) {
  const told: FormValues[] = []
  function Host() {
    const [value, setValue] = useState(start)
    return (
      <FormRenderer
        definition={form}
        locale="en"
        value={value}
        onChange={(values) => {
          told.push(values)
          setValue((held) => take(values, held))
        }}
      />
    )
  }
  render(<Host />)
  return { user: userEvent.setup(), told }
}

describe('a form whose value the host holds', () => {
  it('shows what the host took over', async () => {
    const { user, told } = show((values) => values)
    await user.type(box('town'), 'Rome')
    expect(box('town').value).toBe('Rome')
    expect(told.at(-1)).toEqual({ name: 'Ada', town: 'Rome' })
    expect(told).toHaveLength(4)
  })

  it('goes on showing what the host kept, and tells it no second time', async () => {
    const { user, told } = show((_values, held) => held)
    await user.type(box('town'), 'Ro')
    expect(box('town').value).toBe('')
    expect(told).toEqual([
      { name: 'Ada', town: 'R' },
      { name: 'Ada', town: 'o' },
    ])
  })

  it('shows what the host made of it', async () => {
    const { user } = show((values) => ({ ...values, town: String(values['town']).toUpperCase() }))
    await user.type(box('town'), 'rome')
    expect(box('town').value).toBe('ROME')
  })

  it('starts a field that the value says nothing of as its definition does', async () => {
    const { user } = show(({ town }) => ({ town }), {})
    expect(box('name').value).toBe('nobody')
    await user.type(box('name'), '!')
    expect(box('name').value).toBe('nobody')
  })

  it('takes another value from outside, and without a listener nothing can be entered', async () => {
    const { user, update } = renderForm(form, { value: { name: 'Ada' } })
    await user.type(box('name'), '!')
    expect(box('name').value).toBe('Ada')
    update({ value: { name: 'Grace' } })
    expect(box('name').value).toBe('Grace')
  })

  it('leaves computed fields to the form', async () => {
    const sum = definition([widget('number', 'a'), widget('number', 'twice', { formwork: { computed: 'a * 2' } })])
    const { update, handle } = renderForm(sum, { value: { a: 2 } })
    await waitFor(() => expect(handle.getValues()).toEqual({ a: 2, twice: 4 }))
    update({ value: { a: 2, twice: 0 } })
    expect(handle.getValues()).toEqual({ a: 2, twice: 4 })
    update({ value: { a: 3, twice: 0 } })
    await waitFor(() => expect(handle.getValues()).toEqual({ a: 3, twice: 6 }))
  })
})

describe('a form that holds its values', () => {
  it('starts from `defaultValue`, and a later one changes nothing before a reset', async () => {
    const { update, handle } = renderForm(form, { defaultValue: { town: 'Rome' } })
    expect(box('town').value).toBe('Rome')
    update({ defaultValue: { town: 'Oslo' } })
    expect(box('town').value).toBe('Rome')
    handle.reset()
    await waitFor(() => expect(box('town').value).toBe('Oslo'))
  })

  it('tells which field changed, and to what', async () => {
    const onFieldChange = vi.fn()
    const { user, handle } = renderForm(form, { onFieldChange })
    await user.type(box('town'), 'X')
    handle.setValue('name', 'Ada')
    expect(onFieldChange.mock.calls).toEqual([
      ['town', 'X'],
      ['name', 'Ada'],
    ])
  })
})
