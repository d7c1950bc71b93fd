/** Commands made of numbers, and what must be true of a document whatever was done to it. For property tests. */
import { cloneWidget, createWidget, nestedWidget, type FormDocument, WIDGET_TYPES } from '@formwork/form-schema'
import { expect } from 'vitest'
import type { DesignerCommand } from '../commands/command'
import { keysInOrder, nodeOf } from '../commands/tree-queries'

/** What is done, to which widget, where to, and how. The numbers are read against the document, so that most of them hit something. */
export type RandomStep = readonly [kind: number, widget: number, place: number, detail: number]

/** The command that `step` means for this document. */
export function commandFrom(
  document: FormDocument,
  [kind, a, b, c]: RandomStep | readonly [number, number, number, number, number],
  newKey: () => string,
): DesignerCommand {
  const keys = keysInOrder(document)
  const key = keys[a % Math.max(1, keys.length)] ?? 'nobody'
  const grids = keys.filter((each) => (nodeOf(document, each)?.slots.length ?? 0) > 0)
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
      switch (b % 5) {
        case 1:
          return { type: 'add-pane', key: grid ?? key, title: `pane ${c}` }
        case 2:
          return { type: 'rename-pane', key: grid ?? key, pane: c % 3, title: `pane ${a}` }
        case 3:
          return { type: 'move-pane', key: grid ?? key, pane: c % 3, to: a % 3 }
        case 4:
          return { type: 'remove-pane', key: grid ?? key, pane: c % 3 }
        default:
          return { type: 'set-columns', key: grid ?? key, spans: Array.from({ length: 1 + (c % 4) }, () => 6) }
      }
    default:
      return c === 0 ? { type: 'clear-form' } : { type: 'set-form-config', change: { labelWidth: b * 10 } }
  }
}

/** The subform whose rows a widget's value belongs to, or null for the form's own record. */
function subformAround(document: FormDocument, key: string): string | null {
  const parent = nodeOf(document, key)?.parent ?? null
  if (parent === null) return null
  return nodeOf(document, parent.key)?.widget.type === 'subform' ? parent.key : subformAround(document, parent.key)
}

/** Keys are unique, models in each record too, and every widget is reached exactly once. */
export function expectSound(document: FormDocument): void {
  const reached = keysInOrder(document)
  expect(new Set(reached).size).toBe(reached.length)
  expect(new Set(reached)).toEqual(new Set(Object.keys(document.widgets)))
  const models = Object.values(document.widgets).flatMap(({ widget }) =>
    widget.type === 'unknown' ? [] : [`${subformAround(document, widget.key) ?? ''} ${widget.model}`],
  )
  expect(new Set(models).size).toBe(models.length)
  for (const key of reached) {
    const parent = nodeOf(document, key)?.parent ?? null
    const list = parent === null ? document.root : nodeOf(document, parent.key)?.slots[parent.slot]
    expect(list).toContain(key)
  }
}
