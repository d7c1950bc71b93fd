/** Whatever can happen has a sentence in every language, and the sentence names what it is about. */
import { describe, expect, it } from 'vitest'
import { createForm, createWidget } from '@formwork/form-schema'
import type { DesignerCommand, RefusalReason } from '../commands/command'
import type { StepId, StepLabel } from '../commands/steps/command-label'
import { messagesFor } from '../messages/messages-for'
import { createDesignerStore } from '../store/create-designer-store'
import type { NoticeContent } from '../store/designer-state'
import { noticeText } from './notice-text'

const STEPS: Readonly<Record<StepId, true>> = {
  insert: true,
  paste: true,
  move: true,
  delete: true,
  cut: true,
  duplicate: true,
  'set-option': true,
  'set-rule-message': true,
  rename: true,
  'rename-model': true,
  'set-columns': true,
  'add-pane': true,
  'rename-pane': true,
  'move-pane': true,
  'remove-pane': true,
  'set-form-config': true,
  'set-languages': true,
  import: true,
  wrap: true,
  'change-type': true,
  fix: true,
  restore: true,
  clear: true,
}
const REASONS: Readonly<Record<RefusalReason, true>> = {
  'widget-not-found': true,
  'place-not-found': true,
  'into-itself': true,
  'child-not-allowed': true,
  'key-taken': true,
  'model-taken': true,
  'model-invalid': true,
  'option-unknown': true,
  'widget-unknown': true,
  'no-columns': true,
  'columns-invalid': true,
  'no-panes': true,
  'panes-invalid': true,
  'nothing-changes': true,
  'too-many-widgets': true,
}
const isStep = (id: string): id is StepId => Object.hasOwn(STEPS, id)
const isReason = (id: string): id is RefusalReason => Object.hasOwn(REASONS, id)
const stepOf = (id: StepId, count = 1): StepLabel => ({
  id,
  widget: { type: 'input', name: 'Zebra' },
  position: 7,
  total: 9,
  option: null,
  count,
})

const contents: readonly NoticeContent[] = [
  ...Object.keys(STEPS)
    .filter(isStep)
    .flatMap((id): readonly NoticeContent[] => [
      { kind: 'done', step: stepOf(id) },
      { kind: 'done', step: stepOf(id, 3) },
      { kind: 'undone', step: stepOf(id) },
      { kind: 'redone', step: stepOf(id) },
    ]),
  ...Object.keys(REASONS)
    .filter(isReason)
    .map((reason): NoticeContent => ({ kind: 'refused', reason })),
  { kind: 'copied' },
  { kind: 'selected', count: 2 },
  { kind: 'paste-failed' },
  { kind: 'json-copied' },
  { kind: 'copy-failed' },
  { kind: 'validation-failed' },
  { kind: 'cleared' },
  { kind: 'not-loaded' },
  { kind: 'block-saved', name: 'Zebra' },
  { kind: 'block-deleted', name: 'Zebra' },
  { kind: 'favourite', title: 'Zebra', isOne: true },
  { kind: 'favourite', title: 'Zebra', isOne: false },
  { kind: 'saved' },
  { kind: 'save-failed', reason: '' },
  { kind: 'save-failed', reason: 'Zebra' },
  { kind: 'text-refused', line: 3, reason: 'Zebra' },
  { kind: 'deleted-with-readers', step: stepOf('delete'), readers: [{ type: 'number', name: 'Zebra' }] },
]

describe.each(['zh-CN', 'en'])('in %s', (locale) => {
  const messages = messagesFor(locale)
  const isChinese = locale === 'zh-CN'

  it('every notice is a sentence of that language, without a gap', () => {
    for (const content of contents) {
      const text = noticeText(messages, content)
      expect([content, text.trim()]).not.toEqual([content, ''])
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
      expect([text, /\p{Script=Han}/u.test(text.replaceAll('Zebra', ''))]).toEqual([text, isChinese])
    }
  })

  it('an undone step and the same step done again are told apart', () => {
    for (const id of Object.keys(STEPS).filter(isStep))
      expect(noticeText(messages, { kind: 'undone', step: stepOf(id) })).not.toBe(
        noticeText(messages, { kind: 'redone', step: stepOf(id) }),
      )
  })

  it('what was moved, added or deleted is named, with its place', () => {
    for (const id of ['insert', 'move'] as const) {
      const text = noticeText(messages, { kind: 'done', step: stepOf(id) })
      for (const part of ['Zebra', '7', '9']) expect(text).toContain(part)
    }
    expect(noticeText(messages, { kind: 'done', step: stepOf('delete') })).toContain('Zebra')
    expect(noticeText(messages, { kind: 'save-failed', reason: 'Zebra' })).toContain('Zebra')
  })
})

it('a step names the widget as it was called before it went', () => {
  const widget = { ...createWidget('input', { newKey: () => 'a' }), name: 'Zebra' }
  const { getState } = createDesignerStore({ form: { ...createForm(), list: [widget] }, now: () => 0 })
  const command: DesignerCommand = { type: 'delete-widget', key: 'a', origin: 'cut' }
  getState().dispatch(command)
  expect(getState().history.past.at(-1)?.label).toMatchObject({ id: 'cut', widget: { type: 'input', name: 'Zebra' } })
})
