/** The checker: when it looks, what it leaves alone, and the list of what it found. */
import type { FieldLogic, FormDefinition } from '@formwork/form-schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { formOf } from '../store/form-of'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { designerIn, renderWith } from '../testing/render-row'
import { findingsOf } from './findings'
import { linterNow, loadLinter } from './load-linter'
import { ProblemsPane } from './ProblemsPane'
import { useChecker } from './use-checker'

function Checker() {
  useChecker()
  return null
}

function check(form: FormDefinition) {
  const designer = designerIn('en', form)
  const { unmount } = renderWith(designer, <Checker />)
  const { store } = designer
  return {
    store,
    unmount,
    codes: () => store.getState().findings.list.map(({ code }) => code),
    rename: (name: string) => act(() => void store.getState().dispatch({ type: 'rename-widget', key: 'a', name })),
  }
}
const computed = (key: string, formula: string) => {
  const widget = widgetOf('number', key, { model: key })
  const formwork: FieldLogic = { computed: formula }
  return { ...widget, options: { ...widget.options, formwork } }
}

it('the first form is checked once the code for it has come', async () => {
  const { codes } = check(formOfWidgets(widgetOf('input', 'a', { name: ' ' })))
  expect([linterNow(), codes()]).toEqual([null, []])
  await waitFor(() => expect(codes()).toEqual(['empty-label']))
})

describe('the checker', () => {
  beforeAll(async () => void (await loadLinter()))
  afterEach(() => void vi.useRealTimers())

  it('looks a moment after the form was opened, then after a pause in typing, and only once for all of it', () => {
    vi.useFakeTimers()
    const { codes, rename, store } = check(formOfWidgets(widgetOf('input', 'a', { name: ' ' })))
    expect(codes()).toEqual([])
    act(() => void vi.advanceTimersByTime(150))
    expect(codes()).toEqual(['empty-label'])
    const looked = vi.spyOn(store.getState(), 'setFindings')
    rename('N')
    act(() => void vi.advanceTimersByTime(100))
    rename('Na')
    act(() => void vi.advanceTimersByTime(100))
    expect(codes()).toEqual(['empty-label'])
    act(() => void vi.advanceTimersByTime(50))
    expect(codes()).toEqual([])
    expect(looked).toHaveBeenCalledOnce()
  })

  it('does not look again for what changes no document', () => {
    vi.useFakeTimers()
    const { store } = check(formOfWidgets(widgetOf('input', 'a')))
    act(() => void vi.advanceTimersByTime(150))
    const before = store.getState().findings
    act(() => {
      store.getState().select('a')
      store.getState().setView({ panelTab: 'form' })
      vi.advanceTimersByTime(1000)
    })
    expect(store.getState().findings).toBe(before)
  })

  it('adds what is wrong with formulas, whose parser comes later', async () => {
    const { codes } = check(formOfWidgets(computed('a', 'nobody + 1')))
    expect(codes()).toEqual([])
    await waitFor(() => expect(codes().some((code) => code.startsWith('computed'))).toBe(true))
  })

  it('says nothing of the formulas of a form that has changed before they were checked', async () => {
    const { store } = check(formOfWidgets(computed('a', 'nobody + 1')))
    const told = vi.spyOn(store.getState(), 'setFindings')
    act(() => void store.getState().dispatch({ type: 'set-option', key: 'a', option: 'formwork', value: {} }))
    await waitFor(() => expect(told).toHaveBeenCalled())
    expect(told.mock.calls.flatMap(([{ list }]) => list)).toEqual([])
  })

  it('stops with the designer', () => {
    vi.useFakeTimers()
    const { unmount, rename, codes } = check(formOfWidgets(widgetOf('input', 'a')))
    rename(' ')
    unmount()
    vi.advanceTimersByTime(1000)
    expect(codes()).toEqual([])
  })
})

describe('the list of problems', () => {
  const number = widgetOf('number', 'n', { name: 'Amount' })
  const turned = { ...number, options: { ...number.options, min: 9, max: 1, defaultValue: null } }

  async function list(form: FormDefinition, locale = 'en') {
    const designer = designerIn(locale, form)
    const { user } = renderWith(
      designer,
      <>
        <Checker />
        <ProblemsPane />
      </>,
    )
    await waitFor(() => expect(designer.store.getState().findings.list).not.toEqual([]))
    return { user, store: designer.store }
  }

  it.each([
    ['en', 'Error, Minimum 9 is greater than maximum 1', 'Nothing is wrong with this form'],
    ['zh-CN', '错误，最小值 9 大于最大值 1', '未发现问题'],
  ])('says of each what is wrong, how bad it is and where, in %s', async (locale, sentence, clean) => {
    const { store } = await list(formOfWidgets(turned), locale)
    const entry = within(screen.getByRole('listitem'))
    expect(entry.getByText('Amount')).toBeTruthy()
    expect(entry.getByText(sentence)).toBeTruthy()
    act(() => store.getState().setFindings(findingsOf([])))
    expect(screen.getByText(clean)).toBeTruthy()
  })

  it('leads to the field by keyboard, and repairs it as one step that can be undone', async () => {
    const { user, store } = await list(formOfWidgets(widgetOf('input', 'a'), turned))
    const before = formOf(store.getState().document)
    await user.tab()
    await user.keyboard('{Enter}')
    expect([store.getState().selected, store.getState().view.focusRequest]).toEqual(['n', 1])
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Repair: Amount')
    await user.keyboard('{Enter}')
    expect(formOf(store.getState().document).list[1]).toMatchObject({ options: { min: 1, max: 9 } })
    act(() => void store.getState().undo())
    expect(formOf(store.getState().document)).toEqual(before)
  })

  it('names a field without a title by its kind', async () => {
    await list(formOfWidgets(widgetOf('rate', 'r', { name: ' ' })))
    expect(screen.getByRole('button', { name: /^Rate/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Repair/ })).toBeNull()
  })
})
