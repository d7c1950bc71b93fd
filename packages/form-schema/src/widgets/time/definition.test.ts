import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { timeDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'time'>>, value: unknown) =>
  validateField(widget('time', { options }), value).map((issue) => issue.code)

describe('time', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('time')).toMatchObject({
      format: 'HH:mm:ss',
      isRange: false,
      arrowControl: true,
      editable: true,
      clearable: true,
    })
  })

  it.each([
    [{}, '23:59:59', []],
    [{}, '24:00:00', ['date']],
    [{}, '9:00:00', ['date']],
    [{ format: 'HH:mm' }, '09:30', []],
    [{ format: 'HH:mm' }, '09:30:00', ['date']],
    [{}, 93_000, ['shape']],
    [{ isRange: true }, ['08:00:00', '17:00:00'], []],
    [{ isRange: true }, ['08:00:00', '08:00:00'], []],
    [{ isRange: true }, ['17:00:00', '08:00:00'], ['date']],
    [{ isRange: true }, ['08:00:00'], ['shape']],
    [{ isRange: true }, '08:00:00', ['shape']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('calls a wrong time a time', () => {
    expect(validateField(widget('time', { name: '到岗' }), 'x')[0]?.message).toBe('到岗不是有效的时间')
  })

  it('reads a default of either shape', () => {
    const options = defaultOptions('time')
    expect(timeDefinition.defaultValue({ ...options, defaultValue: '21:19:56' })).toBe('21:19:56')
    expect(timeDefinition.defaultValue({ ...options, defaultValue: null })).toBe('')
    expect(timeDefinition.defaultValue({ ...options, isRange: true, defaultValue: '21:19:56' })).toEqual([])
    expect(timeDefinition.defaultValue({ ...options, isRange: true, defaultValue: ['08:00:00', '09:00:00'] })).toEqual([
      '08:00:00',
      '09:00:00',
    ])
    expect(timeDefinition.emptyValue({ ...options, isRange: true })).toEqual([])
  })
})
