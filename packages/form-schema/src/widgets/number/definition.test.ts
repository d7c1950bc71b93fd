import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { numberDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'number'>>, value: unknown) =>
  validateField(widget('number', { options }), value).map((issue) => issue.code)

describe('number', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('number')).toMatchObject({ width: '', defaultValue: 0, min: '', max: '', step: 1, controlsPosition: '' })
  })

  it.each([
    [{ min: 0 }, -1, ['min']],
    [{ min: 0 }, 0, []],
    [{ max: 10 }, 10, []],
    [{ max: 10 }, 11, ['max']],
    [{ step: 0.1 }, 0.3, []],
    [{ step: 0.1 }, 0.35, ['step']],
    [{ step: 5 }, 7, ['step']],
    [{ min: 2, step: 5 }, 7, []],
    [{ min: 2, max: 6, step: 5 }, 8, ['max', 'step']],
    [{ step: 0.01 }, 1_000_000.01, []],
    [{ min: 5, max: 1 }, 3, ['min', 'max']],
  ])('with %j validates %d as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it.each([['5'], [Number.NaN], [Number.POSITIVE_INFINITY], [true], [{}]])('refuses %j as a number', (value) => {
    expect(codes({}, value)).toEqual(['shape'])
  })

  it('is null when nothing was entered', () => {
    expect(numberDefinition.emptyValue(defaultOptions('number'))).toBeNull()
    expect(numberDefinition.defaultValue({ ...defaultOptions('number'), defaultValue: '' })).toBeNull()
  })
})
