import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withLabels } from './labels'
import { definition, renderForm, widget } from '../testing/render-form'

const form = definition([
  widget('input', 'reason', { tip: 'In one sentence', placeholder: 'Because', required: true }),
  widget('radio', 'kind', { showLabel: false, options: [{ value: 'a', label: 'Option 1' }, { value: 'b' }] }),
  widget('text', 'intro', { defaultValue: 'Please fill' }),
  widget('grid', 'row', {}, { columns: [{ span: 12, list: [widget('date', 'days', { type: 'daterange' })] }] }),
])

describe('labels', () => {
  it('stand in place of the definition’s own texts, in the messages of the rules too', async () => {
    const { handle } = renderForm(form, {
      labels: { reason: { name: 'Grund', tip: 'Ein Satz', placeholder: 'Weil' }, intro: { text: 'Bitte ausfüllen' } },
    })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Grund/ })
    expect(field.placeholder).toBe('Weil')
    expect(screen.getByText('Ein Satz')).toBeTruthy()
    expect(screen.getByText('Bitte ausfüllen')).toBeTruthy()
    expect((await handle.validate()).map(({ message }) => message).join()).toContain('Grund')
  })

  it('name choices by value; a choice without a word stays as it was shown', () => {
    renderForm(form, { labels: { kind: { options: { a: 'Ware' } } } })
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Ware', 'b'])
  })

  it('reach fields inside a grid', () => {
    renderForm(form, { labels: { days: { name: 'Tage', startPlaceholder: 'von' } } })
    expect(screen.getByRole('group', { name: 'Tage' })).toBeTruthy()
    expect(screen.getByPlaceholderText('von')).toBeTruthy()
  })

  it('keep what was typed when the language changes', async () => {
    const { user, update } = renderForm(form, { labels: { reason: { name: 'Grund' } } })
    await user.type(screen.getByRole('textbox', { name: /Grund/ }), 'x')
    update({ labels: { reason: { name: 'Motif' } } })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Motif/ }).value).toBe('x')
  })

  it('ignore what the form does not have and names from the prototype', () => {
    expect(withLabels(form, { nobody: { name: 'x' } })).toEqual(form)
    const named = definition([widget('input', 'toString')])
    expect(withLabels(named, {}).list[0]).toMatchObject({ name: 'toString' })
  })

  it('give the fields in a row of a subform their own texts', () => {
    const rows = definition([
      widget('input', 'price'),
      widget('subform', 'items', {}, { columns: [{ span: 24, list: [widget('input', 'cost')] }] }),
    ])
    const named = withLabels(rows, { items: { name: 'Posten', fields: { cost: { name: 'Preis' } } } })
    expect(named.list.map((one) => (one.type === 'unknown' ? '' : one.name))).toEqual(['price', 'Posten'])
    expect(named.list[1]).toMatchObject({ columns: [{ list: [{ name: 'Preis' }] }] })
  })
})
