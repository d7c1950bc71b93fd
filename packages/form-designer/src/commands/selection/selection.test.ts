/** Laws of selecting many: ranges, nesting, and the selection when widgets are removed. */
import { toDocument } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOfWidgets, gridOf, tabsOf, widgetOf } from '../../testing/forms'
import { applyCommand } from '../apply-command'
import type { DesignerCommand } from '../command'
import { keysInOrder, nodeOf } from '../tree-queries'
import { outermost, rangeBetween, selectionOf, remainingSelection, toggled } from './selection'
import { selectionAfter } from './selection-after'

const input = (key: string) => widgetOf('input', key)
const form = toDocument(
  formOfWidgets(
    input('a'),
    gridOf('g', [input('b'), input('c')], [input('d')]),
    tabsOf('t', { pane: [gridOf('h', [input('i')])] }),
    input('e'),
    input('f'),
  ),
)
const anyKey = fc.constantFrom(...keysInOrder(form))
const someKeys = fc.uniqueArray(anyKey)
const isInside = (key: string, other: string): boolean => {
  const parent = nodeOf(form, key)?.parent ?? null
  return parent !== null && (parent.key === other || isInside(parent.key, other))
}
const after = (selected: readonly string[], command: DesignerCommand) => {
  const result = applyCommand(form, command)
  if (!result.ok) throw new Error(result.reason)
  return selectionAfter(form, result.document, command, { selected: selected[0] ?? null, selection: selected })
}
const remove = (...keys: readonly string[]): DesignerCommand => ({
  type: 'several',
  step: 'delete',
  commands: keys.map((key) => ({ type: 'delete-widget', key, origin: 'delete' })),
  select: [],
})

describe('a range', () => {
  it('holds both ends, leads with the one asked for, and nothing in it lies in something else of it', () => {
    fc.assert(
      fc.property(anyKey, anyKey, (from, to) => {
        const { selected, selection } = rangeBetween(form, from, to)
        expect(selected).toBe(to)
        expect(selection).toContain(to)
        expect(new Set(selection).size).toBe(selection.length)
        // An end may lie in the container that the range goes over: it leads all the same.
        for (const key of selection) for (const other of selection) if (key !== to) expect(isInside(key, other)).toBe(false)
      }),
    )
  })

  it('goes over the same widgets from either end', () => {
    expect(rangeBetween(form, 'a', 'f').selection).toEqual(['a', 'g', 't', 'e', 'f'])
    expect(rangeBetween(form, 'f', 'a').selection).toEqual(['f', 'g', 't', 'e', 'a'])
    expect(rangeBetween(form, 'gone', 'e')).toEqual(selectionOf('e'))
    expect(rangeBetween(form, 'a', 'gone')).toEqual(selectionOf(null))
  })
})

it('what is outermost covers all that was picked, each once, in the order of the form', () => {
  fc.assert(
    fc.property(someKeys, (picked) => {
      const outer = outermost(form, picked)
      expect(outer).toEqual(keysInOrder(form).filter((key) => outer.includes(key)))
      for (const key of picked) expect(outer.includes(key) || outer.some((other) => isInside(key, other))).toBe(true)
      for (const key of outer) expect(outer.some((other) => isInside(key, other))).toBe(false)
    }),
  )
})

it('a widget taken in leads, and taken out again leaves what was selected before', () => {
  fc.assert(
    fc.property(someKeys, anyKey, (selection, key) => {
      fc.pre(!selection.includes(key))
      const before = { selected: selection.at(-1) ?? null, selection }
      expect(toggled(before, key).selected).toBe(key)
      expect(toggled(toggled(before, key), key)).toEqual(before)
    }),
  )
})

describe('when widgets are deleted', () => {
  it.each([
    ['the next one is selected', ['a'], 'g'],
    ['the one before the last', ['f'], 'e'],
    ['the next that stays, where several go', ['e', 'a'], 'g'],
    ['the container, where it is empty now', ['d'], 'g'],
    ['nothing, where nothing is left', ['a', 'g', 't', 'e', 'f'], null],
  ] as const)('%s', (_, gone, selected) => {
    expect(after(gone, remove(...gone)).selected).toBe(selected)
  })

  it('what was selected elsewhere and is still there stays selected', () => {
    const result = applyCommand(form, { type: 'delete-widget', key: 'g', origin: 'delete' })
    if (!result.ok) throw new Error(result.reason)
    expect(remainingSelection(result.document, { selected: 'b', selection: ['b', 'e'] })).toEqual({ selected: 'e', selection: ['e'] })
  })
})
