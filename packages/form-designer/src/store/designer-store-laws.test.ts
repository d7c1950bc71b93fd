import { createForm, exportDefinition, fromDocument, importDefinition } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesignerCommand } from '../commands/command'
import { nodeOf } from '../commands/tree-queries'
import { HISTORY_DEPTH } from '@formwork/edit-history'
import { countingKeys } from '../testing/forms'
import { commandFrom, expectSound } from '../testing/random-command'
import type { DesignerStoreState } from './designer-state'
import { createDesignerStore } from './create-designer-store'

const moves = fc.array(fc.tuple(fc.nat(13), fc.nat(40), fc.nat(40), fc.nat(6), fc.nat(900)), { maxLength: 40 })

/** The lead is among the selected, each is in the form and listed once. */
function expectSelectionSound({ selected, selection, document }: DesignerStoreState): void {
  expect(new Set(selection).size).toBe(selection.length)
  expect(selection.every((key) => nodeOf(document, key) !== null)).toBe(true)
  expect(selected === null ? selection.length === 0 : selection.includes(selected)).toBe(true)
}

/** Every kind of command there is: a new one does not compile until it stands here. */
const KINDS: Readonly<Record<DesignerCommand['type'], true>> = {
  'insert-widgets': true,
  'move-widget': true,
  'delete-widget': true,
  'duplicate-widget': true,
  'set-option': true,
  'set-rule-message': true,
  'rename-widget': true,
  'change-type': true,
  'rename-model': true,
  'set-columns': true,
  'add-pane': true,
  'rename-pane': true,
  'move-pane': true,
  'remove-pane': true,
  'set-form-config': true,
  'set-languages': true,
  'replace-form': true,
  'clear-form': true,
  several: true,
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
          expectSelectionSound(store.getState())
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

  it('ten thousand of them end in a form that reads back as itself, and undo to the byte', () => {
    const newKey = countingKeys()
    const clock = { now: 0 }
    const store = createDesignerStore({ form: createForm(), now: () => clock.now })
    const text = () => JSON.stringify(exportDefinition(fromDocument(store.getState().document)))
    const steps = fc.sample(fc.tuple(fc.nat(13), fc.nat(40), fc.nat(40), fc.nat(6)), { numRuns: 10_000, seed: 20_261_124 })
    const befores: string[] = []
    const kinds = new Set<string>()
    for (const [number, step] of steps.entries()) {
      clock.now += 1000
      // More steps than are kept need not be written down: it is most of the work.
      const before = number < steps.length - 2 * HISTORY_DEPTH ? '' : text()
      const command = commandFrom(store.getState().document, step, newKey)
      if (store.getState().dispatch(command).ok) {
        befores.push(before)
        kinds.add(command.type)
      }
      expectSelectionSound(store.getState())
      if (number % 100 !== 0) continue
      expectSound(store.getState().document)
      const written = exportDefinition(fromDocument(store.getState().document))
      const read = importDefinition(JSON.stringify(written))
      expect(read.ok && exportDefinition(read.form)).toEqual(written)
    }
    expect(befores.length).toBeGreaterThan(3000)
    expect(kinds).toEqual(new Set(Object.keys(KINDS)))
    let undone = 0
    for (; store.getState().undo(); undone += 1) expect(text()).toBe(befores.pop())
    expect(undone).toBe(HISTORY_DEPTH)
  })
})
