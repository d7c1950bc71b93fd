import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { dateDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'date'>>, value: unknown) =>
  validateField(widget('date', { options }), value).map((issue) => issue.code)

describe('date', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('date')).toMatchObject({
      defaultValue: '',
      readonly: false,
      disabled: false,
      editable: true,
      clearable: true,
      placeholder: '',
      startPlaceholder: '',
      endPlaceholder: '',
      type: 'date',
      format: 'yyyy-MM-dd',
      timestamp: false,
      isRange: false,
    })
  })

  it.each([
    [{}, '2024-02-29', []],
    [{}, '2023-02-29', ['date']],
    [{}, '2024-2-9', ['date']],
    [{}, '2024-02-29 ', ['date']],
    [{}, '2024/02/29', ['date']],
    [{}, 1_709_164_800_000, ['shape']],
    [{ format: 'yyyy-MM-dd HH:mm:ss', type: 'datetime' }, '2020-03-18 09:00:00', []],
    [{ format: 'yyyy-MM-dd HH:mm:ss', type: 'datetime' }, '2020-03-18 24:00:00', ['date']],
    [{ format: 'yyyy年MM月dd日' }, '2024年02月29日', []],
    [{ type: 'year', format: 'yyyy' }, '2024', []],
    [{ type: 'month', format: 'yyyy-MM' }, '2024-13', ['date']],
    [{ timestamp: true }, 1_709_164_800_000, []],
    [{ timestamp: true }, '2024-02-29', ['shape']],
    [{ timestamp: true }, 1.5, ['date']],
    [{ timestamp: true }, 9e15, ['date']],
    [{ type: 'dates' }, ['2024-01-01', '2023-01-01'], []],
    [{ type: 'dates' }, '2024-01-01', ['shape']],
    [{ type: 'daterange' }, ['2024-01-01', '2024-01-31'], []],
    [{ type: 'daterange' }, ['2024-01-31', '2024-01-01'], ['date']],
    [{ type: 'daterange' }, ['2024-01-31'], ['shape']],
    [{ type: 'daterange', timestamp: true }, [2, 1], ['date']],
    [{ type: 'daterange', timestamp: true }, [5, 5], []],
    [{ isRange: true }, ['2024-01-01', '2024-01-01'], []],
  ] as const)('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('is a list when it stores several moments', () => {
    const options = defaultOptions('date')
    expect(dateDefinition.emptyValue(options)).toBe('')
    expect(dateDefinition.emptyValue({ ...options, type: 'daterange' })).toEqual([])
    expect(dateDefinition.defaultValue({ ...options, type: 'daterange', defaultValue: '' })).toEqual([])
    expect(dateDefinition.defaultValue({ ...options, defaultValue: null })).toBe('')
  })
})
