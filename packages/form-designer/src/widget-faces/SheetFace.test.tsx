import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

describe('a widget on the canvas', () => {
  it('of a grid has a slot for each column, with what stands in it, and a hint in the empty one', () => {
    const { item } = renderDesigner(formOfWidgets(gridOf('grid', [widgetOf('input', 'inner')], [])), { locale: 'en' })
    const slots = [...item('grid').querySelectorAll('[data-slot]')]
    expect(slots.map((slot) => slot.getAttribute('data-empty'))).toEqual(['false', 'true'])
    expect(slots[0]?.contains(item('inner'))).toBe(true)
    expect(slots[1]?.textContent).not.toBe('')
  })

  it('of a subform shows its label, that it is required, and its columns', () => {
    const rows = widgetOf('subform', 'rows', { name: 'Items' })
    const { item } = renderDesigner(formOfWidgets({ ...rows, options: { ...rows.options, required: true } }), { locale: 'en' })
    expect(within(item('rows')).getByText('Items')).toBeDefined()
    expect(within(item('rows')).getByRole('img', { name: /required/i })).toBeDefined()
    expect(item('rows').querySelectorAll('[data-slot]')).toHaveLength(2)
  })

  it.each(['tabs', 'collapse', 'steps'] as const)('of %s shows every pane under its title', (type) => {
    const { columns } = tabsOf('box', { Who: [widgetOf('input', 'a')], '': [] })
    const { item } = renderDesigner(formOfWidgets({ ...widgetOf(type, 'box'), columns }), { locale: 'en' })
    expect([...item('box').querySelectorAll('.fd-pane-title')].map(({ textContent }) => textContent)).toEqual([
      'Who',
      { tabs: 'Tab 2', collapse: 'Section 2', steps: 'Step 2' }[type],
    ])
    expect([...item('box').querySelectorAll('[data-slot]')].map((slot) => slot.contains(item('a')))).toEqual([true, false])
  })

  it('of a card shows its title and one place', () => {
    const { item } = renderDesigner(formOfWidgets(widgetOf('card', 'box', { name: 'Address' })), { locale: 'en' })
    expect(within(item('box')).getByText('Address')).toBeDefined()
    expect(item('box').querySelectorAll('[data-slot]')).toHaveLength(1)
  })

  it('of an unknown container has a slot for each of its lists, with the fields that lie there', () => {
    const field = (key: string) => ({ type: 'input', key, model: key, name: key, options: {} })
    const raw = { type: 'their-tabs', key: 't', name: 'Tabs', options: {}, tabs: [{ list: [field('one')] }, { list: [field('two')] }] }
    const { item } = renderDesigner({ list: [raw], config: {} }, { locale: 'en' })
    expect(item('t').textContent).toContain('their-tabs')
    expect([...item('t').querySelectorAll('[data-slot]')].map((slot, index) => slot.contains(item(['one', 'two'][index] ?? '')))).toEqual([
      true,
      true,
    ])
  })

  it('of an unknown type says which it is, and is written back as it came', () => {
    const raw = { type: 'signature', key: 's', name: 'Sign here', options: { pen: 'blue' } }
    const { item, handle } = renderDesigner({ list: [raw], config: {} }, { locale: 'en' })
    expect(item('s').textContent).toContain('signature')
    expect(handle().getForm().list[0]).toMatchObject({ type: 'unknown', sourceType: 'signature', raw })
  })
})
