import { exportDefinition, type JsonObject } from '@formwork/form-schema'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formOfWidgets, widgetOf } from './testing/forms'
import { renderDesigner } from './testing/render-designer'

const stored: JsonObject = exportDefinition(formOfWidgets(widgetOf('input', 'a'), widgetOf('number', 'b')))

describe('a form as it lies in a file', () => {
  it.each([
    ['parsed', stored],
    ['as text', JSON.stringify(stored)],
    ['in a list, as some systems save it', [stored]],
  ])('is edited, %s', (_how, form) => {
    const { names, handle } = renderDesigner(form)
    expect(names()).toEqual(['a', 'b'])
    expect(handle().isDirty()).toBe(false)
  })

  it('keeps what was edited while the host draws again', async () => {
    const onChange = vi.fn()
    const { user, item, names, showForm } = renderDesigner(stored, { onChange })
    act(() => item('a').focus())
    await user.keyboard('{Delete}')
    expect(onChange).toHaveBeenCalledOnce()
    showForm(stored)
    expect(names()).toEqual(['b'])
  })

  it('starts over with another one, through the prop and through the ref', () => {
    const { names, showForm, handle } = renderDesigner(stored)
    showForm(exportDefinition(formOfWidgets(widgetOf('input', 'c'))))
    expect(names()).toEqual(['c'])
    act(() => void handle().setForm(JSON.stringify(stored)))
    expect(names()).toEqual(['a', 'b'])
  })

  it('says why it cannot be read, and opens the next one', async () => {
    const { names, showForm } = renderDesigner('{"fields": []}', { locale: 'en' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/list/))
    showForm(stored)
    expect(names()).toEqual(['a', 'b'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('answers why it cannot be read where it is set, and leaves everything as it was', async () => {
    const { names, handle } = renderDesigner(stored)
    const result = await handle().setForm('no JSON')
    expect(result).toMatchObject({ ok: false, report: [{ severity: 'error' }] })
    expect(names()).toEqual(['a', 'b'])
  })
})

describe('the language', () => {
  it.each(['en-US', 'de', 'not a language'])('is English for %j', (locale) => {
    renderDesigner(stored, { locale })
    expect(screen.getByRole('searchbox', { name: 'Search components' })).toBeTruthy()
  })

  it('is Chinese for every kind of Chinese', () => {
    const { chip } = renderDesigner(stored, { locale: 'zh-Hans-CN' })
    expect(chip('开关')).toBeTruthy()
  })
})
