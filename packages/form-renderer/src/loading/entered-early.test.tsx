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
  widget('slider', 'hours', { max: 10, range: true }),
  widget('time', 'stay', { isRange: true }),
  widget('select', 'city', { options: [{ value: 'Bergen' }, { value: 'Oslo' }], filterable: true }),
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

  it('is every part of a value that has several', async () => {
    control('days', '[value=mon]').checked = true
    control('days', '[value=tue]').checked = true
    control('hours', '[id$=start]').value = '2'
    control('hours', '[id$=end]').value = '8'
    control('stay', '[id$=start]').value = '10:00:00'
    control('stay', '[id$=end]').value = '11:00:00'
    await hydrate()
    expect(handle.current?.getValues()).toMatchObject({ days: ['mon', 'tue'], hours: [2, 8], stay: ['10:00:00', '11:00:00'] })
  })

  it('is nothing any more where a default was deleted', async () => {
    control('note', 'textarea').value = ''
    await hydrate()
    expect(handle.current?.getValues()).toMatchObject({ note: '' })
    expect(control('note', 'textarea').value).toBe('')
  })

  it('is no open list where a search was left', async () => {
    control('city', 'input').value = 'Ber'
    await hydrate()
    expect(control('city', 'input').getAttribute('aria-expanded')).toBe('false')
    expect(control('city', 'input').value).toBe('')
  })

  it('goes on as a search where the search has the focus', async () => {
    control('city', 'input').focus()
    control('city', 'input').value = 'Ber'
    await hydrate()
    expect(control('city', 'input').getAttribute('aria-expanded')).toBe('true')
    expect(control('city', 'input').value).toBe('Ber')
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
