import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('date', () => {
  it.each([
    ['date', 'yyyy-MM-dd', '2026-02-28'],
    ['month', 'yyyy-MM', '2026-02'],
    ['year', 'yyyy', '2026'],
    ['datetime', 'yyyy-MM-dd HH:mm:ss', '2026-02-28 09:30:00'],
    ['datetime', 'yyyy/MM/dd HH:mm', '2026/02/28 09:30'],
  ])('of type %s stores text as %s', async (type, format, text) => {
    const { user, handle } = renderForm([widget('date', 'day', { type, format })])
    await user.type(box('day'), text)
    expect(await handle.getData()).toEqual({ day: text })
  })

  it('refuses a day that does not exist and keeps what was typed', async () => {
    const { user } = renderForm([widget('date', 'day')])
    await user.type(box('day'), '2026-02-30')
    await user.tab()
    expect(await screen.findByText(/^day/, { selector: '.fw-error' })).toBeTruthy()
    expect(box('day').value).toBe('2026-02-30')
  })

  it('tidies what was typed in a hurry', async () => {
    const { user } = renderForm([widget('date', 'day')])
    await user.type(box('day'), '2026/1/5')
    await user.tab()
    expect(box('day').value).toBe('2026-01-05')
  })

  it('stores milliseconds when the definition asks for a timestamp, and shows the same wall clock again', async () => {
    const { user, handle, update } = renderForm([widget('date', 'day', { timestamp: true })])
    await user.type(box('day'), '2026-03-29')
    const midnight = new Date(2026, 2, 29).getTime()
    expect(await handle.getData()).toEqual({ day: midnight })
    update({ mode: 'preview' })
    expect(screen.getByText('2026-03-29')).toBeTruthy()
  })

  it('takes a range in order and refuses a reversed one', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'daterange' })])
    await user.type(box('Start'), '2026-01-02')
    await user.type(box('End'), '2026-01-05')
    expect(await handle.getData()).toEqual({ stay: ['2026-01-02', '2026-01-05'] })
    await user.clear(box('End'))
    await user.type(box('End'), '2026-01-01')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
  })

  it('counts a range cleared on both sides as empty', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'daterange' })], { values: { stay: ['2026-01-02', '2026-01-05'] } })
    await user.clear(box('Start'))
    await user.clear(box('End'))
    expect(await handle.getData()).toEqual({ stay: [] })
  })

  it('collects dates in order, each once, and lets one be taken out', async () => {
    const { user, handle } = renderForm([widget('date', 'days', { type: 'dates' })])
    await user.type(box('Add date'), '2026-02-02{Enter}20260101{Enter}2026-02-02{Enter}2026-03-03')
    await user.tab()
    expect(await handle.getData()).toEqual({ days: ['2026-01-01', '2026-02-02', '2026-03-03'] })
    await user.click(screen.getByRole('button', { name: 'Remove 2026-02-02' }))
    expect(await handle.getData()).toEqual({ days: ['2026-01-01', '2026-03-03'] })
  })

  it('makes its native picker only when it is asked for', async () => {
    const { user, container } = renderForm([widget('date', 'day', { type: 'datetime', format: 'yyyy-MM-dd HH:mm' })])
    expect(container.querySelector('input[type="datetime-local"]')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open date picker' }))
    expect(container.querySelector('input[type="datetime-local"]')).not.toBeNull()
  })
})
