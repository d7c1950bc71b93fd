/** Searching the panel: each row can be found by its own name, and a group is not shown for rows that this widget does not have. */
import type { Widget } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { widgetOf } from '../testing/forms'
import { isKnown } from '../commands/tree-queries'
import { hasFurther, rowSearch } from './PanelSearch'

const found = (query: string, widget: Widget, locale = 'en') =>
  (['basic', 'validation', 'condition', 'style'] as const).filter(
    (group) => isKnown(widget) && hasFurther(messagesFor(locale), group, widget, rowSearch(query)),
  )
const input = widgetOf('input', 'a')
const required = { ...input, options: { ...input.options, required: true } }
const computed = { ...widgetOf('number', 'n'), options: { ...widgetOf('number', 'n').options, formwork: { computed: '1' } } }

describe('searching the panel', () => {
  it.each<[string, Widget, readonly string[]]>([
    ['computed', input, ['condition']],
    ['WHILE HIDDEN', input, ['condition']],
    ['options by', widgetOf('radio', 'r'), ['condition']],
    ['options by', input, []],
    ['required when', input, ['condition']],
    ['required when', computed, []],
    ['computed', widgetOf('subform', 's'), []],
    ['min length', input, ['validation']],
    ['min length', widgetOf('rate', 'r'), []],
    ['repeats', widgetOf('subform', 's'), ['validation']],
    ['repeats', input, []],
    ['if empty', required, ['validation']],
    ['if empty', input, []],
    ['across', widgetOf('grid', 'g'), []],
    ['no such row', required, []],
  ])('for %j finds what this widget has', (query, widget, groups) => expect(found(query, widget)).toEqual(groups))

  it('reads the words of the designer’s language', () => {
    expect(found('公式', input, 'zh-CN')).toEqual(['condition'])
    expect(found('computed', input, 'zh-CN')).toEqual([])
  })

  it('of nothing but blanks finds every row', () => {
    expect(['', '  '].map((query) => rowSearch(query)('Width'))).toEqual([true, true])
    expect(rowSearch(' WID ')('Width')).toBe(true)
  })
})
