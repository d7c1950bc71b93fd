import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import { usualTime } from '../../testing/usual-time'
import type { WidgetOptions } from '../index'
import { editorDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'editor'>>, value: unknown) =>
  validateField(widget('editor', { options }), value).map((issue) => issue.code)

describe('editor', () => {
  it('has a text as its default', () => {
    expect(editorDefinition.emptyValue(defaultOptions('editor'))).toBe('')
    expect(editorDefinition.defaultValue({ ...defaultOptions('editor'), defaultValue: '<p>a</p>' })).toBe('<p>a</p>')
  })

  it.each([
    ['', ['required']],
    ['<p></p>', ['required']],
    ['<p>&nbsp;<br class="x"> </p>', ['required']],
    ['<p>a</p>', []],
    ['<p><img src="/1"></p>', []],
    ['<IMG/src="/1">', []],
    ['<imgx></imgx>', ['required']],
    ['<p><hr></p>', []],
    ['a < b', []],
    ['<', []],
    [7, ['shape']],
  ])('when required validates %j as %j', (value, expected) => {
    expect(codes({ required: true }, value)).toEqual(expected)
  })

  it('is quick with a hundred thousand brackets', () => {
    const validateBoth = () => {
      expect(codes({ required: true }, '<'.repeat(100_000))).toEqual([])
      expect(codes({ required: true }, '<p>'.repeat(100_000))).toEqual(['required'])
    }
    expect(usualTime(validateBoth, 1000)).toBeLessThan(1000)
  })
})
