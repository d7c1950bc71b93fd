/** The row of buttons that a host takes from us, and the state it builds its own from. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FormActions, FormRenderer, type FormRendererProps, useFormState } from '../index'
import { definition, widget } from '../testing/render-form'

const form = definition([widget('input', 'name', { required: true })])

function show(props: Partial<FormRendererProps>) {
  const { container } = render(<FormRenderer definition={form} locale="en" {...props} />)
  return { user: userEvent.setup(), container }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('FormActions', () => {
  it('submits, is busy until the host has answered, and takes no second submit', async () => {
    let finish = () => undefined as void
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { user } = show({ onSubmit, children: <FormActions submitLabel="Send" /> })
    await user.type(screen.getByRole('textbox'), 'Ada')
    await user.click(button('Send'))
    await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBe('true'))
    await user.click(button('Send'))
    finish()
    await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBeNull())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' })
  })

  it('resets values and messages, once something was changed', async () => {
    const { user } = show({ children: <FormActions withReset /> })
    expect(button('Reset').disabled).toBe(true)
    await user.type(screen.getByRole('textbox'), 'A{Backspace}')
    await user.click(button('Submit'))
    await screen.findByRole('alert')
    await user.type(screen.getByRole('textbox'), 'A')
    await user.click(button('Reset'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('speaks the language of the form, or says what the host wrote', () => {
    show({ locale: 'zh-CN', children: <FormActions /> })
    expect(button('提交')).toBeTruthy()
    show({ messages: { submit: 'Go' }, children: <FormActions withReset resetLabel="Back" /> })
    expect(button('Go')).toBeTruthy()
    expect(button('Back')).toBeTruthy()
  })

  it('stands in no preview', () => {
    const { container } = show({ mode: 'preview', children: <FormActions /> })
    expect(container.querySelector('button')).toBeNull()
  })
})

describe('the state of a form', () => {
  it('reaches a component of the host, which is drawn anew when it changes', async () => {
    const drawn = vi.fn()
    function State() {
      const state = useFormState()
      drawn(state)
      return <output>{state.isDirty ? 'changed' : 'as it was'}</output>
    }
    const { user } = show({ children: <State /> })
    expect(screen.getByRole('status').textContent).toBe('as it was')
    await user.type(screen.getByRole('textbox'), 'Ada')
    expect(screen.getByRole('status').textContent).toBe('changed')
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('is told to children that are a function', async () => {
    const { user } = show({ children: ({ isDirty }) => <output>{String(isDirty)}</output> })
    await user.type(screen.getByRole('textbox'), 'A')
    expect(screen.getByRole('status').textContent).toBe('true')
  })
})
