/** A form as one field of a form that react-hook-form runs. */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { definition, widget } from '../testing/render-form'
import { FormField } from './FormField'
import { issuesOf } from './issues-of'

interface Order {
  readonly number: string
  readonly details: Readonly<Record<string, unknown>>
}

const form = definition([widget('input', 'name', { required: true }), widget('input', 'a.b')])

function show(start: Order['details'] = {}) {
  const save = vi.fn()
  let host: UseFormReturn<Order> | undefined
  function Host() {
    const methods = useForm<Order>({ defaultValues: { number: '7', details: start } })
    host = methods
    return (
      <form noValidate onSubmit={(event) => void methods.handleSubmit((order) => save(order))(event)}>
        <input aria-label="number" {...methods.register('number')} />
        <FormField name="details" control={methods.control} definition={form} locale="en" />
        <button type="submit">Save</button>
      </form>
    )
  }
  const { container } = render(<Host />)
  return {
    save,
    container,
    user: userEvent.setup(),
    get host() {
      if (!host) throw new Error('nothing was drawn')
      return host
    },
  }
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a form inside a form of react-hook-form', () => {
  it('keeps its values there, those of models with dots too, and is no form in a form', async () => {
    const page = show({ name: 'Ada' })
    expect(box(/name/).value).toBe('Ada')
    await page.user.type(box('a.b'), 'x')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.save).toHaveBeenCalledOnce())
    expect(page.save.mock.calls[0]?.[0]).toEqual({ number: '7', details: { name: 'Ada', 'a.b': 'x' } })
    expect(page.container.querySelectorAll('form')).toHaveLength(1)
  })

  it('keeps the host from being submitted while a rule is broken, says so at the field and moves the focus there', async () => {
    const page = show()
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box(/name/).getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(box(/name/)))
    expect(page.host.getFieldState('details').error?.message).toBe('name is required')
    expect(page.save).not.toHaveBeenCalled()
    await page.user.type(box(/name/), 'A')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.save).toHaveBeenCalledOnce())
  })

  it('shows at its field what the host set there', async () => {
    const page = show({ name: 'Ada' })
    act(() => page.host.setError('details.name', { type: 'taken', message: 'Somebody is called that' }))
    await waitFor(() => expect(screen.getByRole('textbox', { description: 'Somebody is called that' })).toBe(box(/name/)))
  })

  it('shows what the host sets and resets', async () => {
    const page = show({ name: 'Ada' })
    act(() => page.host.setValue('details', { name: 'Grace' }))
    expect(box(/name/).value).toBe('Grace')
    await page.user.type(box(/name/), '!')
    expect(page.host.formState.isDirty || page.host.getFieldState('details').isDirty).toBe(true)
    act(() => page.host.reset())
    expect(box(/name/).value).toBe('Ada')
  })
})

describe('errors of react-hook-form', () => {
  it('are issues by their path, without what our own rules said', () => {
    const row = [undefined, { price: { type: 'min', message: 'Too little' } }]
    expect(issuesOf({ name: { type: 'taken', message: 'Taken' }, items: row })).toEqual([
      { path: ['name'], code: 'taken', message: 'Taken' },
      { path: ['items', 1, 'price'], code: 'min', message: 'Too little' },
    ])
    expect(issuesOf({ type: 'server', message: 'Come back tomorrow' })).toEqual([
      { path: [], code: 'server', message: 'Come back tomorrow' },
    ])
    expect(issuesOf({ type: 'validate', message: 'name is required' })).toEqual([])
    expect(issuesOf(undefined)).toEqual([])
  })
})
