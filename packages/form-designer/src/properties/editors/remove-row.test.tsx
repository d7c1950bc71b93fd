/** Where the focus is after a row was removed by keyboard: at the same button of the next row, else of the one before, else at what adds a row. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gridOf, tabsOf, widgetOf } from '../../testing/forms'
import { renderPart, renderRow } from '../../testing/render-row'
import { FurtherRuleRows } from '../FurtherRuleRows'
import { StateConditionRows } from './conditions/StateConditionRows'

const line = (value: string) => ({ model: 'other', is: 'equals', value }) as const
const beside = [widgetOf('input', 'o', { name: 'Other', model: 'other' })]
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function remove({ user }: ReturnType<typeof renderRow>, name: string) {
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  return focused()
}

describe('the focus stays in the list', () => {
  it('of headers', async () => {
    const widget = widgetOf('imgupload', 'a')
    const row = renderRow({ ...widget, options: { ...widget.options, headers: { a: '1', b: '2', c: '3' } } }, 'headers')
    expect(await remove(row, 'Remove header 2')).toBe('Remove header 2')
    expect(await remove(row, 'Remove header 2')).toBe('Remove header 1')
    expect(await remove(row, 'Remove header 1')).toBe('Add header')
  })

  it('of nodes of a tree, whose last one leaves what adds one', async () => {
    const widget = widgetOf('cascader', 'a')
    const options = [{ value: 'a', children: [{ value: 'b' }] }, { value: 'c' }]
    const row = renderRow({ ...widget, options: { ...widget.options, options } }, 'options')
    const name = (value: string) => `Remove “${value}” and what is below it`
    expect(await remove(row, name('a'))).toBe(name('c'))
    expect(await remove(row, name('c'))).toBe('Add node')
  })

  it('of columns, of which the last one cannot go', async () => {
    const row = renderRow(gridOf('a', [], []), 'columns')
    expect(await remove(row, 'Remove column 2')).toBe('Add column')
  })

  it('of panes', async () => {
    const row = renderRow(tabsOf('a', { One: [], Two: [], Three: [] }), 'columns')
    expect(await remove(row, 'Remove pane 3; what is in it moves to the next')).toBe('Remove pane 2; what is in it moves to the next')
  })

  it('of a condition, also where a group goes with its last line', async () => {
    const widget = widgetOf('input', 'a')
    const requiredWhen = { all: [line('1'), { any: [line('2'), line('3')] }, line('4')] }
    const row = renderPart({ ...widget, options: { ...widget.options, formwork: { requiredWhen } } }, StateConditionRows, { beside })
    expect(await remove(row, 'Remove condition 2.2')).toBe('Remove condition 2.1')
    expect(await remove(row, 'Remove condition 2.1')).toBe('Add condition')
    expect(await remove(row, 'Remove condition 2')).toBe('Remove condition 1')
    expect(await remove(row, 'Remove condition 1')).toBe('Required when')
  })

  it('of rules across fields: the last condition of one leads to no other rule', async () => {
    const widget = widgetOf('input', 'a')
    const checks = ['1', '2', '3'].map((value) => ({ holds: { all: [line(value), line('x')] }, message: '' }))
    const row = renderPart({ ...widget, options: { ...widget.options, formwork: { rules: { checks } } } }, FurtherRuleRows, { beside })
    expect(await remove(row, 'Remove rule 3 across fields')).toBe('Remove rule 2 across fields')
    expect(await remove(row, 'Remove rule 1 across fields')).toBe('Remove rule 1 across fields')
    expect(await remove(row, 'Remove condition 2')).toBe('Remove condition 1')
    expect(await remove(row, 'Remove condition 1')).toBe('Add rule')
  })
})
