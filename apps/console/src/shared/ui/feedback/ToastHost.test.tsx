/** Toasts: announced once, kept while hovered, gone after five seconds or when dismissed. */
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../i18n/i18n'
import { ApiError } from '../../http/api-error'
import { ToastHost } from './ToastHost'
import { showError, showToast, useToastStore } from './toast-store'

beforeEach(() => {
  vi.useFakeTimers()
  useToastStore.setState({ toasts: [] })
  render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const show = (...toasts: Parameters<typeof showToast>[]) => act(() => toasts.forEach((toast) => showToast(...toast)))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const said = () => screen.queryAllByRole('status').map((line) => line.textContent)

describe('toasts', () => {
  it('stand for five seconds', () => {
    show(['success', 'Saved'])
    pass(4900)
    expect(said()).toEqual(['Saved'])
    pass(200)
    expect(said()).toEqual([])
  })

  it('stay while pointed at, and five seconds longer', () => {
    show(['success', 'Saved'], ['info', 'Copied'])
    const [first] = screen.getAllByRole('status')
    if (first === undefined) throw new Error('nothing is said')
    fireEvent.mouseEnter(first)
    pass(60_000)
    expect(said()).toEqual(['Saved'])
    fireEvent.mouseLeave(first)
    pass(4900)
    expect(said()).toEqual(['Saved'])
    pass(200)
    expect(said()).toEqual([])
  })

  it('go when dismissed', () => {
    show(['success', 'Saved'], ['info', 'Copied'])
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    expect(said()).toEqual(['Copied'])
  })

  it('say the same words once', () => {
    show(['info', 'a'], ['info', 'b'], ['info', 'b'])
    expect(said()).toEqual(['a', 'b'])
  })

  it('show the last four, the newest below', () => {
    show(['info', 'a'], ['info', 'b'], ['info', 'c'], ['info', 'd'], ['info', 'e'])
    expect(said()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('offer for ten seconds what can still be done about it, and go when it is', () => {
    const run = vi.fn()
    show(['success', 'Agreed', { label: 'Take back', run, lastsMs: 10_000 }])
    pass(9900)
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(run).toHaveBeenCalledTimes(1)
    expect(said()).toEqual([])
  })

  it('offer to take back only what was done last', () => {
    const takeBack = { label: 'Take back', lastsMs: 10_000, run: () => undefined }
    show(['success', 'Agreed: one', takeBack], ['info', 'Copied'], ['success', 'Agreed: two', takeBack])
    expect(said()).toEqual(['Copied', expect.stringContaining('Agreed: two')])
  })

  it('stay while the focus is on what they offer', () => {
    show(['success', 'Agreed', { label: 'Take back', run: vi.fn(), lastsMs: 10_000 }])
    act(() => screen.getByRole('button', { name: 'Take back' }).focus())
    pass(60_000)
    expect(said()).toEqual(['AgreedTake back'])
  })

  it('are an alert when something failed, and leave the end of the session to its dialog', () => {
    act(() => {
      showError(new ApiError({ code: 'network', message: 'No connection' }))
      showError(new ApiError({ code: 'session.expired', message: 'Over' }))
    })
    expect(screen.getAllByRole('alert').map((line) => line.textContent)).toEqual(['No connection'])
  })
})
