/** The rules that are loaded when a form has one, as a person meets them: at the field, in the row, while a check takes its time. */
import type { Validator } from '@formwork/form-schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const rules = (own: object) => ({ formwork: { rules: { ...own } } })
const errors = async () => (await screen.findAllByText(/./, { selector: '.fw-error' })).map(({ textContent }) => textContent)

it('a text that is too short, and a consent that is missing, are said at their fields and keep the form back', async () => {
  const onSubmit = vi.fn()
  const { user, container } = renderForm(
    [widget('input', 'code', rules({ minLength: 3 })), widget('switch', 'terms', rules({ mustBeTrue: true }))],
    {
      onSubmit,
    },
  )
  await user.type(screen.getByLabelText('code'), 'ab')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await errors()).toEqual(['code must be at least 3 characters', 'terms must be agreed to'])
  expect(screen.getByLabelText('code').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('code'), 'c')
  await user.click(screen.getByRole('switch'))
  await waitFor(() => expect(container.querySelectorAll('.fw-error')).toHaveLength(0))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ code: 'abc', terms: true }))
})

it('a rule across fields is said when its field is left', async () => {
  const check = { holds: { model: 'to', is: 'atLeast', field: 'from' }, message: 'The end is before the start' }
  const { user } = renderForm([
    widget('number', 'from', { defaultValue: 5 }),
    widget('number', 'to', { defaultValue: null, ...rules({ checks: [check] }) }),
  ])
  const to = screen.getByLabelText('to')
  await user.type(to, '3')
  await user.tab()
  expect(await errors()).toEqual(['The end is before the start'])
  await user.clear(to)
  await user.type(to, '7')
  await waitFor(() => expect(screen.queryByText('The end is before the start', { selector: '.fw-error' })).toBeNull())
})

it('rows that say the same are said at the cell that has to change', async () => {
  const columns = [{ span: 12, list: [widget('input', 'sku')] }]
  const { handle } = renderForm([widget('subform', 'items', rules({ unique: ['sku'] }), { columns })], {
    defaultValue: { items: [{ sku: 'a' }, { sku: 'a' }] },
  })
  expect(await handle.validate()).toMatchObject([{ path: ['items', 1, 'sku'], code: 'unique' }])
  await waitFor(() => expect(screen.getAllByLabelText(/sku/).map((cell) => cell.getAttribute('aria-invalid'))).toEqual([null, 'true']))
})

it('a check of the host that takes its time makes the form busy, and is said at its field', async () => {
  let answer: (said: string | null) => void = () => undefined
  const isFree: Validator = () => new Promise<string | null>((resolve) => (answer = resolve))
  const onSubmit = vi.fn()
  const { user, container } = renderForm([widget('input', 'name', rules({ validators: ['isFree'] }))], { validators: { isFree }, onSubmit })
  await user.type(screen.getByLabelText('name'), 'Ann')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(container.querySelector('form')?.getAttribute('aria-busy')).toBe('true'))
  answer('This name is taken')
  expect(await errors()).toEqual(['This name is taken'])
  expect(container.querySelector('form')?.getAttribute('aria-busy')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(container.querySelector('form')?.getAttribute('aria-busy')).toBe('true'))
  answer(null)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ann' }))
})

it('a check of the host that fails is told and leaves the form to be sent again', async () => {
  const onError = vi.fn()
  const { user } = renderForm([widget('input', 'name', { defaultValue: 'x', ...rules({ validators: ['broken'] }) })], {
    validators: { broken: () => Promise.reject(new Error('down')) },
    onError,
  })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'down' }), expect.objectContaining({ where: 'submit' })),
  )
})
