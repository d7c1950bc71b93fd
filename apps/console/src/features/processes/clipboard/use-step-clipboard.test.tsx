/** The browser's keys of copying and pasting, on what is selected. */
import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createEditorStore } from '../editor-store'
import { newProcess } from '../flow/new-process'
import { countingIds } from '../testing/process-trees'
import { useStepClipboard } from './use-step-clipboard'

function openEditor() {
  const definition = newProcess(countingIds(), { start: 'Start', approve: 'Approval', end: 'End' })
  const store = createEditorStore({ name: '', category: '', icon: '', remark: '', formId: null, definition, cases: [] }, null)
  const onCopied = vi.fn<(count: number) => void>()
  renderHook(() => useStepClipboard({ store, isReadOnly: false, onCopied }))
  return { store, onCopied, definition }
}

it.each([
  ['start', { kind: 'node', id: 'n0' }],
  ['end', { kind: 'node', id: 'n2' }],
  ['branch', { kind: 'branch', id: 'n3' }],
] as const)('says that a %s is not copied, for what was copied before would be pasted', (_what, selection) => {
  const { store, onCopied, definition } = openEditor()
  store.select(selection)
  fireEvent.copy(document.body)
  fireEvent.cut(document.body)
  expect(store.getState().refusal).toEqual({ reason: 'not-copied', count: 2 })
  expect([onCopied.mock.calls, store.getState().draft.definition]).toEqual([[], definition])
})

it('copies a step and says so; with nothing selected the keys are the browser’s', () => {
  const { store, onCopied } = openEditor()
  fireEvent.copy(document.body)
  expect(store.getState().refusal).toBeNull()
  store.select({ kind: 'node', id: 'n1' })
  fireEvent.copy(document.body)
  expect(onCopied).toHaveBeenCalledExactlyOnceWith(1)
})
