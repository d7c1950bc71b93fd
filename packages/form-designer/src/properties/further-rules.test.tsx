/** The panel's rows for rules beyond the old family's. */
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import { fittingRules, readFileTypes, readNames, withJoinedColumns, withLoneColumns, withRule } from './further-rules'

const panel = () => within(screen.getByRole('tabpanel'))

it.each([
  ['input', ['minLength', 'checks', 'validators']],
  ['textarea', ['minLength', 'checks', 'validators']],
  ['checkbox', ['minItems', 'maxItems', 'checks', 'validators']],
  ['subform', ['minItems', 'maxItems', 'unique', 'checks', 'validators']],
  ['file', ['minItems', 'maxFileSize', 'fileTypes', 'checks', 'validators']],
  ['switch', ['mustBeTrue', 'checks', 'validators']],
  ['number', ['checks', 'validators']],
  ['text', []],
] as const)('a %s is offered %j', (type, rules) => expect(fittingRules(widgetOf(type, 'a'))).toEqual(rules))

it('a computed field is offered none', () => {
  const field = widgetOf('input', 'a')
  expect(fittingRules({ ...field, options: { ...field.options, formwork: { computed: '1' } } })).toEqual([])
})

it('a rule is set beside others and taken away without a trace', () => {
  const logic = withRule({ hiddenValue: 'clear' }, 'minLength', 3)
  expect(logic).toEqual({ hiddenValue: 'clear', rules: { minLength: 3 } })
  expect(withRule(withRule(logic, 'minItems', 2), 'minLength', undefined)).toEqual({ hiddenValue: 'clear', rules: { minItems: 2 } })
  expect(withRule(logic, 'minLength', undefined)).toEqual({ hiddenValue: 'clear' })
})

it('types of files are read with commas, spaces and without their dot', () => {
  expect(readFileTypes('pdf, .docx；image/*  image/png, "bad"')).toEqual(['.pdf', '.docx', 'image/*', 'image/png'])
  expect(readFileTypes(' , ')).toBeUndefined()
})

it('names of functions are read once each, without names that no object may have', () => {
  expect(readNames('isbn, isFree；isbn __proto__')).toEqual(['isbn', 'isFree'])
  expect(readNames(' , ')).toBeUndefined()
})

it('columns that count together stay when others are chosen', () => {
  expect(withLoneColumns({ unique: ['a', ['b', 'c']] }, ['d'])).toEqual(['d', ['b', 'c']])
  expect(withLoneColumns({ unique: ['a'] }, [])).toBeUndefined()
  expect(withJoinedColumns({ unique: ['a', ['b', 'c']] }, [['b', 'd'], []])).toEqual(['a', ['b', 'd']])
  expect(withJoinedColumns({ unique: [['b', 'c']] }, [[]])).toBeUndefined()
})

describe('in the panel', () => {
  const rulesOf = (form: { readonly list: readonly object[] }) => form.list[0]

  it('lengths and consents are written into the field, by keyboard alone and with no axe violation', async () => {
    const { user, handle, container } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    await user.type(panel().getByLabelText('最少字数'), '3')
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: { rules: { minLength: 3 } } } })
    expect(await axeFindings(container.querySelector('.fd-panel') ?? container)).toEqual([])
    await user.clear(panel().getByLabelText('最少字数'))
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: {} } })
  })

  it('the size of a file is said in megabytes, its types as people write them', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('file', 'a')))
    await user.type(panel().getByLabelText('单个文件上限（MB）'), '1.5')
    await user.type(panel().getByLabelText('文件类型'), 'pdf, image/*')
    await user.tab()
    expect(rulesOf(handle().getForm())).toMatchObject({
      options: { formwork: { rules: { maxFileSize: 1_572_864, fileTypes: ['.pdf', 'image/*'] } } },
    })
  })

  it('functions of the host are named with commas', async () => {
    const { user, handle } = renderDesigner(formOfWidgets(widgetOf('number', 'a')))
    await user.type(panel().getByLabelText('自定义校验'), 'isFree，isEven')
    await user.tab()
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: { rules: { validators: ['isFree', 'isEven'] } } } })
    await user.clear(panel().getByLabelText('自定义校验'))
    await user.tab()
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: {} } })
  })

  it('columns that may say nothing twice are chosen by their titles, by keyboard alone, and it can be undone', async () => {
    const cells = [widgetOf('input', 'code', { name: '编号', model: 'code' }), widgetOf('input', 'note', { name: '', model: 'note' })]
    const rows = widgetOf('subform', 'rows', { columns: [{ span: 24, list: cells, extras: {} }] })
    const { user, handle, container } = renderDesigner(formOfWidgets(rows))
    act(() => panel().getByRole('combobox', { name: '不可重复的列' }).focus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { name: '编号' })).toBe(document.activeElement)
    await user.keyboard('{Enter}{ArrowDown}{Enter}{Escape}')
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: { rules: { unique: ['code', 'note'] } } } })
    expect(panel().getByRole('combobox', { name: '不可重复的列' }).textContent).toBe('编号、note')
    expect(await axeFindings(container.querySelector('.fd-panel') ?? container)).toEqual([])
    const undo = screen.getByRole('button', { name: '撤销：修改属性' })
    await user.click(undo)
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: { rules: { unique: ['code'] } } } })
    await user.click(undo)
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: {} } })
    act(() => panel().getByRole('combobox', { name: '组合不可重复的列 1' }).focus())
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}')
    expect(rulesOf(handle().getForm())).toMatchObject({ options: { formwork: { rules: { unique: [['code', 'note']] } } } })
  })
})
