/** Every act can be taken back by another act, not by the history alone: what it leaves is, to the byte, what was there before. */
import type { WidgetKey } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, documentOf, outlineOf, textOf } from '../testing/documents'
import { gridOf, tabsOf, widgetOf } from '../testing/forms'
import { applyCommand } from './apply-command'
import { modelProblem } from './rename-model'
import { isSameList, keysInOrder, nodeOf, placeOf, siblingsAt } from './tree-queries'

const input = (key: string) => widgetOf('input', key, { model: `of_${key}` })
const reading = (key: string, model: string) => {
  const widget = input(key)
  return { ...widget, options: { ...widget.options, formwork: { showWhen: { model, is: 'equals', value: 1 } as const } } }
}
const form = documentOf(
  input('a'),
  gridOf('g', [input('b'), reading('c', 'of_a')], [widgetOf('select', 'd', { model: 'of_d' })]),
  tabsOf('t', { One: [gridOf('h', [input('i')], [])], Two: [reading('j', 'of_d')], Three: [] }),
  widgetOf('subform', 's', {
    model: 'of_s',
    columns: [
      { span: 12, list: [input('x'), reading('y', 'of_x')], extras: {} },
      { span: 12, list: [reading('z', 'of_b')], extras: {} },
    ],
  }),
  input('e'),
)
const before = textOf(form)
const anyKey = fc.constantFrom(...keysInOrder(form))
const anyParent = fc.constantFrom(
  null,
  ...Object.values(form.widgets).flatMap(({ widget, slots }) => slots.map((_, slot) => ({ key: widget.key, slot }))),
)
const anyPlace = fc.record({ parent: anyParent, index: fc.nat(6) })
const anyName = fc.constantFrom('of_a', 'of_b', 'of_x', 'of_z', 'fresh', 'other')
const containers = fc.constantFrom('g', 'h', 't', 's')

/** The place, counted before the move, that brings a widget back to where it stood. */
const wayBack = (key: WidgetKey, document: typeof form) => {
  const [home, now] = [placeOf(form, key), placeOf(document, key)]
  if (home === null || now === null) throw new Error(`${key} is gone`)
  return isSameList(home.parent, now.parent) && home.index > now.index ? { ...home, index: home.index + 1 } : home
}

describe('taken back by another act', () => {
  it('a move: it lands before what stood at the line, and the way back leads to the same form', () => {
    fc.assert(
      fc.property(anyKey, anyPlace, (key, place) => {
        const result = applyCommand(form, { type: 'move-widget', key, place })
        fc.pre(result.ok)
        if (!result.ok) return
        const siblings = siblingsAt(result.document, place.parent) ?? []
        const behind = siblingsAt(form, place.parent)
          ?.slice(place.index)
          .find((each) => each !== key)
        expect(siblings[siblings.indexOf(key) + 1]).toBe(behind)
        const back = applied(result.document, { type: 'move-widget', key, place: wayBack(key, result.document) })
        expect(textOf(back)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  it('an insertion, by deleting what was inserted', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const result = applyCommand(form, { type: 'insert-widgets', widgets: [input('new')], place, origin: 'palette' })
        fc.pre(result.ok)
        if (result.ok) expect(textOf(applied(result.document, { type: 'delete-widget', key: 'new', origin: 'delete' }))).toBe(before)
      }),
    )
  })

  it('a copy, by deleting it', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const copied = applied(form, { type: 'duplicate-widget', key, copy: input('new') })
        expect(placeOf(copied, key)?.index).toBe((placeOf(copied, 'new')?.index ?? 0) + 1)
        expect(textOf(applied(copied, { type: 'delete-widget', key: 'new', origin: 'delete' }))).toBe(before)
      }),
    )
  })

  it('a data key, by the one it had, with every condition that reads it', () => {
    fc.assert(
      fc.property(anyKey, anyName, (key, model) => {
        const widget = nodeOf(form, key)?.widget
        const result = applyCommand(form, { type: 'rename-model', key, model })
        expect(result.ok || result.reason === 'nothing-changes').toBe(modelProblem(form, key, model) === null)
        fc.pre(result.ok)
        if (!result.ok || widget === undefined || widget.type === 'unknown') return
        expect(nodeOf(result.document, key)?.widget).toMatchObject({ model })
        expect(textOf(applied(result.document, { type: 'rename-model', key, model: widget.model }))).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  it('a title and a help text, by what they were', () => {
    fc.assert(
      fc.property(anyKey, fc.string(), (key, text) => {
        const widget = nodeOf(form, key)?.widget
        fc.pre(text !== key && text !== '')
        const named = applied(form, { type: 'rename-widget', key, name: text })
        expect(textOf(named)).not.toBe(before)
        expect(textOf(applied(named, { type: 'rename-widget', key, name: widget?.name ?? '' }))).toBe(before)
      }),
    )
  })

  it('more columns, by as many as there were', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('g', 'h', 's'),
        fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 2, maxLength: 12 }),
        (key, spans) => {
          const result = applyCommand(form, { type: 'set-columns', key, spans })
          fc.pre(result.ok)
          if (result.ok) expect(textOf(applied(result.document, { type: 'set-columns', key, spans: [12, 12] }))).toBe(before)
        },
      ),
    )
  })

  it('fewer columns lose nothing: everything is there, in the order in which it stood', () => {
    fc.assert(
      fc.property(containers, fc.integer({ min: 1, max: 3 }), (key, count) => {
        const spans = Array.from({ length: count }, () => 24)
        const result = applyCommand(form, { type: 'set-columns', key, spans })
        fc.pre(result.ok)
        if (result.ok) expect(keysInOrder(result.document)).toEqual(keysInOrder(form))
      }),
    )
  })

  it('a pane that moved, by moving it back; one that was added, by removing it', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), (pane, to) => {
        fc.pre(pane !== to)
        const moved = applied(form, { type: 'move-pane', key: 't', pane, to })
        expect(textOf(applied(moved, { type: 'move-pane', key: 't', pane: to, to: pane }))).toBe(before)
      }),
    )
    const added = applied(form, { type: 'add-pane', key: 't', title: 'Four' })
    expect(textOf(applied(added, { type: 'remove-pane', key: 't', pane: 3 }))).toBe(before)
  })

  it('a pane that goes leaves all that lay in it, in the order in which it stood', () => {
    for (const pane of [0, 1, 2]) expect(keysInOrder(applied(form, { type: 'remove-pane', key: 't', pane }))).toEqual(keysInOrder(form))
  })
})

it('moving the same way twice ends where moving once did', () => {
  const place = { parent: { key: 'g', slot: 1 }, index: 0 }
  const once = applied(form, { type: 'move-widget', key: 'a', place })
  expect(applyCommand(once, { type: 'move-widget', key: 'a', place })).toEqual({ ok: false, reason: 'nothing-changes' })
  expect(outlineOf(once)).toMatch(/^g\(b c\|a d\)/)
})
