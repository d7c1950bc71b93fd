import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CustomAreaProps } from '../api/custom-areas'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

function Colour({ id, describedBy, value, onChange, onBlur, disabled, readOnly, required, invalid, mode, labelId }: CustomAreaProps) {
  if (mode === 'preview') return <b>{JSON.stringify(value)}</b>
  return (
    <input
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-required={required}
      aria-invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
const areas = { tint: Colour }
const field = widget('blank', 'tint', { required: true, tip: 'Any colour' })
const control = () => screen.getByRole('textbox', { name: /tint/ })

describe('a custom area', () => {
  it('is the component of the host, named, described, validated and left like any field', async () => {
    const onSubmit = vi.fn()
    const { user, container } = renderForm([field], { customAreas: areas, onSubmit })
    expect(screen.getByRole('textbox', { name: /tint/, description: 'Any colour' })).toBe(control())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(document.activeElement).toBe(control()))
    expect(screen.getByRole('textbox', { description: 'Any colour tint is required' }).getAttribute('aria-invalid')).toBe('true')
    expect(await axeFindings(container)).toEqual([])
    await user.type(control(), 'red')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tint: 'red' }))
  })

  it('is told that it is disabled, read-only, or only to be read', () => {
    const { update } = renderForm([field], { customAreas: areas, disabled: true, values: { tint: 'red' } })
    expect(control()).toHaveProperty('disabled', true)
    update({ disabled: false, mode: 'preview' })
    expect(screen.getByText('"red"').tagName).toBe('B')
  })

  it('follows conditions and stands in rows', async () => {
    const subform = widget('subform', 'items', {}, { columns: [{ span: 12, list: [field] }] })
    const conditional = widget('blank', 'tint', { displayVerify: { type: 'and', list: [{ model: 'on', value: 'true' }] } })
    const { user, handle } = renderForm([widget('switch', 'on'), conditional, subform], {
      customAreas: areas,
      values: { items: [{ tint: 'a' }, { tint: 'b' }] },
    })
    expect(screen.getAllByRole('textbox', { name: /tint/ })).toHaveLength(2)
    await user.click(screen.getByRole('switch', { name: 'on' }))
    const [own, first] = screen.getAllByRole('textbox', { name: /tint/ })
    await user.type(own ?? document.body, 'own')
    await user.type(first ?? document.body, '1')
    await expect(handle.getData()).resolves.toMatchObject({ tint: 'own', items: [{ tint: 'a1' }, { tint: 'b' }] })
  })

  it('that the page has none for says so in its place, keeps the value, and tells the host', async () => {
    const onError = vi.fn()
    const { handle, container } = renderForm([widget('blank', 'toString'), widget('blank', 'tint', { defaultType: 'Object' })], {
      values: { tint: { r: 1 } },
      onError,
    })
    expect(screen.getAllByText('This part cannot be shown here')).toHaveLength(2)
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
    expect(onError).toHaveBeenCalledWith(new Error('no entry of customAreas for "tint"'), { where: 'widget', model: 'tint' })
    await expect(handle.getData()).resolves.toMatchObject({ tint: { r: 1 } })
    expect(await axeFindings(container)).toEqual([])
  })
})
