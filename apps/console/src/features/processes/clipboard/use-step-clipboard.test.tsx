/** The browser's shortcuts for copying and pasting, on the selection. */
import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createEditorStore } from '../editor-store'
import { flowOutline } from '../flow/flow-outline'
import { newProcess } from '../flow/new-process'
import { countingIds, drawTree } from '../testing/process-trees'
import { useStepClipboard } from './use-step-clipboard'

function openEditor(definition = newProcess(countingIds(), { start: 'Start', approve: 'Approval', end: 'End' })) {
  const store = createEditorStore({ name: '', category: '', icon: '', remark: '', formId: null, definition, cases: [] }, null)
  const onCopied = vi.fn<(count: number) => void>()
  renderHook(() => useStepClipboard({ store, isReadOnly: false, onCopied }))
  return { store, onCopied, definition }
}

it.each([
  ['start', { kind: 'node', id: 'n0' }],
  ['end', { kind: 'node', id: 'n2' }],
  ['connection', { kind: 'branch', id: 'n3' }],
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

it('copies, pastes behind it and cuts a whole block of branches where one of its branches is selected', () => {
  const { store, onCopied, definition } = openEditor(drawTree([[['s'], ['s', 's']], 's']))
  const gateway = definition.nodes.find(({ kind }) => kind === 'exclusiveGateway')
  const branch = definition.edges.find(({ source }) => source === gateway?.id)
  store.select({ kind: 'branch', id: branch?.id ?? '' })
  const clipboardData = new DataTransfer()
  fireEvent.copy(document.body, { clipboardData })
  expect(onCopied).toHaveBeenCalledExactlyOnceWith(4)
  store.select({ kind: 'branch', id: branch?.id ?? '' })
  fireEvent.paste(document.body, { clipboardData })
  const kindsIn = () => {
    const read = flowOutline(store.getState().draft.definition)
    return read.ok ? read.outline.sequence.items.map(({ kind }) => kind) : read
  }
  expect(kindsIn()).toEqual(['branches', 'branches', 'step'])
  store.select({ kind: 'branch', id: branch?.id ?? '' })
  fireEvent.cut(document.body, { clipboardData })
  expect(kindsIn()).toEqual(['branches', 'step'])
})

it('pastes onto the connection that is selected', () => {
  const { store, definition } = openEditor()
  store.select({ kind: 'node', id: 'n1' })
  const clipboardData = new DataTransfer()
  fireEvent.copy(document.body, { clipboardData })
  const first = definition.edges.find(({ source }) => source === 'n0')
  store.select({ kind: 'branch', id: first?.id ?? '' })
  fireEvent.paste(document.body, { clipboardData })
  const { edges } = store.getState().draft.definition
  const behindStart = edges.find(({ source }) => source === 'n0')?.target
  expect(edges.find(({ source }) => source === behindStart)?.target).toBe('n1')
})
