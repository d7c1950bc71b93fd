/** Commands made of numbers, and what must be true of a document whatever was done to it. For property tests. */
import { cloneWidget, createWidget, fromDocument, nestedWidget, type FormDocument, WIDGET_TYPES } from '@formwork/form-schema'
import { expect } from 'vitest'
import type { DesignerCommand } from '../commands/command'
import { outermost } from '../commands/selection/selection'
import { keysInOrder, nodeOf } from '../commands/tree-queries'
import { widgetInType } from '../properties/type-change/widget-in-type'

/** The kind of step, its widget, its place, and its variant. The numbers are interpreted by the document, so that most of them are valid. */
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
        origin: ORIGINS[c % ORIGINS.length] ?? 'palette',
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
      return optionFrom(document, key, [a, b, c])
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
    case 10:
      return severalFrom(document, [a, b, c], newKey)
    case 11: {
      const widget = nodeOf(document, key)?.widget
      return widget === undefined || widget.type === 'unknown'
        ? { type: 'delete-widget', key, origin: 'delete' }
        : { type: 'change-type', key, widget: widgetInType(widget, WIDGET_TYPES[b % WIDGET_TYPES.length] ?? 'input') }
    }
    case 12:
      return { type: 'rename-widget', key, name: `name ${b}`, model: `name_${b}` }
    default:
      return wholeFrom(document, [b, c])
  }
}

const RULES = ['type', 'required', 'pattern', 'min', 'max'] as const
const ORIGINS = ['palette', 'paste', 'block'] as const

/** A help text, choices, a condition of the old family, or one of ours, on a field that may lie anywhere. */
function optionFrom(document: FormDocument, key: string, [a, b, c]: readonly [number, number, number]): DesignerCommand {
  const models = [...new Set(Object.values(document.widgets).flatMap(({ widget }) => (widget.type === 'unknown' ? [] : widget.model)))]
  const model = models[(a + b) % Math.max(1, models.length)] ?? 'nobody'
  switch (c % 5) {
    case 4:
      return { type: 'set-rule-message', key, rule: RULES[a % RULES.length] ?? 'required', message: b % 3 === 0 ? '' : `message ${b}` }
    case 1:
      return { type: 'set-option', key, option: 'options', value: [{ value: b, label: `choice ${b}` }], beside: { showLabel: true } }
    case 2:
      return { type: 'set-option', key, option: 'displayVerify', value: { type: 'and', list: [{ model, value: String(a) }] } }
    case 3:
      return { type: 'set-option', key, option: 'formwork', value: { requiredWhen: { model, is: 'equals', value: a } } }
    default:
      return { type: 'set-option', key, option: 'tip', value: `tip ${b}` }
  }
}

/** A step about the whole form: cleared, imported, repaired, restored, translated, or laid out anew. */
function wholeFrom(document: FormDocument, [b, c]: readonly [number, number]): DesignerCommand {
  const form = fromDocument(document)
  switch (c % 7) {
    case 0:
      return { type: 'clear-form' }
    case 1:
    case 2:
      return { type: 'replace-form', form: { ...form, list: form.list.toReversed() }, origin: c % 7 === 1 ? 'fix' : 'restore' }
    case 3:
      return { type: 'replace-form', form: { ...form, list: form.list.slice(0, b % 5) } }
    case 4:
    case 5:
      return { type: 'set-languages', languages: { language: 'zh-CN', translations: { en: { [`text ${b % 3}`]: `translation ${b}` } } } }
    default:
      return { type: 'set-form-config', change: { labelWidth: b * 10 } }
  }
}

/** A step about several widgets: taken away, moved to one place, copied, put into a grid, or given a help text. */
function severalFrom(document: FormDocument, [a, b, c]: readonly [number, number, number], newKey: () => string): DesignerCommand {
  const all = keysInOrder(document)
  const keys = outermost(
    document,
    all.filter((_key, index) => (index * (a + 1)) % 3 === 0),
  )
  switch (c % 5) {
    case 0:
      return {
        type: 'several',
        step: 'delete',
        commands: keys.map((key) => ({ type: 'delete-widget', key, origin: 'delete' })),
        select: [],
      }
    case 1: {
      const commands = keys.map(
        (key) => ({ type: 'move-widget', key, place: { parent: null, index: b % (document.root.length + 1) } }) as const,
      )
      return { type: 'several', step: 'move', commands, select: keys }
    }
    case 2: {
      const commands = keys.flatMap((key) => {
        const original = nestedWidget(document, key)
        return original === null ? [] : [{ type: 'duplicate-widget', key, copy: cloneWidget(original, { newKey }) } as const]
      })
      return { type: 'several', step: 'duplicate', commands, select: commands.map(({ copy }) => copy.key) }
    }
    case 3: {
      const grid = createWidget('grid', { newKey })
      const moves = keys.map((key) => ({ type: 'move-widget', key, place: { parent: { key: grid.key, slot: 0 }, index: 0 } }) as const)
      const insert = { type: 'insert-widgets', widgets: [grid], place: { parent: null, index: 0 }, origin: 'palette' } as const
      return { type: 'several', step: 'wrap', commands: [insert, ...moves], select: [grid.key] }
    }
    default: {
      const commands = keys.map((key) => ({ type: 'set-option', key, option: 'tip', value: `tip ${a}` }) as const)
      return { type: 'several', step: 'set-option', commands, select: keys, mergeKey: 'tips' }
    }
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
