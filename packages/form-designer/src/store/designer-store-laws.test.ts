import { cloneWidget, createForm, createWidget, fromDocument, nestedWidget, type FormDocument, WIDGET_TYPES } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignerCommand } from '../commands/command'
import { keysInOrder, nodeOf } from '../commands/tree-questions'
import { countingKeys } from '../testing/forms'
import { createDesignerStore } from './create-designer-store'

/** A command as numbers; they are read against the document of the moment, so that most of them hit something. */
const moves = fc.array(fc.tuple(fc.nat(10), fc.nat(40), fc.nat(40), fc.nat(6), fc.nat(900)), { maxLength: 40 })

function commandFrom(
  document: FormDocument,
  [kind, a, b, c]: readonly [number, number, number, number, number],
  newKey: () => string,
): DesignerCommand {
  const keys = keysInOrder(document)
  const key = keys[a % Math.max(1, keys.length)] ?? 'nobody'
  const grids = keys.filter((each) => nodeOf(document, each)?.widget.type === 'grid')
  const grid = grids[b % Math.max(1, grids.length)]
  const parent = grid === undefined || c % 2 === 0 ? null : { key: grid, slot: c % 3 }
  const place = { parent, index: b % 5 }
  switch (kind) {
    case 0:
    case 1:
    case 2:
      return {
        type: 'insert-widgets',
        widgets: [createWidget(WIDGET_TYPES[a % WIDGET_TYPES.length] ?? 'input', { newKey })],
        place,
        origin: 'palette',
      }
    case 3:
    case 4:
      return { type: 'move-widget', key, place }
    case 5:
      return { type: 'delete-widget', key, origin: 'delete' }
    case 6: {
      const original = nestedWidget(document, key)
      return {
        type: 'duplicate-widget',
        key,
        copy: original === null ? createWidget('input', { newKey }) : cloneWidget(original, { newKey }),
      }
    }
    case 7:
      return { type: 'set-option', key, option: 'tip', value: `tip ${b}` }
    case 8:
      return { type: 'rename-model', key, model: `m${b}` }
    case 9:
      return { type: 'set-columns', key: grid ?? key, spans: Array.from({ length: 1 + (b % 4) }, () => 6) }
    default:
      return c === 0 ? { type: 'clear-form' } : { type: 'set-form-config', change: { labelWidth: b * 10 } }
  }
}

function expectSound(document: FormDocument): void {
  const reached = keysInOrder(document)
  expect(new Set(reached).size).toBe(reached.length)
  expect(new Set(reached)).toEqual(new Set(Object.keys(document.widgets)))
  const models = Object.values(document.widgets).flatMap(({ widget }) => (widget.type === 'unknown' ? [] : [widget.model]))
  expect(new Set(models).size).toBe(models.length)
  for (const key of reached) {
    const parent = nodeOf(document, key)?.parent ?? null
    const list = parent === null ? document.root : nodeOf(document, parent.key)?.slots[parent.slot]
    expect(list).toContain(key)
  }
}

describe('any sequence of commands', () => {
  it('keeps keys and models unique and every widget reachable exactly once', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const newKey = countingKeys()
        const store = createDesignerStore({ form: createForm(), now: () => 0 })
        for (const step of steps) {
          store.getState().dispatch(commandFrom(store.getState().document, step, newKey))
          expectSound(store.getState().document)
          const { selected, document } = store.getState()
          expect(selected === null || nodeOf(document, selected) !== null).toBe(true)
        }
      }),
    )
  })

  it('is undone to the very start and redone to the very end, documents and selection', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const newKey = countingKeys()
        const clock = { now: 0 }
        const store = createDesignerStore({ form: createForm(), now: () => clock.now })
        const start = store.getState()
        for (const step of steps) {
          clock.now += step[4]
          store.getState().dispatch(commandFrom(store.getState().document, step, newKey))
        }
        const end = store.getState()
        while (store.getState().undo());
        expect(store.getState().document).toBe(start.document)
        expect(store.getState().selected).toBe(start.selected)
        while (store.getState().redo());
        expect(store.getState().document).toBe(end.document)
        expect(store.getState().selected).toBe(end.selected)
      }),
    )
  })

  it('changes nothing when it is refused', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const newKey = countingKeys()
        const store = createDesignerStore({ form: createForm(), now: () => 0 })
        for (const step of steps) {
          const before = store.getState()
          const frozen = JSON.stringify(fromDocument(before.document))
          const result = store.getState().dispatch(commandFrom(before.document, step, newKey))
          if (!result.ok)
            expect(store.getState()).toMatchObject({ document: before.document, history: before.history, selected: before.selected })
          expect(JSON.stringify(fromDocument(before.document))).toBe(frozen)
        }
      }),
    )
  })
})
