/** Rules as sentences, in both languages. */
import { type FieldLogic, type FurtherRules, type Widget, withRuleMessage } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { formRules } from './form-rules'
import { ruleSentence, widgetTitle } from './rule-sentence'

const colour = widgetOf('radio', 'colour', { name: 'Colour', model: 'colour' })
const options = [
  { value: 1, label: 'Red' },
  { value: 2, label: 'Blue' },
]
const names = { fieldOf: (model: string) => (model === 'colour' ? colour : null) }

function said(widget: Widget, locale = 'en'): readonly string[] {
  const messages = messagesFor(locale)
  return formRules(formOfWidgets(widget)).flatMap((found) => found.rules.map((rule) => ruleSentence(messages, names, found.widget, rule)))
}
const withLogic = (formwork: FieldLogic) => ({ ...colour, options: { ...colour.options, options, formwork } })
const asked = (rules: FurtherRules, locale?: string) => said(withLogic({ rules }), locale)

describe('a rule is said', () => {
  it.each([
    [{ model: 'colour', is: 'greater', value: 1 }, 'Required when Colour is more than 1'],
    [{ model: 'colour', is: 'between', least: 1, most: 2 }, 'Required when Colour is between 1 – 2'],
  ] as const)('as a whole sentence where it compares: %j', (requiredWhen, sentence) => {
    expect(said(withLogic({ requiredWhen }))).toEqual([sentence])
  })

  it('with the label of the choice that it limits, and with the value of one that is gone', () => {
    const when = { model: 'colour', is: 'empty' } as const
    expect(said(withLogic({ choicesWhen: [{ value: 1, when }] }))).toEqual(['Offers “Red” when Colour is empty'])
    expect(said(withLogic({ choicesWhen: [{ value: '2', when }] }), 'zh')).toEqual(['当 Colour 为空 时可选「Blue」'])
    expect(said(withLogic({ choicesWhen: [{ value: 'gone', when }] }))).toEqual(['Offers “gone” when Colour is empty'])
  })

  it('in Chinese without a blank beside quotation marks', () => {
    const requiredWhen = { model: 'colour', is: 'equals', value: 'teal' } as const
    expect(said(withLogic({ requiredWhen }), 'zh')).toEqual(['当 Colour 等于「teal」时必填'])
  })

  it('for what becomes of a value, for formulas and for rules across fields', () => {
    const holds = { model: 'colour', is: 'notEquals', field: 'other' } as const
    expect(said(withLogic({ hiddenValue: 'clear', rules: { checks: [{ holds, message: 'Both' }] } }))).toEqual([
      'Cleared while hidden',
      'Refused with “Both” unless Colour is not other (no such field)',
    ])
    expect(said(withLogic({ computed: '1 + 1' }), 'zh')).toEqual(['计算公式：1 + 1'])
  })

  it.each<[FurtherRules, string, string]>([
    [{ minLength: 3 }, 'Min length: 3', '最少字数：3'],
    [{ minItems: 2 }, 'Minimum count: 2', '最少项数：2'],
    [{ maxItems: 5 }, 'Maximum count: 5', '最多项数：5'],
    [{ maxFileSize: 1_572_864 }, 'Largest file (MB): 1.5', '单个文件上限（MB）：1.5'],
    [{ fileTypes: ['.pdf', 'image/*'] }, 'File types: .pdf, image/*', '文件类型：.pdf、image/*'],
    [{ mustBeTrue: true }, 'Must be on', '必须开启'],
    [{ validators: ['isbn', 'isFree'] }, 'Validators: isbn, isFree', '自定义校验：isbn、isFree'],
  ])('for what is asked of a value: %j', (rules, english, chinese) => {
    expect(asked(rules)).toEqual([english])
    expect(asked(rules, 'zh-CN')).toEqual([chinese])
  })

  it('with the titles of the columns that may not repeat, those that count together joined', () => {
    const code = widgetOf('input', 'code', { name: 'Code', model: 'code' })
    const day = widgetOf('date', 'day', { name: ' ', model: 'day' })
    const rows = widgetOf('subform', 'rows')
    const subform = {
      ...rows,
      columns: [{ ...rows.columns[0], span: 24, list: [code, day], extras: {} }],
      options: { ...rows.options, formwork: { rules: { unique: ['code', ['code', 'day'], 'gone'] } } },
    }
    expect(said(subform)).toEqual(['No repeats in: Code, Code + day, gone'])
  })

  it('for the words that somebody wrote, with the rule that they are about', () => {
    const required = { ...colour, options: { ...colour.options, required: true } }
    expect(said(withRuleMessage(required, 'required', 'Pick one'))).toEqual(['Message if empty: “Pick one”'])
    expect(said(withRuleMessage(required, 'required', '选一个'), 'zh')).toEqual(['未填写时提示：「选一个」'])
  })
})

it('a widget without a title is called by its kind', () => {
  expect(widgetTitle(messagesFor('en'), colour)).toBe('Colour')
  expect(widgetTitle(messagesFor('en'), { ...colour, name: ' ' })).toBe('Radio')
})
