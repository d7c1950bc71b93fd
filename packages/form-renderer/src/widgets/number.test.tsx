import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const box = () => screen.getByRole<HTMLInputElement>('spinbutton')

describe('number', () => {
  it('steps with the arrow keys and stays inside its limits', async () => {
    const { user, handle } = renderForm([widget('number', 'n', { defaultValue: 0.1, min: 0, max: 0.4, step: 0.1 })])
    await user.type(box(), '{ArrowUp}{ArrowUp}')
    expect(await handle.getData()).toEqual({ n: 0.3 })
    await user.type(box(), '{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(box().value).toBe('0.4')
  })

  it('keeps text that is no number and lets the rules refuse it', async () => {
    const { user, handle } = renderForm([widget('number', 'n', { defaultValue: null })])
    await user.type(box(), '12x')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
    expect(box().value).toBe('12x')
  })

  it('leaves unfinished decimals alone', async () => {
    const { user, handle } = renderForm([widget('number', 'n', { defaultValue: null, step: 0.01 })])
    await user.type(box(), '1.')
    expect(box().value).toBe('1.')
    await user.type(box(), '50')
    expect(box().value).toBe('1.50')
    expect(await handle.getData()).toEqual({ n: 1.5 })
  })

  it('counts as empty when it is cleared', async () => {
    const { user, handle } = renderForm([widget('number', 'n', { defaultValue: 5 })])
    await user.clear(box())
    expect(await handle.getData()).toEqual({ n: null })
  })

  it('follows a value set from outside', async () => {
    const { handle } = renderForm([widget('number', 'n', { defaultValue: 5 })])
    handle.setValue('n', 8)
    expect(await screen.findByDisplayValue('8')).toBeTruthy()
  })
})
