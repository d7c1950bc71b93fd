import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { sliderDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'slider'>>, value: unknown) =>
  validateField(widget('slider', { options }), value).map((issue) => issue.code)

describe('slider', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('slider')).toMatchObject({ min: 0, max: 100, step: 1, showInput: false, range: false, defaultValue: 0 })
  })

  it.each([
    [{}, 0, []],
    [{}, 100, []],
    [{}, 101, ['max']],
    [{}, -1, ['min']],
    [{ step: 5 }, 7, ['step']],
    [{}, '5', ['shape']],
    [{ range: true }, [10, 20], []],
    [{ range: true }, [10, 10], []],
    [{ range: true }, [20, 10], ['order']],
    [{ range: true }, [10, 120], ['max']],
    [{ range: true }, [10], ['shape']],
    [{ range: true }, 10, ['shape']],
    [{ range: true }, [10, '20'], ['shape']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('reads a default of either shape and moves it onto the line', () => {
    const options = defaultOptions('slider')
    expect(sliderDefinition.defaultValue({ ...options, min: 10 })).toBe(10)
    expect(sliderDefinition.defaultValue({ ...options, defaultValue: [30, 40] })).toBe(30)
    expect(sliderDefinition.defaultValue({ ...options, defaultValue: [] })).toBeNull()
    expect(sliderDefinition.defaultValue({ ...options, defaultValue: null })).toBeNull()
    expect(sliderDefinition.defaultValue({ ...options, range: true })).toEqual([0, 100])
    expect(sliderDefinition.defaultValue({ ...options, range: true, defaultValue: [-5, 40] })).toEqual([0, 40])
    expect(sliderDefinition.emptyValue(options)).toBeNull()
    expect(sliderDefinition.emptyValue({ ...options, range: true })).toEqual([])
  })
})
