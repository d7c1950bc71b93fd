import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { inputDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'input'>>, value: unknown) =>
  validateField(widget('input', { options }), value).map((issue) => issue.code)

describe('input', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('input')).toEqual({
      width: '100%',
      tip: '',
      required: false,
      disabled: false,
      readonly: false,
      defaultValue: '',
      dataType: 'string',
      pattern: '',
      placeholder: '',
      autocomplete: '',
      showPassword: false,
      clearable: false,
      maxlength: -1,
      showWordLimit: false,
      labelWidth: 100,
      labelWidthDisabled: false,
      labelWidthStatus: true,
      displayVerify: { type: 'hide', list: [] },
      formwork: {},
      remoteFunc: '',
    })
  })

  it.each([
    ['string', 'anything', []],
    ['', 'anything', []],
    ['number', '12.5', []],
    ['number', 12.5, []],
    ['number', '1e5', ['type']],
    ['number', 'twelve', ['type']],
    ['integer', '-7', []],
    ['integer', '7.0', ['type']],
    ['integer', 7.5, ['type']],
    ['float', 3, []],
    ['float', '3', []],
    ['float', '.5', []],
    ['url', 'https://example.com/a?b#c', []],
    ['url', 'http://localhost:8080', []],
    ['url', 'http://[::1]/', []],
    ['url', '//example.com', []],
    ['url', 'https://例子.测试/路径', []],
    ['url', 'example.com', ['type']],
    ['url', 'javascript:alert(1)', ['type']],
    ['url', 'https://a b.com', ['type']],
    ['url', 'https://-bad.com', ['type']],
    ['email', 'a.b+c@example.co.uk', []],
    ['email', 'a@b', ['type']],
    ['email', 'a..b@example.com', ['type']],
    ['email', '@example.com', ['type']],
    ['email', '.a@example.com', ['type']],
    ['email', 'a.@example.com', ['type']],
    ['email', 'a b@example.com', ['type']],
    ['email', `a@${'b'.repeat(320)}.com`, ['type']],
    ['url', `https://example.com/${'a'.repeat(2048)}`, ['type']],
    ['url', 'https://localhosts', ['type']],
    ['email', 'a@example.123', ['type']],
    ['hex', '#1890ff', []],
    ['hex', 'fff', []],
    ['hex', '#12345', ['type']],
    ['boolean', 'true', []],
    ['boolean', 'false', []],
    ['boolean', true, []],
    ['boolean', 'yes', ['type']],
  ] as const)('as %s validates %j as %j', (dataType, value, expected) => {
    expect(codes({ dataType }, value)).toEqual(expected)
  })

  it.each([[12], [true], [{}], [['a']]])('refuses %j as text', (value) => {
    expect(codes({}, value)).toEqual(['shape'])
  })

  it('reports type before pattern', () => {
    expect(codes({ dataType: 'number', pattern: '^a' }, 'x')).toEqual(['type', 'pattern'])
  })

  it('counts characters against maxlength, where -1 is no limit', () => {
    expect(codes({ maxlength: 2 }, 'ab')).toEqual([])
    expect(codes({ maxlength: 2 }, 'abc')).toEqual(['max'])
    expect(codes({ pattern: 'a' }, 'a'.repeat(10_000))).toEqual([])
    expect(codes({ pattern: 'a' }, 'a'.repeat(10_001))).toEqual(['pattern'])
    expect(codes({ maxlength: -1 }, 'a'.repeat(9999))).toEqual([])
  })

  it('stores numeric text as a number, unless digits would be lost', () => {
    const options = { ...defaultOptions('input'), dataType: 'number' as const }
    expect(inputDefinition.cleanValue('12.5', options)).toBe(12.5)
    expect(inputDefinition.cleanValue('12345678901234567890', options)).toBe('12345678901234567890')
    expect(inputDefinition.cleanValue('0012', { ...options, dataType: 'string' })).toBe('0012')
  })
})
