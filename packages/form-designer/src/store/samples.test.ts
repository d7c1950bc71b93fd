/** Real definitions from elsewhere: opened, edited and undone they are unchanged. */
import { exportDefinition, fromDocument, importDefinition } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countingKeys } from '../testing/forms'
import { commandFrom, expectSound } from '../testing/random-command'
import { createDesignerStore } from './create-designer-store'

const texts = {
  ...import.meta.glob<string>('../../../form-schema/fixtures/*.json', { query: '?raw', import: 'default', eager: true }),
  // Many more, where they lie beside the project.
  ...import.meta.glob<string>('../../../../../shared/samples/forms/*.json', { query: '?raw', import: 'default', eager: true }),
}
const forms = Object.entries(texts).flatMap(([path, text]) => {
  const { form } = importDefinition(text)
  return form === null ? [] : [[path.split('/').at(-1), form] as const]
})

describe('a form from elsewhere', () => {
  it('is there to be tried', () => expect(forms.length).toBeGreaterThan(5))

  it.each(forms)('%s is exported as it came after edits of every kind were undone', (_name, form) => {
    const clock = { now: 0 }
    const store = createDesignerStore({ form, now: () => clock.now })
    const text = () => JSON.stringify(exportDefinition(fromDocument(store.getState().document)))
    const before = text()
    expect(before).toBe(JSON.stringify(exportDefinition(form)))
    const newKey = countingKeys('fresh')
    const [, ...steps] = fc.sample(fc.tuple(fc.nat(13), fc.nat(40), fc.nat(40), fc.nat(6)), { numRuns: 41, seed: form.list.length })
    let done = 0
    for (const step of steps) {
      clock.now += 1000
      if (store.getState().dispatch(commandFrom(store.getState().document, step, newKey)).ok) done += 1
    }
    expect(done).toBeGreaterThan(5)
    expectSound(store.getState().document)
    while (store.getState().undo()) done -= 1
    expect(done).toBe(0)
    expect(text()).toBe(before)
  })
})
