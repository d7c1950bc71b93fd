import { describe, expect, it } from 'vitest'
import { createWidget, defaultOptions } from '../../create-widget'
import { countedKeys } from '../../testing/builders'

describe('grid', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('grid')).toMatchObject({ gutter: 0, justify: 'start', align: 'top' })
  })

  it('starts with two columns of span 12, its own on every creation', () => {
    const first = createWidget('grid', countedKeys())
    const second = createWidget('grid', countedKeys())
    expect(first.columns).toEqual([
      { span: 12, list: [], extras: {} },
      { span: 12, list: [], extras: {} },
    ])
    expect(first.columns[0]).not.toBe(second.columns[0])
  })
})
