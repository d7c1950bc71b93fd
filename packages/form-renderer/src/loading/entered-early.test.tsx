import { act } from '@testing-library/react'
import { type ReactNode, createRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormRendererHandle } from '../api/form-renderer-props'
import { FormRenderer } from '../form/FormRenderer'
import { definition, widget } from '../testing/render-form'

const MEALS = { options: [{ value: 'any' }, { value: 'other' }], defaultValue: 'any' }
const form = definition([
  widget('input', 'name'),
  widget('textarea', 'note', { defaultValue: 'As last year' }),
  widget('radio', 'meal', MEALS),
  widget('checkbox', 'days', { options: [{ value: 'mon' }, { value: 'tue' }] }),
  widget('switch', 'updates'),
  widget('slider', 'mood', { max: 10 }),
  widget('color', 'colour'),
  widget('subform', 'guests', { defaultValue: [{ who: 'Ada' }] }, { columns: [{ span: 24, list: [widget('input', 'who')] }] }),
])

describe('what is entered before a page from a server is hydrated', () => {
  let container: HTMLElement
  let root: Root | undefined
  const handle = createRef<FormRendererHandle>()
  const onChange = vi.fn()
  const rendered: ReactNode = <FormRenderer ref={handle} definition={form} onChange={onChange} />

  beforeEach(() => {
    onChange.mockClear()
    container = document.body.appendChild(document.createElement('div'))
    container.append(document.createRange().createContextualFragment(renderToString(rendered)))
  })
  afterEach(() => {
    act(() => root?.unmount())
    container.remove()
  })

  const control = (model: string, selector: string): HTMLInputElement =>
    container.querySelector<HTMLInputElement>(`[data-field="${model}"] ${selector}`) ?? expect.fail(`no control of ${model}`)
  const hydrate = async () => {
    const complaints: unknown[] = []
    root = await act(async () => hydrateRoot(container, rendered, { onRecoverableError: (error) => complaints.push(error) }))
    expect(complaints).toEqual([])
  }

  // A list: `e2e/examples/server-rendered.spec.ts`. This DOM hides from its keys what React keeps on a select.
  it('is a value of the form, whatever it was entered with', async () => {
    control('name', 'input').value = 'Ada'
    control('note', 'textarea').value = 'As last year, but later'
    control('meal', '[value=other]').checked = true
    control('days', '[value=tue]').checked = true
    control('updates', 'input').checked = true
    control('mood', 'input').value = '7'
    await hydrate()
    expect(handle.current?.getValues()).toMatchObject({
      name: 'Ada',
      note: 'As last year, but later',
      meal: 'other',
      days: ['tue'],
      updates: true,
      mood: 7,
    })
    expect(control('meal', '[value=other]').checked).toBe(true)
    expect(control('note', 'textarea').value).toBe('As last year, but later')
    expect(handle.current?.isDirty()).toBe(true)
  })

  it('is told to the host once for each field', async () => {
    control('meal', '[value=other]').checked = true
    await hydrate()
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('is nothing where nothing was entered', async () => {
    await hydrate()
    expect(onChange).not.toHaveBeenCalled()
    expect(handle.current?.isDirty()).toBe(false)
  })
})
