import type { FormValues } from '@formwork/form-schema'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import form012 from '../../fixtures/012.json'
import form017 from '../../fixtures/017.json'
import { FormDataError } from '../api/form-data-error'
import { FormRenderer } from './FormRenderer'
import { definition, renderForm, widget } from '../testing/render-form'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const textOf = (element: Element | null) => element?.textContent ?? ''
/** The texts of what describes an element. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')

describe('a definition from a file', () => {
  it.each([
    ['012', form012, 4],
    ['017', form017, 5],
  ])('%s renders with every field', (_name, json, count) => {
    render(<FormRenderer definition={json} />)
    expect(document.querySelectorAll('[data-field]')).toHaveLength(count)
    expect(screen.getByLabelText('员工姓名', { exact: false })).toBeTruthy()
  })

  it('keeps its rules: an empty required field stops the submit with the message of the old family', async () => {
    const onSubmit = vi.fn()
    render(
      <FormRenderer definition={JSON.stringify(form012)} onSubmit={onSubmit}>
        <button type="submit">提交</button>
      </FormRenderer>,
    )
    screen.getByRole('button', { name: '提交' }).click()
    expect(await screen.findAllByText('员工号必须填写')).not.toHaveLength(0)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('that cannot be read shows why instead of a form', () => {
    render(<FormRenderer definition="{" locale="en" />)
    expect(textOf(screen.getByRole('alert'))).toContain('The form definition cannot be read')
  })
})

describe('filling a form', () => {
  it('hands typed values to the host on submit', async () => {
    const onSubmit = vi.fn()
    const { user } = renderForm([widget('input', 'title'), widget('number', 'days')], { onSubmit })
    await user.type(box('title'), 'Leave')
    await user.clear(screen.getByRole('spinbutton', { name: 'days' }))
    await user.type(screen.getByRole('spinbutton', { name: 'days' }), '2')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Leave', days: 2 }))
  })

  it('keeps models apart that a form library would read as paths', async () => {
    const models = ['a.b', '0', 'a[0]', 'a', '字段', 'a_b']
    const { user, handle } = renderForm(models.map((model) => widget('input', model)))
    for (const model of models) await user.type(box(model), `<${model.replace('[', '(').replace(']', ')')}>`)
    expect(await handle.getData()).toEqual({ 'a.b': '<a.b>', 0: '<0>', 'a[0]': '<a(0)>', a: '<a>', 字段: '<字段>', a_b: '<a_b>' })
  })

  it('tells a host once of a key, also one that draws at once and asks anew each time', async () => {
    const form = definition([widget('input', 'title')])
    const told: FormValues[] = []
    function Host() {
      const [, draw] = useState({})
      const onChange = (values: FormValues) => {
        if (told.push(values) < 9) flushSync(() => draw({}))
      }
      return <FormRenderer definition={form} onChange={onChange} />
    }
    render(<Host />)
    fireEvent.change(box('title'), { target: { value: 'x' } })
    expect(told).toEqual([{ title: 'x' }])
  })

  it('works under StrictMode', async () => {
    const form = definition([widget('input', 'title', { required: true })])
    const onChange = vi.fn()
    render(
      <StrictMode>
        <FormRenderer definition={form} onChange={onChange} />
      </StrictMode>,
    )
    const { default: userEvent } = await import('@testing-library/user-event')
    await userEvent.setup().type(screen.getByRole('textbox'), 'x')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ title: 'x' })
  })

  it('keeps what was typed when the host renders again with a new value for another field', async () => {
    const { user, update, handle } = renderForm([widget('input', 'title'), widget('input', 'owner')], { values: { owner: 'Ann' } })
    await user.type(box('title'), 'Leave')
    update({ values: { owner: 'Bob' } })
    expect(await handle.getData()).toEqual({ title: 'Leave', owner: 'Bob' })
  })

  it('keeps models out that the form does not have', async () => {
    const { handle } = renderForm([widget('input', 'title')], { values: { title: 'a', stranger: 1 }, defaultValue: { other: 2 } })
    handle.setValue('third', 3)
    expect(await handle.getData()).toEqual({ title: 'a' })
  })

  it('starts from the definition, then defaultValue, then values', async () => {
    const widgets = ['a', 'b', 'c'].map((model) => widget('input', model, { defaultValue: 'definition' }))
    const { handle } = renderForm(widgets, { defaultValue: { b: 'default', c: 'default' }, values: { c: 'value' } })
    expect(await handle.getData()).toEqual({ a: 'definition', b: 'default', c: 'value' })
  })

  it('returns to the starting values on reset and clears the errors', async () => {
    const { user, handle } = renderForm([widget('input', 'title', { required: true, defaultValue: 'first' })])
    await user.clear(box('title'))
    await expect(handle.getData()).rejects.toBeInstanceOf(FormDataError)
    expect(await screen.findByText('title is required', { selector: '.fw-error' })).toBeTruthy()
    handle.reset()
    await waitFor(() => expect(box('title').value).toBe('first'))
    expect(screen.queryByText('title is required')).toBeNull()
    await user.type(box('title'), '!')
    expect(await handle.getData()).toEqual({ title: 'first!' })
  })

  it('disables every control when the form is disabled', () => {
    renderForm([widget('input', 'title'), widget('select', 'kind', { options: [{ value: 'a' }] })], { disabled: true })
    expect(box('title').disabled).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true)
  })
})

describe('validation', () => {
  const rules = [widget('input', 'mail', { required: true, dataType: 'email' }), widget('input', 'note')]

  it('validates a field when it is left and clears the error while typing', async () => {
    const { user } = renderForm(rules)
    await user.type(box('mail'), 'nobody')
    expect(box('mail').getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(await screen.findByText('mail is not in a valid format', { selector: '.fw-error' })).toBeTruthy()
    expect(box('mail').getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(box('mail'))).toBe('mail is not in a valid format')
    await user.type(box('mail'), '@example.org')
    await waitFor(() => expect(screen.queryByText('mail is not in a valid format', { selector: '.fw-error' })).toBeNull())
  })

  it('says a broken rule through the live region when a field is left', async () => {
    const { user, container } = renderForm(rules)
    await user.click(box('mail'))
    await user.tab()
    await waitFor(() => expect(textOf(container.querySelector('[aria-live]'))).toContain('mail is required'))
  })

  it('says it no longer once the field was left again and is right', async () => {
    const { user, container } = renderForm(rules)
    await user.click(box('mail'))
    await user.tab()
    await waitFor(() => expect(textOf(container.querySelector('[aria-live]'))).toContain('mail is required'))
    await user.type(box('mail'), 'ada@example.org')
    await user.tab()
    await waitFor(() => expect(textOf(container.querySelector('[aria-live]'))).toBe(''))
  })

  it('rejects getData with every issue and the message of the specification', async () => {
    const { handle } = renderForm(rules)
    const failure: unknown = await handle.getData().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(FormDataError)
    expect(failure).toMatchObject({
      message: 'Form data validation failed',
      issues: [{ model: 'mail', code: 'required', message: 'mail is required' }],
    })
  })

  it('focuses the first wrong field and links to each from a summary', async () => {
    const { user } = renderForm([
      widget('input', 'first'),
      widget('input', 'second', { required: true }),
      widget('radio', 'third', { required: true }),
    ])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(textOf(await screen.findByRole('alert'))).toContain('2 fields need attention')
    await waitFor(() => expect(box('second')).toBe(document.activeElement))
    await user.click(screen.getByRole('link', { name: 'third is required' }))
    expect(screen.getAllByRole('radio')[0]).toBe(document.activeElement)
    await user.type(box('second'), 'x')
    await waitFor(() => expect(textOf(screen.getByRole('alert'))).toContain('1 field needs attention'))
  })

  it('counts what is beyond five lines, and leads there', async () => {
    const { user } = renderForm(Array.from({ length: 9 }, (_, index) => widget('input', `f${index}`, { required: true })))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const summary = await screen.findByRole('alert')
    expect(summary.querySelectorAll('a')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'and 4 more' }))
    expect(summary.querySelectorAll('a')).toHaveLength(9)
    expect(document.activeElement?.textContent).toBe('f5 is required')
  })

  it('shows issues in the language asked for', async () => {
    const { handle } = renderForm(rules, { locale: 'zh-CN' })
    expect(await handle.validate()).toMatchObject([{ message: 'mail必须填写' }])
  })
})

describe('conditional display', () => {
  const when = (model: string, value: string) => ({ displayVerify: { type: 'and', list: [{ model, value }] } })
  const widgets = [
    widget('radio', 'kind', { options: [{ value: 'sick' }, { value: 'other' }] }),
    widget('input', 'reason', { required: true, ...when('kind', 'other') }),
  ]

  it('shows a field when its condition comes true and hides it again', async () => {
    const { user } = renderForm(widgets)
    expect(screen.queryByRole('textbox', { name: 'reason' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'other' }))
    expect(box('reason')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'sick' }))
    expect(screen.queryByRole('textbox', { name: 'reason' })).toBeNull()
  })

  it('does not let a hidden required field block, and keeps what was typed in it', async () => {
    const { user, handle } = renderForm(widgets)
    await user.click(screen.getByRole('radio', { name: 'other' }))
    await user.type(box('reason'), 'moving')
    await user.click(screen.getByRole('radio', { name: 'sick' }))
    expect(await handle.getData()).toEqual({ kind: 'sick', reason: 'moving' })
  })

  it('keeps what was typed while the field was hidden', async () => {
    const { user } = renderForm(widgets)
    await user.click(screen.getByRole('radio', { name: 'other' }))
    await user.type(box('reason'), 'moving')
    await user.click(screen.getByRole('radio', { name: 'sick' }))
    await user.click(screen.getByRole('radio', { name: 'other' }))
    expect(box('reason').value).toBe('moving')
  })

  it('hides what stands in a hidden grid', async () => {
    const grid = { columns: [{ span: 12, list: [widget('input', 'inner', { required: true })] }] }
    const { user, handle } = renderForm([widget('switch', 'more'), widget('grid', 'box', when('more', 'true'), grid)])
    expect(await handle.getData()).toEqual({ more: false, inner: '' })
    await user.click(screen.getByRole('switch', { name: 'more' }))
    expect(box('inner')).toBeTruthy()
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
  })
})

describe('preview', () => {
  it('prints labels instead of ids, and no control', () => {
    const options = { showLabel: true, options: [{ value: 1, label: 'One' }] }
    const { container } = renderForm(
      [widget('select', 'kind', options), widget('checkbox', 'tags', options), widget('switch', 'on'), widget('input', 'empty')],
      { mode: 'preview', values: { kind: '1', tags: [1], on: true } },
    )
    expect(container.querySelector('input, select, textarea')).toBeNull()
    expect([...container.querySelectorAll('.fw-value')].map((value) => value.textContent)).toEqual(['One', 'One', 'Yes', '—'])
  })

  it('skips the rules', async () => {
    const { handle } = renderForm([widget('input', 'title', { required: true })], { mode: 'preview' })
    expect(await handle.getData()).toEqual({ title: '' })
  })

  it('keeps what was typed when it is switched on and off', async () => {
    const { user, update } = renderForm([widget('input', 'title')])
    await user.type(box('title'), 'Leave')
    update({ mode: 'preview' })
    expect(screen.getByText('Leave')).toBeTruthy()
    update({ mode: 'edit' })
    expect(box('title').value).toBe('Leave')
  })
})

describe('a host', () => {
  it('may preload the values of a record late', async () => {
    const { update, handle } = renderForm([widget('input', 'title'), widget('checkbox', 'tags', { options: [{ value: 'a' }] })])
    update({ values: { title: 'Leave', tags: ['a'] } })
    expect(await handle.getData()).toEqual({ title: 'Leave', tags: ['a'] })
  })

  it('may hand back what it was told without disturbing the field', async () => {
    const told: FormValues[] = []
    const { user, update } = renderForm([widget('input', 'title')], { onChange: (values) => told.push(values) })
    await user.type(box('title'), 'a')
    update({ values: told.at(-1) })
    await user.type(box('title'), 'b')
    expect(told).toEqual([{ title: 'a' }, { title: 'ab' }])
  })

  it('is told once when everything is reset', async () => {
    const onChange = vi.fn()
    const { user, handle } = renderForm([widget('input', 'a'), widget('input', 'b')], { onChange })
    await user.type(box('a'), '1')
    await user.type(box('b'), '2')
    onChange.mockClear()
    handle.reset()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ a: '', b: '' })
  })

  it('may change the definition while it is filled: what was typed stays', async () => {
    const form = renderForm([widget('input', 'title')])
    await form.user.type(box('title'), 'Leave')
    form.update({ definition: definition([widget('input', 'reason', { defaultValue: 'none' }), widget('input', 'title')]) })
    expect(box('title').value).toBe('Leave')
    expect(await form.handle.getData()).toEqual({ reason: 'none', title: 'Leave' })
  })

  it('may submit from a button outside the form', async () => {
    const onSubmit = vi.fn()
    const { user } = renderForm([widget('input', 'title', { defaultValue: 'x' })], { id: 'leave', onSubmit })
    const outside = document.createElement('button')
    outside.setAttribute('form', 'leave')
    document.body.append(outside)
    await user.click(outside)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'x' }))
    outside.remove()
  })
})
