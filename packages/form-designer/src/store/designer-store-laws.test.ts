import { createForm, fromDocument } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { countingKeys } from '../testing/forms'
import { commandFrom, expectSound } from '../testing/random-command'
import { createDesignerStore } from './create-designer-store'

const moves = fc.array(fc.tuple(fc.nat(10), fc.nat(40), fc.nat(40), fc.nat(6), fc.nat(900)), { maxLength: 40 })

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
