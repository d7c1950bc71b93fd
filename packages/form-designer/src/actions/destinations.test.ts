/** The containers that a menu offers are those that would take the widget by dragging. */
import { toDocument } from '@formwork/form-schema'
import { expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command'
import { formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { destinationsOf } from './destinations'

const document = toDocument(
  formOfWidgets(
    widgetOf('input', 'a'),
    gridOf('g', [widgetOf('input', 'b')], []),
    tabsOf('t', { One: [], Two: [] }),
    widgetOf('subform', 's'),
  ),
)
const placesOf = (key: string) =>
  destinationsOf(document, key).map(({ place: { parent } }) => (parent === null ? 'sheet' : `${parent.key}${parent.slot}`))

it.each([
  ['a', ['g0', 'g1', 't0', 't1', 's0', 's1']],
  ['b', ['sheet', 'g1', 't0', 't1', 's0', 's1']],
  ['g', ['t0', 't1']],
  ['s', ['g0', 'g1', 't0', 't1']],
  ['nobody', []],
])('%s may go to %j', (key, expected) => {
  expect(placesOf(key)).toEqual(expected)
})

it('each of them takes it', () => {
  for (const key of ['a', 'b', 'g', 't', 's'])
    for (const { place } of destinationsOf(document, key))
      expect([key, place, applyCommand(document, { type: 'move-widget', key, place }).ok]).toEqual([key, place, true])
})
