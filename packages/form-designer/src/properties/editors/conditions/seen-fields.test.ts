/** Which fields a condition may name, seen from where it stands. */
import { describe, expect, it } from 'vitest'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../../../testing/forms'
import { allSeenFieldsNow, seenFields, seenFieldsNow } from './seen-fields'

const rows = (key: string, ...models: readonly string[]) => {
  const widget = widgetOf('subform', key, { model: key })
  const list = models.map((model) => widgetOf('input', `${key}.${model}`, { model }))
  return { ...widget, columns: [{ ...widget.columns[0], span: 24, list, extras: {} }] }
}
const form = formOfWidgets(
  widgetOf('input', 'a', { model: 'a', name: 'Name' }),
  gridOf('g', [widgetOf('number', 'b', { model: 'b', name: ' ' })], [widgetOf('text', 't', { model: 't' })]),
  rows('first', 'a', 'own'),
  rows('second', 'own'),
  widgetOf('input', 'c', { model: 'c', name: 'Name' }),
)
const models = (key: string) => seenFields(form, key).map(({ key: each }) => each)

describe('the fields that a condition may name', () => {
  it('are those of the form, containers entered and what holds no value left out', () => {
    const outside = ['a', 'b', 'first', 'second', 'c']
    expect(models('a')).toEqual(outside)
    expect(models('g')).toEqual(outside)
    expect(models('nobody')).toEqual(outside)
  })

  it('are in a row its own first, then those of the form that no field of the row hides, but not the rows around', () => {
    expect(models('first.own')).toEqual(['first.a', 'first.own', 'b', 'second', 'c'])
    expect(models('second.own')).toEqual(['second.own', 'a', 'b', 'first', 'c'])
  })

  it('are told apart by their data key where they share a title, and called by it where they have none', () => {
    const designer = designerOf(form)
    const texts = (key: string) => seenFieldsNow(designer, key).map(({ text }) => text)
    const shared = (model: string) => designer.messages.conditions.sharedTitle('Name', model)
    expect(texts('nobody').slice(0, 2)).toEqual([shared('a'), 'b'])
    expect(texts('nobody').at(-1)).toBe(shared('c'))
  })

  it('leave the widget’s own field out, but for a rule that compares it', () => {
    const designer = designerOf(form)
    expect(seenFieldsNow(designer, 'a').map(({ model }) => model)).not.toContain('a')
    expect(allSeenFieldsNow(designer, 'a').map(({ model }) => model)).toContain('a')
  })

  it('are gathered once for a document, and anew for the next', () => {
    const designer = designerOf(form)
    const before = allSeenFieldsNow(designer, 'a')
    expect(allSeenFieldsNow(designer, 'a')).toBe(before)
    designer.store.getState().dispatch({ type: 'rename-widget', key: 'a', name: 'Other' })
    expect(allSeenFieldsNow(designer, 'a').map(({ text }) => text)).toEqual(['Other', 'b', 'first', 'second', 'Name'])
  })
})
