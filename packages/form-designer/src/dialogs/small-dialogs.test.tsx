/** Dialogs by themselves: a block that is named, a file that is too large, and how long a dialog that was closed is there. */
import { exportDefinition, LIMITS } from '@formwork/form-schema'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DesignerBlock } from '../host/designer-library'
import { formOf } from '../store/form-of'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { designerIn, renderWith } from '../testing/render-row'
import { BlockDialog } from './BlockDialog'
import { ImportDialog } from './ImportDialog'
import { KeysDialog } from './KeysDialog'
import { TEARDOWN_MS, useDelayedClose } from './use-delayed-close'

const form = formOfWidgets(widgetOf('input', 'a', { name: 'Street' }), widgetOf('input', 'b'))

describe('naming a block', () => {
  const block = (name: string): DesignerBlock => ({ name, definition: exportDefinition(formOfWidgets(widgetOf('rate', name))) })

  function open(list: readonly DesignerBlock[], about: string | null = null, locale = 'en') {
    const onChange = vi.fn<(blocks: readonly DesignerBlock[]) => void>()
    const onClose = vi.fn()
    const designer = designerIn(locale, form, { blocks: { list, onChange } })
    designer.store.getState().setView({ block: about })
    const view = renderWith(designer, <BlockDialog isOpen onClose={onClose} />)
    const names = () => onChange.mock.lastCall?.[0].map(({ name }) => name)
    return { ...view, onChange, onClose, names, notice: () => designer.store.getState().view.notice }
  }
  const box = () => screen.getByRole<HTMLInputElement>('textbox')

  it('saves what is selected under a trimmed name, by keyboard alone', async () => {
    const { user, onChange, onClose, names, notice } = open([block('Other')])
    expect(document.activeElement).toBe(box())
    await user.keyboard('  Address {Enter}')
    expect(names()).toEqual(['Other', 'Address'])
    expect(JSON.stringify(onChange.mock.lastCall?.[0][1])).toContain('Street')
    expect(notice()).toMatchObject({ kind: 'block-saved', name: 'Address', shown: true })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['en', 'Give the block a name'],
    ['zh-CN', '请填写组合名称'],
  ])('needs a name, and says so only after one tried without, in %s', async (locale, sentence) => {
    const { user, onChange, onClose } = open([], null, locale)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.type(box(), '   {Enter}')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect([onChange.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  })

  it('says that a name is taken before it replaces that block in its place', async () => {
    const { user, names, onChange } = open([block('Address'), block('Other')])
    await user.type(box(), 'Address')
    expect(screen.getByText('A block has this name; it will be replaced')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Address', 'Other'])
    expect(JSON.stringify(onChange.mock.lastCall?.[0][0])).toContain('Street')
  })

  it('renames a block over another, and deletes one', async () => {
    const { user, names, unmount } = open([block('A'), block('B')], 'A')
    expect(box().value).toBe('A')
    await user.clear(box())
    await user.type(box(), 'B{Enter}')
    expect(names()).toEqual(['B'])
    unmount()
    const second = open([block('A'), block('B')], 'A')
    await second.user.click(screen.getByRole('button', { name: 'Delete' }))
    expect([second.names(), second.notice()?.kind]).toEqual([['B'], 'block-deleted'])
  })
})

describe('a file that is too large to be imported', () => {
  it('is said, and takes the text before it away, so that nothing else is imported in its place', async () => {
    const designer = designerIn('en', form)
    renderWith(designer, <ImportDialog isOpen onClose={() => undefined} />)
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText('Choose file', { selector: 'input' }), { target: { files: [file] } })
    const replace = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import and replace' })
    choose(new File([JSON.stringify(exportDefinition(formOfWidgets(widgetOf('rate', 'r'))))], 'small.json'))
    await waitFor(() => expect(replace().disabled).toBe(false))
    choose(new File(['x'.repeat(LIMITS.textBytes + 1)], 'large.json'))
    await waitFor(() => expect(replace().disabled).toBe(true))
    expect(screen.getByText('The file is larger than 1 MiB and cannot be imported')).toBeTruthy()
    expect(screen.queryByText('1 component found')).toBeNull()
    choose(new File(['{"list": []}'], 'small.json'))
    await waitFor(() => expect(screen.queryByText(/larger than 1 MiB/)).toBeNull())
    expect(formOf(designer.store.getState().document).list).toHaveLength(2)
  })
})

describe('a dialog that was closed', () => {
  afterEach(() => void vi.useRealTimers())

  it('is there until it has faded out, and stays where it is opened again before', () => {
    vi.useFakeTimers()
    const seen: boolean[] = []
    const draw = ({ isOpen }: { readonly isOpen: boolean }) => {
      const isAlive = useDelayedClose(isOpen)
      seen.push(isAlive)
      return isAlive
    }
    const { result, rerender } = renderHook(draw, { initialProps: { isOpen: false } })
    expect(result.current).toBe(false)
    rerender({ isOpen: true })
    expect(result.current).toBe(true)
    rerender({ isOpen: false })
    act(() => void vi.advanceTimersByTime(TEARDOWN_MS - 1))
    expect(result.current).toBe(true)
    rerender({ isOpen: true })
    act(() => void vi.advanceTimersByTime(TEARDOWN_MS))
    expect(result.current).toBe(true)
    // It was not unmounted in between, which would lose its input.
    expect(seen.slice(seen.indexOf(true))).not.toContain(false)
    rerender({ isOpen: false })
    act(() => void vi.advanceTimersByTime(TEARDOWN_MS))
    expect(result.current).toBe(false)
  })
})

it.each(['en', 'zh-CN'])('the page of keys says of each what it does, once, in %s', (locale) => {
  renderWith(designerIn(locale, form), <KeysDialog isOpen onClose={() => undefined} />)
  const keys = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const effects = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(keys).toContain('F2')
  expect(new Set(keys).size).toBe(keys.length)
  expect(effects).toHaveLength(keys.length)
  expect(effects.every((effect) => /\p{Script=Han}/u.test(effect) === (locale === 'zh-CN'))).toBe(true)
})
