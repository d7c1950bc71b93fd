import { act, render, screen, within } from '@testing-library/react'
import { createForm } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from './FormRenderer'
import type { RendererSlots } from '../api/slots'
import { renderForm, widget } from '../testing/render-form'

const slots: RendererSlots = {
  label: ({ children, required, model }) => (
    <>
      {children}
      {!required && <small> (optional {model})</small>}
    </>
  ),
  help: ({ text, type }) => (
    <>
      <em>{text}</em> for {type}
    </>
  ),
  error: ({ message, children }) => (
    <strong title={message}>
      <>⚠ {children}</>
    </strong>
  ),
  summary: ({ lines, children }) => (
    <section aria-label="Problems">
      {children}
      <button type="button" onClick={lines[0]?.open}>
        First of {lines.length}
      </button>
    </section>
  ),
  emptyState: ({ of, text }) => (
    <mark>
      {of}: {text}
    </mark>
  ),
}

describe('slots', () => {
  it('draw inside the label, which goes on naming the control', () => {
    renderForm([widget('input', 'a'), widget('input', 'b', { required: true })], { slots })
    expect(screen.getByRole('textbox', { name: 'a (optional a)' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /b$/ }).getAttribute('aria-required')).toBe('true')
  })

  it('draw tip and error inside the elements that describe the control', async () => {
    const { handle } = renderForm([widget('input', 'a', { tip: 'Once', required: true })], { slots })
    await handle.validate()
    const field = await screen.findByRole('textbox', { description: /Once for input ⚠ a/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('tell what an error is about by code and params, of a rule and of a server, also in a row', async () => {
    const told = vi.fn()
    const error: RendererSlots['error'] = (issue) => {
      told(issue.model, issue.code, issue.params)
      return <>{issue.children}</>
    }
    const items = widget('subform', 'items', {}, { columns: [{ span: 24, list: [widget('number', 'count', { min: 5 })] }] })
    const fields = [widget('number', 'days', { max: 3 }), widget('input', 'name'), items]
    const { handle } = renderForm(fields, { slots: { error }, defaultValue: { days: 9, items: [{ count: 1 }] } })
    await screen.findByRole('textbox', { name: 'name' })
    await act(() => handle.validate())
    act(() => handle.showIssues([{ path: ['name'], code: 'taken', message: 'Taken', params: { by: 'Ada' } }]))
    expect(told.mock.calls).toEqual(
      expect.arrayContaining([
        ['days', 'max', { max: 3 }],
        ['count', 'min', { min: 5 }],
        ['name', 'taken', { by: 'Ada' }],
      ]),
    )
  })

  it('get the lines of the summary and move the focus', async () => {
    const { handle, user } = renderForm([widget('input', 'a', { required: true }), widget('input', 'b', { required: true })], { slots })
    await handle.validate()
    const summary = await screen.findByRole('region', { name: 'Problems' })
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await user.click(within(summary).getByRole('button', { name: 'First of 2' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /a/ }))
  })

  it('stand where there is nothing', () => {
    render(<FormRenderer definition={createForm()} locale="en" slots={slots} />)
    expect(screen.getByText('form: This form has no fields')).toBeTruthy()
    renderForm([widget('radio', 'none', { options: [] })], { slots })
    expect(screen.getByText('choices: No choices')).toBeTruthy()
  })

  it('are not needed', () => {
    render(<FormRenderer definition={createForm()} locale="en" />)
    expect(screen.getByText('This form has no fields')).toBeTruthy()
  })
})
