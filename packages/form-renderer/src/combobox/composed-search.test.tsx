/** A search typed with an input method, whose letters are in the box until the candidate is chosen. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RemoteFunction } from '../sources/remote-function'
import { renderForm, widget } from '../testing/render-form'

const CITIES = [
  { value: 'bj', label: '北京' },
  { value: 'sh', label: '上海' },
  { value: 'b', label: 'Bergen' },
]
const known = widget('select', 'f', { options: CITIES, filterable: true, showLabel: true })
const remote = widget('select', 'f', { remote: true, remoteFunc: 'cities', filterable: true })
const tree = widget('cascader', 'f', { options: CITIES, remote: false, filterable: true, showLabel: true })
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'f' })
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** The events of browsers while letters are composed; the text so far follows. */
function compose(...texts: readonly string[]): void {
  fireEvent.compositionStart(box(), { data: '' })
  for (const text of texts) fireEvent.input(box(), { target: { value: text } })
}

function take(text: string): void {
  fireEvent.input(box(), { target: { value: text } })
  fireEvent.compositionEnd(box(), { data: text })
}

describe('a search typed with an input method', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the letters and waits with the search until a candidate is taken', async () => {
    const { user } = renderForm([known])
    await user.click(box())
    await screen.findByRole('listbox')
    compose('b', 'be', 'bei')
    expect(box().value).toBe('bei')
    expect(optionTexts()).toEqual(['北京', '上海', 'Bergen'])
    take('北')
    expect(box().value).toBe('北')
    expect(optionTexts()).toEqual(['北京'])
  })

  it('goes on searching for what stood there before', async () => {
    const { user } = renderForm([known])
    await user.click(box())
    await screen.findByRole('listbox')
    await user.keyboard('北')
    compose('北j', '北ji')
    expect(optionTexts()).toEqual(['北京'])
  })

  it('waits in a tree as well', async () => {
    const { user } = renderForm([tree])
    await user.click(box())
    await screen.findByRole('tree')
    compose('s', 'sh')
    expect(screen.getByRole('tree')).toBeTruthy()
    take('上')
    await waitFor(() => expect(optionTexts()).toEqual(['上海']))
  })

  it('asks a source for the candidate alone, also where a browser tells of it after the end', async () => {
    const cities = vi.fn<RemoteFunction>(async ({ page }) => (page === 1 ? { items: CITIES, hasMore: true } : new Promise(() => undefined)))
    const { user } = renderForm([remote], { remoteFunctions: { cities } })
    await user.click(box())
    await screen.findByRole('option', { name: '北京' })
    compose('b', 'bei')
    box().value = '北'
    fireEvent.compositionEnd(box(), { data: '北' })
    fireEvent.input(box())
    await waitFor(() => expect(cities).toHaveBeenLastCalledWith(expect.objectContaining({ query: '北' })))
    expect(cities).not.toHaveBeenCalledWith(expect.objectContaining({ query: 'bei' }))
  })

  it('leaves the Enter that takes a candidate to the input method, in Safari too', async () => {
    const { user, handle } = renderForm([known])
    await user.click(box())
    await screen.findByRole('listbox')
    compose('Ber')
    take('Ber')
    // Safari ends the composition before it tells of the key.
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(screen.getByRole('combobox', { name: 'f' }).getAttribute('aria-expanded')).toBe('true')
    expect(handle.getValues()).toEqual({ f: '' })
  })

  it('searches with every syllable of Korean, which stays as it is', async () => {
    const { user } = renderForm([widget('select', 'f', { options: [{ value: '서울' }, { value: '부산' }], filterable: true })])
    await user.click(box())
    await screen.findByRole('listbox')
    compose('부')
    expect(optionTexts()).toEqual(['부산'])
  })

  it('searches with every letter on Android, where keyboards compose every word', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16; K)')
    const { user } = renderForm([known])
    await user.click(box())
    await screen.findByRole('listbox')
    compose('B', 'Be')
    expect(optionTexts()).toEqual(['Bergen'])
  })
})
