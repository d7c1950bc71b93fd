/** Every issue a field can raise: its code, its params, and what it says in both languages. */
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { legacyRuleMessages } from '../messages/legacy-rule-messages'
import { formOf, subform, widget } from '../testing/builders'
import type { Widget } from '../widgets/index'
import { validateField } from './validate-field'
import { validateValues } from './validate-values'

const X = { model: 'x', name: 'X' }
const input = (options: object) => widget('input', { ...X, options })
const number = (options: object) => widget('number', { ...X, options })
const date = (options: object) => widget('date', { ...X, options })
const time = (options: object) => widget('time', { ...X, options })
const slider = (options: object) => widget('slider', { ...X, options })
const choices = { options: [{ value: 'a' }, { value: 2 }] }
const file = widget('file', { ...X, options: { length: 1 } })
const rows = { ...subform('x', [[widget('input', { model: 'a' })]]), name: 'X' }
const cascader = widget('cascader', { ...X, options: { options: [{ value: 'a', children: [{ value: 'b' }] }] } })

type Row = readonly [field: Widget, value: unknown, code: string, params: object, english: string, chinese: string]
const SHAPE = ['X is not a valid value', 'X数据类型不正确'] as const
const shape = (field: Widget, value: unknown, expected: string): Row => [field, value, 'shape', { expected }, ...SHAPE]

const table: readonly Row[] = [
  [input({ required: true }), '', 'required', {}, 'X is required', 'X必须填写'],
  [input({ dataType: 'email' }), 'x', 'type', { dataType: 'email' }, 'X is not in a valid format', 'X格式不正确'],
  [input({ pattern: '^a$' }), 'b', 'pattern', { pattern: '^a$' }, 'X is not in a valid format', 'X格式不匹配'],
  [
    input({ pattern: '^a*$' }),
    'a'.repeat(LIMITS.patternInputLength + 1),
    'pattern',
    { limit: LIMITS.patternInputLength },
    'X is not in a valid format',
    'X格式不匹配',
  ],
  [input({ maxlength: 2 }), 'abc', 'max', { max: 2, length: 3 }, 'X must be at most 2 characters', 'X不能超过 2 个字'],
  [number({ min: 5 }), 4, 'min', { min: 5 }, 'X must be at least 5', 'X不能小于 5'],
  [number({ max: 5 }), 6, 'max', { max: 5 }, 'X must be at most 5', 'X不能大于 5'],
  [number({ step: 2 }), 3, 'step', { step: 2 }, 'X must be in steps of 2', 'X须按步长 2 递增'],
  [widget('radio', { ...X, options: choices }), 'z', 'choice', { value: 'z' }, 'X is not a valid choice', 'X不在可选范围内'],
  [widget('checkbox', { ...X, options: choices }), ['a', 9], 'choice', { value: '9' }, 'X is not a valid choice', 'X不在可选范围内'],
  [cascader, ['a', 'z'], 'choice', { value: 'a / z' }, 'X is not a valid choice', 'X不在可选范围内'],
  [date({}), 'soon', 'date', { reason: 'format', format: 'yyyy-MM-dd' }, 'X is not a valid date', 'X不是有效的日期'],
  [date({ timestamp: true }), 1.5, 'date', { reason: 'time' }, 'X is not a valid date', 'X不是有效的日期'],
  [
    date({ type: 'daterange' }),
    ['2024-02-01', '2024-01-01'],
    'date',
    { reason: 'order' },
    'X ends before it starts',
    'X的开始时间不能晚于结束时间',
  ],
  [time({}), 'soon', 'date', { reason: 'format', format: 'HH:mm:ss', kind: 'time' }, 'X is not a valid time', 'X不是有效的时间'],
  [
    time({ isRange: true }),
    ['10:00:00', '09:00:00'],
    'date',
    { reason: 'order', kind: 'time' },
    'X ends before it starts',
    'X的开始时间不能晚于结束时间',
  ],
  [slider({ range: true }), [2, 1], 'order', {}, 'X ends before it starts', ''],
  [widget('color', X), 'red', 'type', { dataType: 'color' }, 'X is not in a valid format', 'X格式不正确'],
  [file, [{ url: '/a' }, { url: '/b' }], 'max', { max: 1, count: 2 }, 'X takes at most 1 files', ''],
  [file, [{ url: '/a', status: 'uploading' }], 'upload', { reason: 'uploading' }, 'X is still uploading', ''],
  [file, [{ url: '/a', status: 'error' }], 'upload', { reason: 'error' }, 'X has a failed upload', ''],
  [file, [{ url: 'javascript:x' }], 'type', { dataType: 'url' }, 'X is not in a valid format', 'X格式不正确'],
  [
    rows,
    Array.from({ length: LIMITS.rows + 1 }, () => ({})),
    'max',
    { max: LIMITS.rows, rows: LIMITS.rows + 1 },
    `X takes at most ${LIMITS.rows} rows`,
    '',
  ],
  shape(input({}), {}, 'string'),
  shape(number({}), '5', 'number'),
  shape(widget('radio', { ...X, options: choices }), {}, 'choice'),
  shape(widget('checkbox', { ...X, options: choices }), 'a', 'list'),
  shape(widget('switch', X), 'yes', 'boolean'),
  shape(date({}), 5, 'date'),
  shape(date({ timestamp: true }), '5', 'milliseconds'),
  shape(date({ type: 'dates' }), '2024-01-01', 'list'),
  shape(date({ type: 'daterange' }), ['2024-01-01'], 'range'),
  shape(slider({ range: true }), 5, 'pair'),
  shape(widget('color', X), 5, 'color'),
  shape(file, '/a', 'files'),
  shape(cascader, 'a', 'path'),
  shape(widget('editor', X), 5, 'html'),
  shape(widget('blank', { ...X, options: { defaultType: 'Array' } }), 'x', 'Array'),
  shape(rows, 'x', 'rows'),
]

describe('what a field says', () => {
  it.each(table.map((row) => [`${row[0].type} ${JSON.stringify(row[1])?.slice(0, 40)}: ${row[2]}`, row] as const))('%s', (_name, row) => {
    const [field, value, code, params, english, chinese] = row
    const [issue, ...others] = validateField(field, value, { locale: 'en' })
    expect(others).toEqual([])
    expect(issue).toEqual({ model: 'x', path: ['x'], code, params, message: english })
    const said = validateField(field, value)[0]?.message ?? ''
    expect(said.startsWith('X')).toBe(true)
    if (chinese !== '') expect(said).toBe(chinese)
    expect(said).not.toMatch(/[{}]/)
  })

  it('is what a person wrote, where a rule has a message of its own', () => {
    const field = { ...input({ required: true }), rules: [{ required: true, message: 'Say why' }] }
    expect(validateField(field, '')).toMatchObject([{ message: 'Say why' }])
  })

  it('is what the host says in its own language, with or without the name in the sentence, and else what the language has', () => {
    const ruleMessages = { required: ' muss ausgefüllt werden', min: 'Für {label} sind mindestens {min} nötig, nicht {nothing}' }
    const said = (field: Widget, value: unknown) => validateField(field, value, { locale: 'en', ruleMessages })[0]?.message
    expect(said(input({ required: true }), '')).toBe('X muss ausgefüllt werden')
    expect(said(number({ min: 5 }), 4)).toBe('Für X sind mindestens 5 nötig, nicht {nothing}')
    expect(said(number({ max: 5 }), 6)).toBe('X must be at most 5')
    const inRow = formOf({ ...subform('x', [[widget('input', { model: 'a', name: 'A', options: { required: true } })]]), name: 'X' })
    expect(
      validateValues(inRow, { x: [{ a: '' }], odd: 1 }, { locale: 'en', ruleMessages: { ...ruleMessages, 'unknown-field': '?' } }),
    ).toMatchObject({
      issues: [{ message: 'A muss ausgefüllt werden' }, { message: 'odd?' }],
    })
  })

  it('is worded as in the old family where the host asks for it', () => {
    const context = { locale: 'en', ruleMessages: legacyRuleMessages.en }
    expect(validateField(input({ required: true }), '', context)[0]?.message).toBe('XRequired')
    expect(validateField(input({ dataType: 'email' }), 'x', context)[0]?.message).toBe('XInvaild format')
    expect(validateField(number({ min: 5 }), 4, context)[0]?.message).toBe('X must be at least 5')
  })

  it('names a key that no field has', () => {
    expect(validateValues(formOf(rows), { stranger: 1, x: [{ odd: 1 }] }, { locale: 'en' })).toEqual({
      ok: false,
      issues: [
        { model: 'odd', path: ['x', 0, 'odd'], code: 'unknown-field', params: {}, message: 'odd is not a valid field' },
        { model: 'stranger', path: ['stranger'], code: 'unknown-field', params: {}, message: 'stranger is not a valid field' },
      ],
    })
  })
})
