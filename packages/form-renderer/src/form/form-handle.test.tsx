/** The methods of the form's ref, and the result of a submit. */
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { definition, renderForm, widget } from '../testing/render-form'

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const when = (model: string, value: string) => ({ displayVerify: { type: 'and', list: [{ model, value }] } })
const fields = [
  widget('input', 'name', { required: true }),
  widget('input', 'mail', { required: true }),
  widget('input', 'secret', when('name', 'me')),
]

describe('the values of a form', () => {
  it('can be asked for unchecked, hidden ones too', () => {
    const { handle } = renderForm(fields, { defaultValue: { secret: 'x' } })
    expect(handle.getValues()).toEqual({ name: '', mail: '', secret: 'x' })
  })

  it('are dirty from the first change until they are what they were', async () => {
    const { user, handle } = renderForm(fields, { defaultValue: { name: 'A' } })
    expect(handle.isDirty()).toBe(false)
    await user.type(box(/name/), 'b')
    expect(handle.isDirty()).toBe(true)
    await user.type(box(/name/), '{Backspace}')
    expect(handle.isDirty()).toBe(false)
  })

  it('are not dirty by what the host hands in, by what the form computes, or by another definition', async () => {
    const widgets = [widget('number', 'a'), widget('number', 'twice', { formwork: { computed: 'a * 2' } })]
    const { user, handle, update } = renderForm(widgets)
    update({ values: { a: 2 } })
    await waitFor(() => expect(handle.getValues()).toEqual({ a: 2, twice: 4 }))
    expect(handle.isDirty()).toBe(false)
    await user.type(screen.getByLabelText('a'), '1')
    update({ definition: definition([...widgets, widget('input', 'new')]) })
    expect(handle.isDirty()).toBe(true)
  })

  it('start anew from what a reset gives, also at the next reset', async () => {
    const { user, handle } = renderForm(fields)
    act(() => handle.reset({ name: 'Ada' }))
    expect(box(/name/).value).toBe('Ada')
    expect(handle.isDirty()).toBe(false)
    await user.type(box(/name/), '!')
    act(() => handle.reset())
    expect(handle.getValues()).toMatchObject({ name: 'Ada' })
  })

  it('of rows are dirty as those of fields', async () => {
    const items = widget('subform', 'items', {}, { columns: [{ span: 24, list: [widget('input', 'what')] }] })
    const { user, handle } = renderForm([items], { defaultValue: { items: [{ what: 'pen' }] } })
    expect(handle.isDirty()).toBe(false)
    await user.type(await screen.findByRole('textbox'), 's')
    expect(handle.isDirty()).toBe(true)
    act(() => handle.reset())
    expect(handle.isDirty()).toBe(false)
  })
})

describe('the ref', () => {
  it('moves the focus to a field, and says that it cannot to one that is not shown', () => {
    const { handle } = renderForm(fields)
    expect(handle.focus('mail')).toBe(true)
    expect(document.activeElement).toBe(box(/mail/))
    expect([handle.focus('secret'), handle.focus('nobody')]).toEqual([false, false])
  })

  it('checks some fields alone, without a summary, and leaves the others as they are', async () => {
    const { handle } = renderForm(fields)
    expect(await handle.validate(['mail'])).toMatchObject([{ path: ['mail'], code: 'required' }])
    await waitFor(() => expect(box(/mail/).getAttribute('aria-invalid')).toBe('true'))
    expect(box(/name/).getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => expect(await handle.validate(['secret'])).toEqual([]))
    expect(box(/mail/).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what a server said about a field that is checked alone', async () => {
    const { handle } = renderForm(fields, { defaultValue: { mail: 'a@b.c' } })
    act(() => handle.showIssues([{ path: ['mail'], code: 'taken', message: 'Taken already' }]))
    expect(await handle.validate(['mail'])).toEqual([])
    expect(box(/mail/).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a submit', () => {
  it('that the rules refuse is told with what is wrong', async () => {
    const [onSubmit, onInvalid] = [vi.fn(), vi.fn()]
    const { user } = renderForm(fields, { onSubmit, onInvalid })
    await user.type(box(/name/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onInvalid).toHaveBeenCalledOnce())
    expect(onInvalid.mock.calls[0]?.[0]).toMatchObject([{ path: ['mail'], code: 'required' }])
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
