/** The inputs of the panel: accepted, refused and kept values, each on a row of its own. */
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { widgetOf } from '../../testing/forms'
import { renderRow } from '../../testing/render-row'
import type { WidgetOptions, WidgetType } from '@formwork/form-schema'

function withOptions<T extends WidgetType>(type: T, options: Partial<WidgetOptions<T>>) {
  const widget = widgetOf(type, 'a')
  return { ...widget, options: { ...widget.options, ...options } }
}
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })

describe('a box for a number', () => {
  it('keeps what is half typed in sight, and stores only numbers', () => {
    const { option } = renderRow(withOptions('number', { min: 2 }), 'min')
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minimum' })
    type(box, '-1.5')
    expect(option('min')).toBe(-1.5)
    type(box, '')
    expect(option('min')).toBe('')
    expect(box.value).toBe('')
  })

  it('stays within its limits, and shows the limit once it is left', () => {
    const { option } = renderRow(withOptions('imgupload', {}), 'length')
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Maximum files' })
    type(box, '5000')
    expect([option('length'), box.value]).toEqual([1000, '5000'])
    fireEvent.blur(box)
    expect(box.value).toBe('1000')
    type(box, '0')
    fireEvent.blur(box)
    expect([option('length'), box.value]).toEqual([1, '1'])
  })

  it('says that there is no limit in place of a number that means none', () => {
    const { option } = renderRow(withOptions('input', {}), 'maxlength')
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Max length' })
    expect([box.value, box.placeholder]).toEqual(['', 'Unlimited'])
    type(box, '12')
    expect(option('maxlength')).toBe(12)
    type(box, '')
    expect(option('maxlength')).toBe(-1)
  })
})

describe('a width', () => {
  it('that is a bare number becomes pixels when it is left; any other stays as it was typed', () => {
    const { option } = renderRow(withOptions('input', { width: '' }), 'width')
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' })
    type(box, '240')
    expect(option('width')).toBe('240')
    fireEvent.blur(box)
    expect(option('width')).toBe('240px')
    for (const width of ['50%', '12rem', 'calc(100% - 8px)', '']) {
      type(box, width)
      fireEvent.blur(box)
      expect(option('width')).toBe(width)
    }
  })
})

describe('headers', () => {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

  it('may share a name while one of them is typed, and the option has the last', async () => {
    const { user, option } = renderRow(withOptions('file', { headers: { a: '1' } }), 'headers')
    await user.click(screen.getByRole('button', { name: 'Add header' }))
    expect(boxes()).toEqual(['a', '1', '', ''])
    const [, , name, value] = screen.getAllByRole('textbox')
    if (name === undefined || value === undefined) throw new Error('no line')
    await user.type(name, 'a')
    await user.type(value, '2')
    expect(boxes()).toEqual(['a', '1', 'a', '2'])
    expect(option('headers')).toEqual({ a: '2' })
    await user.type(name, 'b')
    expect(option('headers')).toEqual({ a: '1', ab: '2' })
  })

  it('without a name are not stored, and blanks around a name are left out', async () => {
    const { user, option } = renderRow(withOptions('file', { headers: { ' x ': '1' } }), 'headers')
    const [name] = screen.getAllByRole('textbox')
    if (name === undefined) throw new Error('no line')
    await user.clear(name)
    expect(option('headers')).toEqual({})
    await user.type(name, ' y ')
    expect(option('headers')).toEqual({ y: '1' })
  })

  it('are shown as they are after an undo', async () => {
    const { user, undo, option } = renderRow(withOptions('file', { headers: { a: '1', b: '2' } }), 'headers')
    await user.click(screen.getByRole('button', { name: /Remove header 1/ }))
    expect(boxes()).toEqual(['b', '2'])
    undo()
    expect(boxes()).toEqual(['a', '1', 'b', '2'])
    const [, first] = screen.getAllByRole('textbox')
    if (first !== undefined) await user.type(first, '0')
    expect(option('headers')).toEqual({ a: '10', b: '2' })
  })
})

describe('the size of a picture', () => {
  it('is two numbers, and neither can be none', () => {
    const { option } = renderRow(withOptions('imgupload', {}), 'size')
    const [width, height] = screen.getAllByRole('spinbutton')
    if (width === undefined || height === undefined) throw new Error('no boxes')
    type(width, '320')
    type(height, '')
    const { width: wide, height: high } = option('size') as { width: number; height: number }
    expect(wide).toBe(320)
    expect(high).toBeGreaterThan(0)
  })
})

describe('a default value', () => {
  const choices = [
    { value: 1, label: 'One' },
    { value: true, label: 'Yes' },
  ]

  it('of choices keeps the type that the choice has', async () => {
    const { user, option } = renderRow(withOptions('radio', { options: choices, defaultValue: '' }), 'defaultValue')
    await user.click(screen.getByRole('combobox', { name: 'Default value' }))
    await user.click(screen.getByRole('option', { name: 'One' }))
    expect(option('defaultValue')).toBe(1)
    await user.click(screen.getByRole('combobox', { name: 'Default value' }))
    await user.click(screen.getByRole('option', { name: 'Not set' }))
    expect(option('defaultValue')).toBe('')
  })

  it.each([
    ['en', 'One, Yes'],
    ['zh-CN', 'One、Yes'],
  ])('of several choices is listed as %s does', async (locale, text) => {
    const { user, option } = renderRow(withOptions('checkbox', { options: choices, defaultValue: [1] }), 'defaultValue', { locale })
    const box = screen.getByRole('combobox')
    await user.click(box)
    await user.click(screen.getByRole('option', { name: 'Yes' }))
    expect(option('defaultValue')).toEqual([1, true])
    expect(box.textContent).toContain(text)
    await user.click(screen.getByRole('option', { name: 'One' }))
    expect(option('defaultValue')).toEqual([true])
  })

  it('that is a choice which is gone is shown by its value until another is picked', () => {
    renderRow(withOptions('radio', { options: choices, defaultValue: 'gone' }), 'defaultValue')
    expect(screen.getByRole('combobox', { name: 'Default value' }).textContent).toBe('gone')
  })

  it('of a number keeps to the limits of its field', () => {
    const { option } = renderRow(withOptions('number', { min: 2, max: 9, defaultValue: null }), 'defaultValue')
    const box = screen.getByRole('spinbutton', { name: 'Default value' })
    type(box, '50')
    expect(option('defaultValue')).toBe(9)
    type(box, '')
    expect(option('defaultValue')).toBeNull()
  })

  it('of a slider with two ends is two numbers', () => {
    const { option } = renderRow(withOptions('slider', { range: true, min: 10, max: 90, defaultValue: [20, 30] }), 'defaultValue')
    const [start, end] = screen.getAllByRole('spinbutton')
    if (start === undefined || end === undefined) throw new Error('no boxes')
    type(end, '40')
    expect(option('defaultValue')).toEqual([20, 40])
    type(start, '')
    expect(option('defaultValue')).toEqual([10, 40])
  })

  it('of a date is written in its format, which stands there as a hint', () => {
    const { option } = renderRow(withOptions('date', { format: 'dd.MM.yyyy' }), 'defaultValue')
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Default value' })
    expect(box.placeholder).toBe('dd.MM.yyyy')
    type(box, '24.12.2026')
    expect(option('defaultValue')).toBe('24.12.2026')
  })
})

describe('a pattern', () => {
  it('that cannot run says why at its box, and is kept as it was typed', () => {
    const { option } = renderRow(withOptions('input', {}), 'pattern')
    const [box] = screen.getAllByRole('textbox')
    if (box === undefined) throw new Error('no box')
    type(box, '(?=a)b(')
    expect(option('pattern')).toBe('(?=a)b(')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).not.toBe('')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    type(box, '^a+$')
    expect(box.getAttribute('aria-invalid')).toBe('false')
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
  })
})
