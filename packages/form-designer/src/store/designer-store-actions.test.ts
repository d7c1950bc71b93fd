/** C12 of the threat list: ten thousand random actions on one designer, importing, undoing and redoing among them. */
import { createForm, exportDefinition, importDefinition } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { countingKeys } from '../testing/forms'
import { commandFrom, expectSound } from '../testing/random-command'
import { createDesignerStore } from './create-designer-store'
import { formOf } from './form-of'

const ACTS = 10_000
/** Looking at the whole form after every action would be most of the work. */
const LOOK_EVERY = 200

const steps = fc.tuple(fc.nat(13), fc.nat(400), fc.nat(400), fc.nat(60))

describe('C12: ten thousand random actions', () => {
  it('keep keys, models and selection sound, and the form comes back byte for byte from its own text', () => {
    const [actions] = fc.sample(fc.array(steps, { minLength: ACTS, maxLength: ACTS, size: 'max' }), { numRuns: 1, seed: 20_261_121 })
    const newKey = countingKeys()
    const clock = { now: 0 }
    const store = createDesignerStore({ form: createForm(), now: () => clock.now })
    let done = 0
    for (const [kind, a, b, c] of actions ?? []) {
      clock.now += 1 + (b % 700)
      const before = store.getState()
      if (kind === 11) before.undo()
      else if (kind === 12) before.redo()
      else if (kind === 13 && c === 0) {
        const { form } = importDefinition(JSON.stringify(exportDefinition(formOf(before.document))))
        if (form !== null) before.dispatch({ type: 'replace-form', form })
      }
      // Clearing as often as the rest would leave nothing to change.
      else before.dispatch(commandFrom(before.document, [kind >= 10 && c % 20 !== 0 ? 1 : kind, a, b, c], newKey))
      done += 1
      const { selected, document } = store.getState()
      expect(selected === null || nodeOf(document, selected) !== null).toBe(true)
      if (done % LOOK_EVERY !== 0) continue
      expectSound(document)
      const written = JSON.stringify(exportDefinition(formOf(document)))
      const { form } = importDefinition(written)
      expect(form === null ? null : JSON.stringify(exportDefinition(form))).toBe(written)
    }
    expect(done).toBe(ACTS)
  })
})
