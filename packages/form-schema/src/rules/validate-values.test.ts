import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../conditions/form-visibility'
import { formOf, shownWhen, widget } from '../testing/builders'
import { WIDGET_TYPES } from '../widgets/index'
import { buildValueSchema } from './build-value-schema'
import { validateField } from './validate-field'
import { pruneValues, validateValues } from './validate-values'

const form = formOf(
  widget('input', { model: 'name', name: '姓名', options: { required: true } }),
  widget('number', { model: 'age', name: '年龄', options: { min: 0, max: 150 } }),
  widget('input', { model: 'mail', name: 'Mail', options: { dataType: 'email', pattern: 'example' } }),
)

describe('messages', () => {
  it('are the field’s name and what is wrong with it, in both languages', () => {
    const field = widget('input', { name: '姓名', options: { required: true, dataType: 'email', pattern: '^x' } })
    const messages = (value: string, locale: 'zh-CN' | 'en') => validateField(field, value, { locale }).map((issue) => issue.message)
    expect(messages('', 'zh-CN')).toEqual(['姓名必须填写'])
    expect(messages('a', 'zh-CN')).toEqual(['姓名格式不正确', '姓名格式不匹配'])
    expect(messages('', 'en')).toEqual(['姓名 is required'])
    expect(messages('a', 'en')).toEqual(['姓名 is not in a valid format', '姓名 is not in a valid format'])
  })

  it('name the limit', () => {
    const [issue] = validateField(widget('number', { name: 'Age', options: { max: 150 } }), 151, { locale: 'en' })
    expect(issue).toEqual({ model: 'field', path: ['field'], code: 'max', message: 'Age must be at most 150', params: { max: 150 } })
    const short = widget('input', { name: '简称', options: { maxlength: 2 } })
    expect(validateField(short, 'abc')[0]?.message).toBe('简称不能超过 2 个字')
    const range = widget('date', { name: '日期', options: { type: 'daterange' } })
    expect(validateField(range, ['2024-02-01', '2024-01-01'])[0]?.message).toBe('日期的开始时间不能晚于结束时间')
    expect(validateField(range, ['2024-02-30', '2024-02-30'])[0]?.message).toBe('日期不是有效的日期')
  })

  it('written by hand in the source win', () => {
    const field = { ...widget('input', { options: { required: true } }), rules: [{ required: true, message: '验证码不能为空' }] }
    expect(validateField(field, '')[0]?.message).toBe('验证码不能为空')
  })
})

describe('validateValues', () => {
  it('hands back cleaned values in plain objects, which a framework sends from a page to its server', () => {
    const answer = validateValues(form, { name: '李', age: null, mail: 'a@example.com' })
    expect(answer).toMatchObject({ ok: true, values: { name: '李', age: null, mail: 'a@example.com' } })
    expect(answer.ok && Object.getPrototypeOf(answer.values)).toBe(Object.prototype)
  })

  it('reports every issue in document order, unknown models last', () => {
    const answer = validateValues(form, { age: -1, mail: 'x', stranger: 1 })
    expect(answer.ok ? [] : answer.issues.map(({ model, code }) => `${model} ${code}`)).toEqual([
      'name required',
      'age min',
      'mail type',
      'mail pattern',
      'stranger unknown-field',
    ])
  })

  it.each([null, undefined, 5, 'x', [], [1]])('reads %j as no values', (values) => {
    expect(validateValues(form, values)).toMatchObject({ ok: false, issues: [{ code: 'required' }] })
  })

  it('refuses a value under __proto__ as an unknown model and pollutes nothing', () => {
    const values: unknown = JSON.parse('{"name":"x","__proto__":{"polluted":1}}')
    expect(validateValues(form, values)).toMatchObject({ ok: false, issues: [{ model: '__proto__', code: 'unknown-field' }] })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('ignores values of fields inside a container it does not know', () => {
    const raw = { type: 'tabs', model: 'tabs', tabs: [{ list: [{ type: 'input', model: 'inside', options: {} }] }] }
    const tabs = formOf({ type: 'unknown', key: 't', name: 'Tabs', sourceType: 'tabs', raw })
    const answer = validateValues(tabs, { tabs: 1, inside: 'old' })
    expect(answer.ok && { ...answer.values }).toEqual({})
    expect(validateValues(tabs, { outside: 1 }).ok).toBe(false)
  })

  it('does not change the values it was given', () => {
    const values = Object.freeze({ name: 'x', age: 1 })
    expect(validateValues(form, values).ok).toBe(true)
    expect(pruneValues(form, values)).not.toBe(values)
  })

  it('accepts a model named then: the values are no promise', async () => {
    const model = ['th', 'en'].join('')
    const values = { [model]: 'x' }
    const answer = validateValues(formOf(widget('input', { model })), values)
    expect(answer.ok && (await Promise.resolve(answer.values))).toMatchObject(values)
  })
})

describe('buildValueSchema', () => {
  it('puts the model into the path and the rule’s code into the params', () => {
    const result = buildValueSchema(form, new Set(['name']), { locale: 'en' }).safeParse({})
    expect(result.error?.issues).toMatchObject([{ path: ['name'], message: '姓名 is required', params: { code: 'required' } }])
  })

  it('refuses keys that are no field, and treats fields that are not visible by their policy', () => {
    expect(buildValueSchema(form, new Set(['age'])).safeParse({ age: 1, stranger: 'x' }).error?.issues).toMatchObject([
      { path: ['stranger'], params: { code: 'unknown-field' } },
    ])
    expect(buildValueSchema(form, new Set(['name'])).safeParse({ age: -1, name: 'x' })).toEqual({ success: true, data: { name: 'x' } })
  })

  it('refuses what is no object', () => {
    for (const values of [null, 5, 'x', []]) expect(buildValueSchema(form, new Set(['age'])).safeParse(values).success).toBe(false)
  })

  it('gives the same result as validateValues, for any values of any type', () => {
    const fields = WIDGET_TYPES.filter((type) => type !== 'input' && type !== 'number').map((type) =>
      widget(type, { model: type, options: type === 'grid' ? {} : { displayVerify: shownWhen('or', { input: '1', number: '1' }) } }),
    )
    const all = formOf(widget('input', { model: 'input' }), widget('number', { model: 'number', key: 'n' }), ...fields)
    const anyValues = fc.dictionary(
      fc.constantFrom(...WIDGET_TYPES),
      fc.oneof(fc.constantFrom<unknown>('1', 1, 'Option 1', ['Option 2'], '2024-01-01', true, null, ''), fc.jsonValue()),
    )
    fc.assert(
      fc.property(anyValues, (values) => {
        const answer = validateValues(all, values)
        const parsed = buildValueSchema(all, visibleFields(all, values)).safeParse(pruneValues(all, values))
        // What is no field of a row has been pruned before the schema sees it.
        expect(parsed.success).toBe(answer.ok || answer.issues.every(({ code }) => code === 'unknown-field'))
        if (parsed.success && answer.ok) expect({ ...parsed.data }).toEqual({ ...answer.values })
      }),
      { numRuns: 1000, examples: [[{ input: '1', subform: [{ '': '' }] }]] },
    )
  })

  it('accepts its own cleaned values again', () => {
    fc.assert(
      fc.property(fc.record({ name: fc.string({ minLength: 1 }), age: fc.integer({ min: 0, max: 150 }) }), (values) => {
        const once = validateValues(form, values)
        expect(once.ok && validateValues(form, once.values)).toEqual(once)
      }),
    )
  })
})
