import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'stars' })

/** Clicks into the row of stars, at a place from 0 to 1. */
function clickAt(container: HTMLElement, place: number) {
  const row = container.querySelector<HTMLElement>('.fw-rate-stars')
  if (!row) throw new Error('no stars')
  row.getBoundingClientRect = () => new DOMRect(100, 0, 200, 24)
  fireEvent.click(row, { clientX: 100 + 200 * place })
}

describe('rate', () => {
  it('takes the star that is clicked, gives the focus to the control, and is emptied by the same star again', async () => {
    const { container, handle } = renderForm([widget('rate', 'stars')])
    clickAt(container, 0.65)
    expect(await handle.getData()).toEqual({ stars: 4 })
    expect(document.activeElement).toBe(slider())
    clickAt(container, 0.75)
    expect(await handle.getData()).toEqual({ stars: null })
  })

  it('takes half a star where that is allowed, and says it', async () => {
    const { container, handle } = renderForm([widget('rate', 'stars', { allowHalf: true })])
    clickAt(container, 0.89)
    expect(await handle.getData()).toEqual({ stars: 4.5 })
    expect(slider().getAttribute('aria-valuetext')).toBe('4.5 of 5')
    expect(slider().step).toBe('0.5')
  })

  it('is set by digits and emptied by Delete, and by sliding to nothing', async () => {
    const { user, handle } = renderForm([widget('rate', 'stars')])
    slider().focus()
    await user.keyboard('3')
    expect(await handle.getData()).toEqual({ stars: 3 })
    await user.keyboard('9')
    expect(await handle.getData()).toEqual({ stars: 3 })
    await user.keyboard('{Delete}')
    expect(await handle.getData()).toEqual({ stars: null })
    expect(slider().getAttribute('aria-valuetext')).toBe('No rating')
    fireEvent.change(slider(), { target: { value: '2' } })
    fireEvent.change(slider(), { target: { value: '0' } })
    expect(await handle.getData()).toEqual({ stars: null })
  })

  it.each([{ readonly: true }, { disabled: true }])('with %j keeps its stars', async (options) => {
    const { container, handle } = renderForm([widget('rate', 'stars', { ...options, defaultValue: 2 })])
    clickAt(container, 0.9)
    fireEvent.keyDown(slider(), { key: 'Delete' })
    fireEvent.change(slider(), { target: { value: '5' } })
    expect(await handle.getData()).toEqual({ stars: 2 })
    expect(slider().value).toBe('2')
  })

  it('asks for a rating where one is required', async () => {
    const { handle } = renderForm([widget('rate', 'stars', { required: true })])
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
  })

  it('is a line beyond ten stars', async () => {
    const { container, handle } = renderForm([widget('rate', 'stars', { max: 100, defaultValue: 73 })])
    expect(container.querySelectorAll('path').length).toBeLessThan(5)
    expect(screen.getByText('73 / 100')).toBeTruthy()
    fireEvent.change(slider(), { target: { value: '80' } })
    expect(await handle.getData()).toEqual({ stars: 80 })
  })

  it('prints its value in preview', () => {
    renderForm([widget('rate', 'stars', { allowHalf: true })], { mode: 'preview', values: { stars: 4.5 } })
    expect(screen.getByText('4.5 / 5')).toBeTruthy()
  })

  it.each([{}, { required: true, tip: 'Be honest' }, { max: 50 }])('with %j has no accessibility finding', async (options) => {
    const { container, handle, update } = renderForm([widget('rate', 'stars', options)])
    await handle.validate()
    expect(await axeFindings(container)).toEqual([])
    update({ mode: 'preview', values: { stars: 3 } })
    expect(await axeFindings(container)).toEqual([])
  })
})
