/** Errors that a form survives are reported to the host, with the place where each was caught. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormErrorContext } from '../api/form-error-context'
import { renderForm, widget } from '../testing/render-form'

afterEach(() => vi.restoreAllMocks())

const told = () => vi.fn<(error: unknown, context: FormErrorContext) => void>()

function Broken(): never {
  throw new Error('no input today')
}

describe('onError', () => {
  it('is told which field a component threw in, once, and the rest of the form goes on', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const onError = told()
    renderForm([widget('input', 'title'), widget('number', 'count')], { components: { input: Broken }, onError })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]).toEqual([new Error('no input today'), { where: 'widget', model: 'title' }])
    expect(screen.getByLabelText('count')).toBeTruthy()
  })

  it('is told what a source of choices threw', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const onError = told()
    const city = widget('radio', 'city', { remote: true, remoteFunc: 'cities' })
    const cities = () => Promise.reject(new Error('no cities'))
    renderForm([city], { remoteFunctions: { cities }, onError })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]).toEqual([new Error('no cities'), { where: 'choices', model: 'city' }])
    expect(logged).toHaveBeenCalled()
  })

  it('is told what the host threw while it sent a file', async () => {
    const onError = told()
    const request = () => Promise.reject(new Error('no storage'))
    const { container, user } = renderForm([widget('file', 'report', { action: '' })], { upload: { request }, onError })
    const chooser = container.querySelector<HTMLInputElement>('input[type="file"]')
    if (!chooser) throw new Error('no chooser')
    await user.upload(chooser, [new File(['text'], 'a.txt', { type: 'text/plain' })])
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]).toEqual([new Error('no storage'), { where: 'upload', model: 'report' }])
  })

  it('is told once of a formula that fails at every key', async () => {
    const onError = told()
    const total = widget('number', 'total', { formwork: { computed: 'price + nothing' } })
    const twice = widget('number', 'twice', { formwork: { computed: 'price * 2' } })
    renderForm([widget('number', 'price'), total, twice], { onError })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]?.[1]).toEqual({ where: 'computed', model: 'total' })
    fireEvent.change(screen.getByLabelText('price'), { target: { value: '7' } })
    fireEvent.change(screen.getByLabelText('price'), { target: { value: '8' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('twice').value).toBe('16'))
    expect(onError).toHaveBeenCalledOnce()
  })

  it('leaves the form whole when it throws itself', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const onError = told()
    onError.mockImplementation(() => {
      throw new Error('the monitoring is down')
    })
    const uncaught = vi.fn<(error: unknown) => void>()
    process.once('uncaughtException', uncaught)
    renderForm([widget('input', 'title'), widget('number', 'count')], { components: { input: Broken }, onError })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(screen.getByLabelText('count')).toBeTruthy()
  })
})
