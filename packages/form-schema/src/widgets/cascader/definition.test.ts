import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { cascaderDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'cascader'>>, value: unknown) =>
  validateField(widget('cascader', { options }), value).map((issue) => issue.code)

describe('cascader', () => {
  const tree = [
    { value: 'zj', label: '浙江', children: [{ value: 'hz', label: '杭州' }, { value: 7 }] },
    { value: 'sh', children: [] },
  ]

  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('cascader')).toMatchObject({
      options: [],
      showAllLevels: true,
      clearable: false,
      remote: false,
      defaultValue: [],
      props: { value: 'value', label: 'label', children: 'children' },
    })
    expect(cascaderDefinition.emptyValue(defaultOptions('cascader'))).toEqual([])
    expect(cascaderDefinition.defaultValue({ ...defaultOptions('cascader'), defaultValue: ['zj', 'hz'] })).toEqual(['zj', 'hz'])
  })

  it.each([
    [{ options: tree }, ['zj', 'hz'], []],
    [{ options: tree }, ['zj', '7'], []],
    [{ options: tree }, ['sh'], []],
    [{ options: tree }, ['zj'], ['choice']],
    [{ options: tree }, ['zj', 'nb'], ['choice']],
    [{ options: tree }, ['sh', 'pd'], ['choice']],
    [{ options: tree }, 'zj', ['shape']],
    [{ options: tree }, [{}], ['shape']],
    [{ remote: true as const }, ['any', 'path'], []],
    [{ required: true }, [], ['required']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('stores the values of the tree', () => {
    const options = { ...defaultOptions('cascader'), options: tree }
    expect(cascaderDefinition.cleanValue(['zj', '7'], options)).toEqual(['zj', 7])
    expect(cascaderDefinition.cleanValue(['x'], options)).toEqual(['x'])
    expect(cascaderDefinition.cleanValue(['x'], { ...options, remote: true })).toEqual(['x'])
  })

  it('refuses a tree that is too large or too deep', () => {
    const many = Array.from({ length: 5001 }, (_, value) => ({ value }))
    let deep: { readonly value: number; readonly children?: readonly unknown[] } = { value: 0 }
    for (let level = 0; level < 70; level++) deep = { value: level, children: [deep] }
    for (const options of [many, [deep], [{ value: {} }], [{ value: 1, label: 2 }], [{ value: 1, children: {} }]]) {
      expect(cascaderDefinition.options.safeParse({ options }).success).toBe(false)
    }
  })
})
