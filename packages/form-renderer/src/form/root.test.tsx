import type { FormValues } from '@formwork/form-schema'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from './FormRenderer'
import type { FormRendererHandle } from '../api/form-renderer-props'
import { definition, renderForm, widget } from '../testing/render-form'

const form = definition([widget('input', 'name')])

describe('the element around a form', () => {
  it('takes the attributes of the host, and keeps its own', () => {
    const { container } = renderForm(form, {
      className: 'wide',
      title: 'A form',
      style: { maxWidth: 400 },
      'aria-label': 'Leave',
      id: 'leave',
    })
    const root = container.querySelector('form')
    expect(root?.className).toMatch(/^fw-form .* wide$/)
    expect(root?.style.maxWidth).toBe('400px')
    expect(root?.style.getPropertyValue('--_label-width')).not.toBe('')
    expect(root?.getAttribute('title')).toBe('A form')
    expect(root?.getAttribute('definition')).toBeNull()
    expect(screen.getByRole('form', { name: 'Leave' }).id).toBe('leave')
  })

  it('hands nothing of ours to the element', () => {
    const { container } = renderForm(form, { labels: {}, messages: {}, slots: {}, upload: {}, values: {}, defaultValue: {} })
    const names = container.querySelector('form')?.getAttributeNames() ?? []
    expect(new Set(names)).toEqual(new Set(['class', 'lang', 'method', 'novalidate', 'style']))
  })

  it('is no form inside a form of the host, which asks for the data', async () => {
    const ref = createRef<FormRendererHandle>()
    const onSubmit = vi.fn()
    const save = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { container } = render(
      <form onSubmit={save} noValidate>
        <FormRenderer as="div" ref={ref} definition={form} onSubmit={onSubmit} locale="en" />
        <button type="submit">Save all</button>
      </form>,
    )
    expect(container.querySelectorAll('form')).toHaveLength(1)
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox'), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Save all' }))
    expect(save).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(await ref.current?.getData()).toEqual({ name: 'Ada' })
  })
})

describe('a form inside a form that posts', () => {
  it('is read by FormData where the host puts its values into a field', async () => {
    function Host() {
      const [values, setValues] = useState<FormValues>({ name: 'Ada' })
      return (
        <form>
          <FormRenderer as="div" definition={form} value={values} onChange={setValues} locale="en" />
          <input type="hidden" name="details" value={JSON.stringify(values)} />
        </form>
      )
    }
    const { container } = render(<Host />)
    await userEvent.setup().type(screen.getByRole('textbox'), '!')
    const posted = new FormData(container.querySelector('form') ?? undefined)
    expect([...posted]).toEqual([['details', '{"name":"Ada!"}']])
  })
})

describe('the ref of a form', () => {
  it('may be kept in the state of the host, and is another one only for another form', async () => {
    const seen = new Set<FormRendererHandle | null>()
    function Host({ shown }: { readonly shown: typeof form }) {
      const [handle, setHandle] = useState<FormRendererHandle | null>(null)
      seen.add(handle)
      return <FormRenderer ref={setHandle} definition={shown} defaultValue={{ name: 'Ada' }} locale="en" onSubmit={() => undefined} />
    }
    const { rerender } = render(<Host shown={form} />)
    rerender(<Host shown={form} />)
    const [, handle] = [...seen]
    expect(seen.size).toBe(2)
    act(() => handle?.setValue('name', 'Grace'))
    expect(await handle?.getData()).toEqual({ name: 'Grace' })
    rerender(<Host shown={definition([widget('input', 'name'), widget('input', 'town')])} />)
    expect(seen.size).toBe(3)
  })
})

describe('a submit', () => {
  it('tells children that are a function while it is under way', async () => {
    let finish = () => undefined as void
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <FormRenderer definition={form} locale="en" onSubmit={onSubmit}>
        {({ isSubmitting }) => <button type="submit">{isSubmitting ? 'Sending' : 'Send'}</button>}
      </FormRenderer>,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(await screen.findByRole('button', { name: 'Sending' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    finish()
    await screen.findByRole('button', { name: 'Send' })
  })

  it('stays busy through a reset until the host has answered', async () => {
    let finish = () => undefined as void
    const { user, handle, container } = renderForm(form, { onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) })
    const isBusy = () => container.querySelector('form')?.getAttribute('aria-busy')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(isBusy()).toBe('true'))
    act(() => handle.reset())
    expect(isBusy()).toBe('true')
    finish()
    await waitFor(() => expect(isBusy()).toBeNull())
  })

  it('reports what the host threw at once as well, and clears it at a reset', async () => {
    const onError = vi.fn()
    const error = new Error('no')
    const { user, handle } = renderForm(form, {
      onSubmit: () => {
        throw error
      },
      onError,
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Submitting failed. Please try again.')
    // In a form that runs from right to left it still is an English sentence.
    expect(screen.getByText('Submitting failed. Please try again.').dir).toBe('auto')
    expect(onError).toHaveBeenCalledExactlyOnceWith(error, { where: 'submit', model: undefined })
    handle.reset()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})
