/** Computed values on a page: they follow what is entered, in the form and in rows, and are there before anything is validated. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { JsonObject } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const computed = (expression: string, options: JsonObject = {}) => ({ ...options, formwork: { computed: expression } })
const invoice = [
  widget('number', 'rate'),
  widget(
    'subform',
    'items',
    {},
    {
      columns: [
        {
          span: 24,
          list: [
            widget('number', 'price'),
            widget('number', 'amount'),
            widget('number', 'line', computed('price * amount', { required: true })),
          ],
        },
      ],
    },
  ),
  widget('number', 'total', computed('sum(items.line) * rate', { required: true })),
]
const two = [
  { price: 2, amount: 3 },
  { price: 10, amount: 1 },
]
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const cells = (name: string) => screen.getAllByRole<HTMLInputElement>('spinbutton', { name })

describe('computed values', () => {
  it('stand in their fields, in rows too, and follow every change', async () => {
    renderForm(invoice, { defaultValue: { rate: 2, items: two } })
    await waitFor(() => expect(field('total').value).toBe('32'))
    expect(cells('line').map(({ value }) => value)).toEqual(['6', '10'])
    fireEvent.change(cells('amount')[0] ?? document.body, { target: { value: '5' } })
    await waitFor(() => expect(field('total').value).toBe('40'))
    fireEvent.change(field('rate'), { target: { value: '' } })
    await waitFor(() => expect(field('total').value).toBe(''))
  })

  it('cannot be edited: what knows no reading without editing is switched off', async () => {
    renderForm([...invoice, widget('switch', 'large', computed('total > 10'))], { defaultValue: { rate: 1, items: two } })
    await waitFor(() => expect(field('large')).toHaveProperty('checked', true))
    expect(field('total')).toHaveProperty('readOnly', true)
    expect(cells('line').map(({ readOnly }) => readOnly)).toEqual([true, true])
    expect(field('large')).toHaveProperty('disabled', true)
  })

  it('are told to the host, and are there before the form is validated', async () => {
    const onChange = vi.fn()
    const { handle } = renderForm(invoice, { defaultValue: { rate: 2, items: two }, onChange })
    handle.setValue('rate', 3)
    expect(await handle.getData()).toMatchObject({ rate: 3, total: 48, items: [{ line: 6 }, { line: 10 }] })
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ total: 48 }))
  })

  it('are not asked to be there, and bear no star', async () => {
    const { handle } = renderForm(invoice, { values: { rate: null, items: two } })
    expect(await handle.validate()).toEqual([])
    expect(await handle.getData()).toMatchObject({ total: null })
    await waitFor(() => expect(field('total').required || field('total').getAttribute('aria-required') === 'true').toBe(false))
  })

  it('stay when an empty row is added', async () => {
    const { user } = renderForm(invoice, { defaultValue: { rate: 2, items: two } })
    await waitFor(() => expect(field('total').value).toBe('32'))
    await user.click(screen.getByRole('button', { name: /Add/ }))
    await waitFor(() => expect(cells('line')).toHaveLength(3))
    expect(field('total').value).toBe('32')
  })

  it('take the error of a limit away when they keep it', async () => {
    const { handle } = renderForm([widget('number', 'rate'), widget('number', 'total', computed('rate * 2', { max: 10 }))], {
      values: { rate: 6 },
    })
    expect(await handle.validate()).toMatchObject([{ path: ['total'], code: 'max' }])
    expect(await screen.findAllByText(/at most 10/, { selector: '.fw-error' })).toHaveLength(1)
    handle.setValue('rate', 2)
    await waitFor(() => expect(screen.queryAllByText(/at most 10/, { selector: '.fw-error' })).toEqual([]))
  })

  it('stay as stored in a preview', async () => {
    renderForm(invoice, { mode: 'preview', values: { rate: 2, items: two, total: 999 } })
    expect(await screen.findByText('999')).toBeTruthy()
  })
})
