/** Titles in a draft that was kept by the host and comes back before it was ever saved. */
import { createForm } from '@formwork/form-schema'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderDesigner } from '../../testing/render-designer'
import { formOfWidgets, widgetOf } from '../../testing/forms'

const stored = formOfWidgets(widgetOf('input', 'old', { name: 'Old', model: 'old' }))
const draft = formOfWidgets(widgetOf('input', 'old', { name: 'Old', model: 'old' }), widgetOf('input', 'new', { name: 'Na', model: 'na' }))
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })

function opened(given: typeof stored | null | undefined) {
  const page = renderDesigner(draft, { stored: given, locale: 'en' })
  const models = () =>
    page
      .handle()
      .getForm()
      .list.map((widget) => (widget.type === 'unknown' ? '' : widget.model))
  const retitle = async (key: string, typed: string) => {
    await page.user.click(page.item(key))
    await page.user.clear(title())
    await page.user.type(title(), typed)
  }
  return { ...page, models, retitle }
}

describe('a draft that came back', () => {
  it('has data keys that follow the titles of fields that are not stored, and of no other', async () => {
    const { models, retitle, handle } = opened(stored)
    expect(handle().isDirty()).toBe(true)
    await retitle('new', 'Name')
    await retitle('old', 'Older')
    expect(models()).toEqual(['old', 'name'])
  })

  it('of a form that was never stored is new as a whole', async () => {
    const { models, retitle, handle } = opened(null)
    await retitle('old', 'Older')
    expect(models()).toEqual(['older', 'na'])
    handle().markSaved()
    await retitle('new', 'Name')
    expect([models(), handle().isDirty()]).toEqual([['older', 'na'], true])
  })

  it('is what is stored where the host says nothing else', async () => {
    const { models, retitle, handle } = opened(undefined)
    expect(handle().isDirty()).toBe(false)
    await retitle('new', 'Name')
    expect(models()).toEqual(['old', 'na'])
  })

  it('is read with another value that the host gives, and is not what setForm loads', async () => {
    const { handle, showForm } = opened(stored)
    showForm({ ...draft })
    expect(handle().isDirty()).toBe(true)
    await handle().setForm(createForm())
    expect(handle().isDirty()).toBe(false)
  })
})
