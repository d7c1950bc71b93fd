/** Patterns that a page cannot decide before more code is there: the form waits for it when it is validated. */
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

describe('a pattern that asks for properties of characters', () => {
  const name = [widget('input', 'name', { pattern: '^\\p{Han}{2,4}$' })]

  it('is decided when the form is validated, however soon that is', async () => {
    const { handle } = renderForm(name, { values: { name: 'Li Lei' } })
    expect(await handle.validate()).toMatchObject([{ path: ['name'], code: 'pattern' }])
    handle.setValue('name', '李雷')
    expect(await handle.validate()).toEqual([])
  })
})
