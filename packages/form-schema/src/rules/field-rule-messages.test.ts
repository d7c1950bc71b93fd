/** Messages that a field's author wrote for its rules. */
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { createWidget } from '../create-widget'
import { importDefinition } from '../import/import-definition'
import { withLanguages } from '../languages/form-languages'
import { formTexts } from '../languages/form-texts'
import { localizeForm } from '../languages/localize-form'
import { formOf } from '../testing/builders'
import { WIDGET_TYPES, type WidgetType } from '../widgets/index'
import { fieldRuleMessages, withRuleMessage } from './field-rule-messages'
import { validateField } from './validate-field'
import { validateValues } from './validate-values'

const field = (type: WidgetType, options: object = {}) => {
  const widget = createWidget(type, { newKey: () => 'k' })
  return { ...widget, name: '名字', options: { ...widget.options, ...options } } as typeof widget
}
const rulesOf = (widget: ReturnType<typeof field>) => fieldRuleMessages(widget).map(({ rule }) => rule)

describe('the rules of which a message can be written', () => {
  it('are those that the options ask for, in the order in which they are checked', () => {
    expect(rulesOf(field('input', { required: true, pattern: '/a/', dataType: 'email', maxlength: 5 }))).toEqual([
      'type',
      'required',
      'pattern',
      'max',
    ])
    expect(rulesOf(field('number', { min: 0, max: 11 }))).toEqual(['min', 'max'])
    expect(rulesOf(field('input'))).toEqual([])
    expect(rulesOf(field('imgupload', { min: 2, length: 3 }))).toEqual(['min', 'max'])
    expect(rulesOf(field('divider'))).toEqual([])
  })

  it('leave out what no person can break, unless somebody wrote a message of it', () => {
    const text = field('input', { dataType: 'string' })
    expect(rulesOf(field('imgupload', { min: 1, length: 3 }))).toEqual(['max'])
    expect(rulesOf(text)).toEqual([])
    expect(rulesOf(withRuleMessage(text, 'type', '只能是文字'))).toEqual(['type'])
    expect(rulesOf(field('input', { required: true, pattern: '/a/', formwork: { computed: '1' } }))).toEqual([])
  })

  it.each([
    ['input', { required: true }, ''],
    ['input', { pattern: '/^1$/' }, '2'],
    ['input', { dataType: 'email' }, 'nobody'],
    ['textarea', { maxlength: 3 }, '1234'],
    ['number', { min: 3 }, 1],
    ['number', { max: 3 }, 4],
  ] as const)('of a %s with %j are said as usual, and in other words once those are written', (type, options, wrong) => {
    const usual = field(type, options)
    const said = (widget: typeof usual) => validateField(widget, wrong, { locale: 'en' }).map(({ message }) => message)
    const broken = fieldRuleMessages(usual, { locale: 'en' }).find((each) => said(usual).includes(each.usual))
    if (broken === undefined) throw new Error(`${said(usual).join()} is not listed`)
    expect(said(withRuleMessage(usual, broken.rule, 'Mine'))).toEqual(['Mine'])
  })

  it('of every type can be written and taken back without a trace', () => {
    for (const type of WIDGET_TYPES) {
      const before = field(type, 'required' in createWidget(type, { newKey: () => 'k' }).options ? { required: true } : {})
      for (const { rule } of fieldRuleMessages(before)) {
        const written = withRuleMessage(before, rule, '请写明')
        expect(fieldRuleMessages(written).find((each) => each.rule === rule)?.own).toBe('请写明')
        expect(withRuleMessage(written, rule, '请写明')).toBe(written)
        expect(withRuleMessage(written, rule, ' ')).toEqual(before)
      }
    }
  })
})

it('a message stays with what its rule says besides, and a blank one with a rule that says nothing changes nothing', () => {
  const kept = { ...field('input', { required: true }), rules: [{ required: true, trigger: 'blur', message: '旧的' }] }
  expect(withRuleMessage(kept, 'required', '新的').rules).toEqual([{ required: true, trigger: 'blur', message: '新的' }])
  expect(withRuleMessage(kept, 'required', '').rules).toEqual([{ required: true, trigger: 'blur' }])
  const plain = field('input')
  expect(withRuleMessage(plain, 'required', '')).toBe(plain)
  expect(withRuleMessage(plain, 'pattern', '没有正则')).toBe(plain)
})

it('a message that was written is exported, read again, translated and said in that language', () => {
  const asked = withRuleMessage(field('input', { required: true }), 'required', '请问您是谁')
  const form = formOf(asked)
  const { form: again } = importDefinition(JSON.stringify(exportDefinition(form)))
  expect(again?.list[0]).toMatchObject({ rules: [{ required: true, message: '请问您是谁' }] })
  expect(formTexts(form)).toContainEqual({ text: '请问您是谁', places: [{ key: 'k', label: '名字', part: 'message' }] })
  const config = withLanguages(form.config, { language: 'zh-CN', translations: { en: { 请问您是谁: 'Who are you?' } } })
  const judged = validateValues(localizeForm({ ...form, config }, 'en'), {}, { locale: 'en' })
  expect(judged.ok ? [] : judged.issues.map(({ message }) => message)).toEqual(['Who are you?'])
})
