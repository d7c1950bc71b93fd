/** A form on a page that is not made with React. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exportDefinition } from '@formwork/form-schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { definition, widget } from '../testing/render-form'
import { type MountedForm, type MountedFormProps, mountForm } from './mount-form'

const form = definition([widget('input', 'name', { required: true }), widget('input', 'town')])

/** What React does about it is done when this returns. */
function mountedIn(place: Element | DocumentFragment, props: Partial<MountedFormProps> = {}): MountedForm {
  const mounted: MountedForm[] = []
  act(() => void mounted.push(mountForm(place, { definition: form, locale: 'en', ...props })))
  const [only] = mounted
  if (!only) throw new Error('nothing was mounted')
  return only
}

function mount(props: Partial<MountedFormProps> = {}) {
  const place = document.createElement('div')
  document.body.append(place)
  const mounted = mountedIn(place, props)
  return { ...mounted, place, update: (changes: Partial<MountedFormProps>) => act(() => mounted.update(changes)) }
}

afterEach(() => document.body.replaceChildren())

describe('a mounted form', () => {
  it('submits checked values with the button that it was given words for', async () => {
    const onSubmit = vi.fn()
    mount({ submitLabel: 'Send', onSubmit })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/name/), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Ada', town: '' }))
  })

  it('gives its handle once it is there, also where it waits for the importer', async () => {
    const { ready } = mount({ definition: exportDefinition(form), defaultValue: { name: 'Ada' } })
    await act(async () => void (await ready))
    const handle = await ready
    expect(handle.getValues()).toEqual({ name: 'Ada', town: '' })
    await waitFor(async () => expect(await handle.getData()).toEqual({ name: 'Ada', town: '' }))
  })

  it('changes the props that are named, keeps the others and what was entered, and has no button without words', async () => {
    const { update } = mount()
    const name = screen.getByLabelText(/name/)
    await userEvent.setup().type(name, 'Ada')
    expect(screen.queryByRole('button')).toBeNull()
    update({ disabled: true, submitLabel: 'Send', withReset: true, resetLabel: 'Start over' })
    expect([screen.getByLabelText(/name/), name]).toEqual([name, name])
    expect(name).toHaveProperty('disabled', true)
    expect(name).toHaveProperty('value', 'Ada')
    expect(screen.getByRole('button', { name: 'Start over' })).toHaveProperty('disabled', true)
    update({ disabled: undefined })
    expect(name).toHaveProperty('disabled', false)
  })

  it('goes when it is taken away, and the element takes another one', () => {
    const mounted = mount()
    act(() => mounted.unmount())
    expect(mounted.place.childElementCount).toBe(0)
    mountedIn(mounted.place)
    expect(screen.getAllByLabelText(/town/)).toHaveLength(1)
  })

  it('stands in a shadow root', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const root = host.attachShadow({ mode: 'open' })
    const handle = await mountedIn(root).ready
    act(() => handle.setValue('town', 'Lyon'))
    expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'Lyon'])
  })

  it('says in words that its element is not there', () => {
    expect(() => mountForm(document.querySelector('#nowhere'), { definition: form })).toThrow('mountForm was given no element')
  })
})
