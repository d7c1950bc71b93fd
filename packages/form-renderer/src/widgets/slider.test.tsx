import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const line = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const slide = (name: string, value: number) => fireEvent.change(line(name), { target: { value: String(value) } })

describe('slider', () => {
  it('stores the number it stands at', async () => {
    const { handle } = renderForm([widget('slider', 'share', { min: 10, max: 20, step: 0.5, defaultValue: 12 })])
    slide('share', 14.5)
    expect(await handle.getData()).toEqual({ share: 14.5 })
  })

  it('says that it is empty, takes its start with Home, and is emptied by Delete', async () => {
    const { user, handle } = renderForm([widget('slider', 'share', { min: 5, defaultValue: null })])
    expect(line('share').getAttribute('aria-valuetext')).toBe('Not set')
    line('share').focus()
    await user.keyboard('{Home}')
    expect(await handle.getData()).toEqual({ share: 5 })
    await user.keyboard('{Delete}')
    expect(await handle.getData()).toEqual({ share: null })
  })

  it('has a box for the exact number, which steps and keeps what is no number', async () => {
    const { user, handle } = renderForm([widget('slider', 'share', { showInput: true })])
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'share' })
    await user.clear(box)
    await user.type(box, '42{ArrowUp}')
    expect(await handle.getData()).toEqual({ share: 43 })
    expect(line('share').value).toBe('43')
    await user.clear(box)
    await user.type(box, '101')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
    await user.clear(box)
    await user.type(box, '4x')
    expect(box.value).toBe('4x')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
  })

  it('holds a pair whose ends meet but never cross', async () => {
    const { handle } = renderForm([widget('slider', 'age', { range: true, defaultValue: [20, 40] })])
    slide('Start', 60)
    expect(await handle.getData()).toEqual({ age: [40, 40] })
    slide('End', 90)
    slide('End', 30)
    expect(await handle.getData()).toEqual({ age: [40, 40] })
  })

  it('moves the nearer end when the line is pressed', async () => {
    const { container, handle } = renderForm([widget('slider', 'age', { range: true, defaultValue: [20, 40] })])
    const box = container.querySelector<HTMLElement>('.fw-slider-pair')
    if (!box) throw new Error('no line')
    box.getBoundingClientRect = () => new DOMRect(0, 0, 100, 32)
    fireEvent.pointerDown(box, { clientX: 80 })
    expect(await handle.getData()).toEqual({ age: [20, 80] })
    expect(document.activeElement).toBe(line('End'))
  })

  it('empties a pair with Delete', async () => {
    const { user, handle } = renderForm([widget('slider', 'age', { range: true, defaultValue: [20, 40] })])
    line('End').focus()
    await user.keyboard('{Delete}')
    expect(await handle.getData()).toEqual({ age: [] })
  })

  it.each([
    [{ readonly: true, defaultValue: 7 }, 7],
    [{ disabled: true, defaultValue: 7 }, 7],
    [{ readonly: true, range: true, defaultValue: [2, 7] }, [2, 7]],
  ])('with %j stays where it is', async (options, expected) => {
    const { handle } = renderForm([widget('slider', 'f', options)])
    for (const element of screen.getAllByRole('slider')) {
      fireEvent.change(element, { target: { value: '50' } })
      fireEvent.keyDown(element, { key: 'Delete' })
    }
    expect(await handle.getData()).toEqual({ f: expected })
  })

  it('prints its numbers in preview', () => {
    renderForm([widget('slider', 'a'), widget('slider', 'b', { range: true })], { mode: 'preview', values: { a: 0, b: [3, 9] } })
    expect(screen.getByText('0')).toBeTruthy()
    expect(screen.getByText('3 to 9')).toBeTruthy()
  })

  it.each([{}, { showInput: true, required: true, tip: 'In percent', defaultValue: null }, { range: true }])(
    'with %j has no accessibility finding',
    async (options) => {
      const { container, handle, update } = renderForm([widget('slider', 'f', options)])
      await handle.validate()
      expect(await axeFindings(container)).toEqual([])
      update({ mode: 'preview' })
      expect(await axeFindings(container)).toEqual([])
    },
  )
})
