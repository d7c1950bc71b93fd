/** The label of each command: its parameters, its sentence in both languages, and which edits become one step. */
import { createForm } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../../messages/messages-for'
import { noticeText } from '../../parts/notice-text'
import { applied, documentOf } from '../../testing/documents'
import { gridOf, tabsOf, widgetOf } from '../../testing/forms'
import type { DesignerCommand } from '../command'
import { labelOf, mergeKeyOf } from './command-label'

const form = documentOf(
  widgetOf('input', 'a', { name: 'Reason' }),
  gridOf('g', [widgetOf('number', 'n', { name: '' })], []),
  tabsOf('t', { One: [], Two: [] }),
  widgetOf('select', 'b', { name: 'Kind' }),
)
const label = (command: DesignerCommand) => labelOf(form, applied(form, command), command)
const said = (locale: string, command: DesignerCommand) => noticeText(messagesFor(locale), { kind: 'done', step: label(command) })
const several = (step: 'delete' | 'wrap', ...commands: readonly DesignerCommand[]): DesignerCommand => ({
  type: 'several',
  step,
  commands: commands.flatMap((each) => (each.type === 'several' ? [] : [each])),
  select: step === 'wrap' ? ['new'] : [],
})

const root = (index: number) => ({ parent: null, index })
const toGrid = (key: string) => ({ type: 'move-widget', key, place: { parent: { key: 'new', slot: 0 }, index: 0 } }) as const
const commands: Readonly<Record<string, readonly [DesignerCommand, string, string]>> = {
  insert: [
    { type: 'insert-widgets', widgets: [widgetOf('date', 'new', { name: 'When' })], place: root(1), origin: 'palette' },
    '已添加日期选择器「When」，位于第 2 个，共 5 个',
    'Added Date “When”, 2 of 5',
  ],
  paste: [
    { type: 'insert-widgets', widgets: [widgetOf('date', 'x'), widgetOf('date', 'y')], place: root(1), origin: 'paste' },
    '已粘贴 2 个组件',
    'Pasted 2 components',
  ],
  block: [
    { type: 'insert-widgets', widgets: [widgetOf('date', 'x'), widgetOf('date', 'y')], place: root(1), origin: 'block' },
    '已添加 2 个组件',
    'Added 2 components',
  ],
  move: [
    { type: 'move-widget', key: 'b', place: root(0) },
    '已移动下拉选择框「Kind」，现在是第 1 个，共 4 个',
    'Moved Select “Kind”, now 1 of 4',
  ],
  'move into a column': [
    { type: 'move-widget', key: 'a', place: { parent: { key: 'g', slot: 0 }, index: 1 } },
    '已移动单行文本「Reason」，现在是第 2 个，共 2 个',
    'Moved Input “Reason”, now 2 of 2',
  ],
  'delete, without a title': [{ type: 'delete-widget', key: 'n', origin: 'delete' }, '已删除计数器', 'Deleted Number'],
  cut: [{ type: 'delete-widget', key: 'a', origin: 'cut' }, '已剪切单行文本「Reason」', 'Cut Input “Reason”'],
  rename: [{ type: 'rename-widget', key: 'a', name: 'Why' }, '已修改标题：单行文本「Why」', 'Title changed: Input “Why”'],
  'several deleted': [
    several('delete', { type: 'delete-widget', key: 'a', origin: 'delete' }, { type: 'delete-widget', key: 'b', origin: 'delete' }),
    '已删除 2 个组件',
    'Deleted 2 components',
  ],
  'one wrapped': [
    several(
      'wrap',
      { type: 'insert-widgets', widgets: [widgetOf('card', 'new', { name: 'Box' })], place: root(0), origin: 'palette' },
      toGrid('a'),
    ),
    '已将 1 个组件放入卡片「Box」',
    'Put 1 component into Card “Box”',
  ],
  import: [{ type: 'replace-form', form: { ...createForm(), list: [widgetOf('date', 'x')] } }, '已导入 1 个组件', 'Imported 1 component'],
}

describe('what was done', () => {
  it.each(Object.entries(commands))('by %s is said in Chinese and in English', (_, [command, chinese, english]) => {
    expect(said('zh-CN', command)).toBe(chinese)
    expect(said('en', command)).toBe(english)
  })

  it('names a repair, and what was restored, as what they are', () => {
    const replace = { type: 'replace-form', form: createForm() } as const
    expect([label(replace).id, label({ ...replace, origin: 'fix' }).id, label({ ...replace, origin: 'restore' }).id]).toEqual([
      'import',
      'fix',
      'restore',
    ])
  })

  it('names the widget of an option as it is called, and which option it was', () => {
    expect(label({ type: 'set-option', key: 'a', option: 'tip', value: 'x' })).toEqual({
      id: 'set-option',
      widget: { type: 'input', name: 'Reason' },
      position: 1,
      total: 4,
      option: 'tip',
      count: 1,
    })
    expect(label({ type: 'set-form-config', change: { labelWidth: 90 } })).toMatchObject({ option: 'labelWidth', widget: null })
  })

  it('names the copy where something was copied, and the container where a pane of it changed', () => {
    expect(label({ type: 'duplicate-widget', key: 'b', copy: widgetOf('select', 'x', { name: 'Kind' }) })).toMatchObject({
      position: 4,
      total: 5,
    })
    for (const command of [
      { type: 'add-pane', key: 't', title: 'Three' },
      { type: 'rename-pane', key: 't', pane: 0, title: 'Uno' },
      { type: 'move-pane', key: 't', pane: 0, to: 1 },
      { type: 'remove-pane', key: 't', pane: 0 },
    ] as const)
      expect(label(command)).toMatchObject({ id: command.type, widget: { type: 'tabs', name: 't' }, position: 3 })
  })

  it('counts a widget once that several commands are about', () => {
    const set = (key: string, option: string) => ({ type: 'set-option', key, option, value: 'x' }) as const
    const command = several('delete', set('a', 'tip'), set('a', 'placeholder'), set('b', 'tip'))
    expect(label(command).count).toBe(2)
  })
})

describe('edits that become one step', () => {
  const set = (key: string, option: string) => mergeKeyOf(form, { type: 'set-option', key, option, value: 1 })

  it('are those of one option of one widget', () => {
    expect(set('a', 'tip')).toBe(set('a', 'tip'))
    expect(new Set([set('a', 'tip'), set('b', 'tip'), set('a', 'max')]).size).toBe(3)
  })

  it('are those of one place of an option: entries that are added, removed or moved are steps each', () => {
    const choices = [{ value: 'x', label: 'X' }, { value: 'y', label: 'Y' }, { value: 'z' }]
    const chosen = documentOf({ ...widgetOf('select', 's'), options: { ...widgetOf('select', 's').options, options: choices } })
    const put = (value: unknown) => mergeKeyOf(chosen, { type: 'set-option', key: 's', option: 'options', value })
    const [x, y, z] = choices
    expect([put([...choices, { value: 'w' }]), put([x, y]), put([y, x, z]), put([])]).toEqual([null, null, null, null])
    const typed = [put([{ value: 'x', label: 'Xx' }, y, z]), put([x, { value: 'y', label: 'Yy' }, z]), put([x, y, { value: 'zz' }])]
    expect(typed).not.toContain(null)
    expect(new Set(typed).size).toBe(3)
    expect(put([{ value: 'x' }, y, z])).toBe(typed[0])
    expect(put([x, y, { value: 'w', label: 'W' }])).toBe(put([x, y, { value: 'v', label: 'V' }]))
  })

  it('are those of a setting that is not there yet, and is not there any more', () => {
    const put = (formula: string | null) =>
      mergeKeyOf(form, { type: 'set-option', key: 'a', option: 'formwork', value: formula === null ? undefined : { computed: formula } })
    expect([put('a'), put('ab')]).toEqual([put('abc'), put('abc')])
  })

  it('are a title and the data key that follows it, not a data key that was written', () => {
    const title = mergeKeyOf(form, { type: 'rename-widget', key: 'a', name: 'x' })
    expect(mergeKeyOf(form, { type: 'rename-model', key: 'a', model: 'x', origin: 'title' })).toBe(title)
    expect(mergeKeyOf(form, { type: 'rename-model', key: 'a', model: 'x' })).toBeNull()
  })

  it('are told apart by what is written: a pane, a message of a rule, a setting of the form', () => {
    const keys = [
      mergeKeyOf(form, { type: 'rename-pane', key: 't', pane: 0, title: 'x' }),
      mergeKeyOf(form, { type: 'rename-pane', key: 't', pane: 1, title: 'x' }),
      mergeKeyOf(form, { type: 'set-rule-message', key: 't', rule: 'min', message: 'x' }),
      mergeKeyOf(form, { type: 'set-rule-message', key: 't', rule: 'max', message: 'x' }),
      mergeKeyOf(form, { type: 'set-form-config', change: { size: 'mini' } }),
      mergeKeyOf(form, { type: 'set-form-config', change: { customClass: '' } }),
      set('t', '0'),
    ]
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are never those of the structure', () => {
    const structural: readonly DesignerCommand[] = [
      ...['insert', 'paste', 'move', 'cut', 'several deleted', 'import'].flatMap((name) => commands[name]?.[0] ?? []),
      { type: 'set-columns', key: 'g', spans: [6] },
      { type: 'add-pane', key: 't', title: '' },
      { type: 'change-type', key: 'a', widget: widgetOf('date', 'a') },
      { type: 'clear-form' },
    ]
    expect(structural.map((command) => mergeKeyOf(form, command))).toEqual(structural.map(() => null))
  })
})
