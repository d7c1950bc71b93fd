/** The rules beyond the old family's, asked as a page and a server ask them. */
import { describe, expect, it, vi } from 'vitest'
import { defaultValues } from '../../default-values'
import { importDefinition } from '../../import/import-definition'
import { exportDefinition } from '../../export/export-definition'
import { buildValueSchema } from '../build-value-schema'
import type { FormDefinition, FormValues } from '../../form-definition'
import { type FurtherRules, isFurtherRules } from '../../options/further-rules'
import { formOf, shownWhen, subform, widget } from '../../testing/builders'
import { visibleFields } from '../../conditions/form-visibility'
import { validateValues } from '../validate-values'
import { validateValuesAsync } from '../validate-values-async'
import type { ValuesContext } from '../values-context'
import type { Validator } from './validator'

const ruled = (rules: FurtherRules, others = {}) => ({ formwork: { rules, ...others } })
/** The issues as `code place`, and the same of the zod schema. */
function issues(form: FormDefinition, values: FormValues, context: ValuesContext = {}): readonly string[] {
  const result = validateValues(form, values, { locale: 'en', ...context })
  const found = result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path.join('.')}`)
  const schema = buildValueSchema(form, visibleFields(form, values), context).safeParse(values)
  expect(schema.success ? [] : schema.error.issues.map(({ path }) => path.join('.'))).toEqual(found.map((each) => each.split(' ')[1]))
  return found
}
const messages = (form: FormDefinition, values: FormValues, context: ValuesContext = {}) => {
  const result = validateValues(form, values, { locale: 'en', ...context })
  return result.ok ? [] : result.issues.map(({ message }) => message)
}

describe('a rule about one value', () => {
  const choices = [{ value: 1 }, { value: 2 }, { value: 3 }]
  const file = (name: string, more = {}) => ({ name, url: '/1', ...more })

  it.each([
    [widget('input', { options: ruled({ minLength: 3 }) }), 'ab', ['minLength field']],
    [widget('input', { options: ruled({ minLength: 3 }) }), 'abc', []],
    [widget('textarea', { options: ruled({ minLength: 3 }) }), '', []],
    [widget('checkbox', { options: { options: choices, ...ruled({ minItems: 2, maxItems: 2 }) } }), [1], ['minItems field']],
    [widget('checkbox', { options: { options: choices, ...ruled({ minItems: 2, maxItems: 2 }) } }), [1, 2], []],
    [widget('checkbox', { options: { options: choices, ...ruled({ minItems: 2, maxItems: 2 }) } }), [1, 2, 3], ['maxItems field']],
    [widget('checkbox', { options: { options: choices, ...ruled({ minItems: 2 }) } }), [], []],
    [subform('field', [[]], ruled({ minItems: 2 })), [{}, { status: -1 }], ['minItems field']],
    [subform('field', [[]], ruled({ maxItems: 1 })), [{}, { status: -1 }], []],
    [widget('file', { options: ruled({ minItems: 2 }) }), [file('a')], ['minItems field']],
    [
      widget('file', { options: ruled({ fileTypes: ['.pdf', 'image/*'] }) }),
      [file('A.PDF'), file('b.png'), file('c', { type: 'image/x' })],
      [],
    ],
    [widget('file', { options: ruled({ fileTypes: ['.pdf', 'image/*'] }) }), [file('a.pdf.exe')], ['fileType field']],
    [widget('file', { options: ruled({ fileTypes: ['image/png'] }) }), [file('a.jpg')], ['fileType field']],
    [widget('imgupload', { options: ruled({ fileTypes: ['.png'] }) }), [{ key: 1, url: '/files/a.png?x=.jpg' }], []],
    [widget('file', { options: ruled({ fileTypes: ['.pdf'] }) }), [file('42', { type: 'application/pdf' })], []],
    [widget('file', { options: ruled({ fileTypes: ['.pdf'] }) }), [file('a.exe', { type: 'application/pdf' })], ['fileType field']],
    [widget('file', { options: ruled({ maxFileSize: 1024 }) }), [file('a', { size: 1025 })], ['fileSize field']],
    [widget('file', { options: ruled({ maxFileSize: 1024 }) }), [file('a', { size: 1024 }), file('b')], []],
    [widget('switch', { options: ruled({ mustBeTrue: true }) }), true, []],
    [widget('switch', { options: ruled({ mustBeTrue: true }) }), false, ['mustBeTrue field']],
    [widget('switch', { options: ruled({ mustBeTrue: true }) }), undefined, ['mustBeTrue field']],
    [widget('input', { options: { dataType: 'boolean', ...ruled({ mustBeTrue: true }) } }), 'true', []],
    [widget('input', { options: ruled({ minLength: 3 }, { computed: '"a"' }) }), 'a', []],
  ])('%#: refuses what it is about, and no empty value but a missing consent', (field, value, expected) => {
    expect(issues(formOf(field), { field: value })).toEqual(expected)
  })

  it('is never asked of a hidden field', () => {
    const hidden = { displayVerify: shownWhen('and', { kind: 'x' }), ...ruled({ mustBeTrue: true }) }
    expect(issues(formOf(widget('input', { model: 'kind' }), widget('switch', { options: hidden })), { kind: '' })).toEqual([])
  })

  it('says itself in both languages, in words of the host, and in those of a stored rule', () => {
    const form = formOf(widget('file', { name: 'Files', options: ruled({ maxFileSize: 1_572_864, fileTypes: ['.pdf'] }) }))
    const values = { field: [file('a.exe', { size: 2_000_000 })] }
    expect(messages(form, values)).toEqual(['Files: the file “a.exe” is larger than 1.5 MB', 'Files: the file “a.exe” is not one of .pdf'])
    expect(messages(form, values, { locale: 'zh' })).toEqual([
      'Files中的文件「a.exe」超过 1.5 MB',
      'Files中的文件「a.exe」类型不符，仅支持 .pdf',
    ])
    expect(messages(form, values, { ruleMessages: { fileSize: '{label} {max}!', fileType: 'no' } })).toEqual(['Files 1.5 MB!', 'Filesno'])
    const stored = { ...widget('checkbox', { options: ruled({ minItems: 2 }) }), rules: [{ min: 2, message: 'Pick two' }] }
    expect(messages(formOf(stored), { field: ['Option 1'] })).toEqual(['Pick two'])
  })
})

describe('a rule across fields', () => {
  const dates = formOf(
    widget('date', { model: 'from' }),
    widget('date', {
      model: 'to',
      name: 'To',
      options: ruled({ checks: [{ holds: { model: 'to', is: 'atLeast', field: 'from' }, message: '{label} is before the start' }] }),
    }),
  )

  it('compares fields, and asks nothing of what is empty', () => {
    expect(messages(dates, { from: '2026-01-02', to: '2026-01-01' })).toEqual(['To is before the start'])
    expect(issues(dates, { from: '2026-01-02', to: '2026-01-02' })).toEqual([])
    expect(issues(dates, { from: '2026-01-02', to: '' })).toEqual([])
    expect(issues(dates, { to: '2026-01-01' })).toEqual([])
  })

  it('sees what conditions see: of a row its own fields first, of hidden fields nothing', () => {
    const price = (rules: FurtherRules) => widget('number', { model: 'price', key: 'p', options: ruled(rules) })
    const form = formOf(
      widget('number', { model: 'limit', options: { displayVerify: shownWhen('and', { kind: 'capped' }) } }),
      widget('input', { model: 'kind' }),
      subform('items', [
        [
          price({
            checks: [
              {
                holds: {
                  any: [
                    { model: 'limit', is: 'empty' },
                    { model: 'price', is: 'atMost', field: 'limit' },
                  ],
                },
                message: 'Too much',
              },
            ],
          }),
        ],
      ]),
    )
    const values = { limit: 5, kind: 'capped', items: [{ price: 5 }, { price: 6 }, { price: 7, status: -1 }] }
    expect(issues(form, values)).toEqual(['rule items.1.price'])
    expect(issues(form, { ...values, kind: 'free' })).toEqual([])
  })

  it('finds rows that say the same, at the cell that has to change', () => {
    const form = formOf(
      subform(
        'items',
        [[widget('input', { model: 'code', key: 'c', name: 'Code' })], [widget('number', { model: 'size', key: 's', name: 'Size' })]],
        ruled({ unique: ['code', ['code', 'size']] }),
      ),
    )
    const rows = [{ code: 'a', size: 1 }, { code: 'b' }, { code: 'a', size: 1 }, { code: '' }, {}, { code: 'b', status: -1 }]
    expect(issues(form, { items: rows })).toEqual(['unique items.2.code', 'unique items.2.code'])
    expect(messages(form, { items: rows })[0]).toBe('Code is the same as in row 1')
    expect(issues(formOf(subform('items', [[]], ruled({ unique: ['gone'] }))), { items: [{}, {}] })).toEqual([])
  })
})

describe('validateValues with previous values', () => {
  const form = formOf(
    widget('input', { model: 'id', options: { readonly: true } }),
    widget('input', { model: 'state' }),
    widget('number', { model: 'amount', options: { formwork: { readonlyWhen: { model: 'state', is: 'equals', value: 'closed' } } } }),
    widget('number', { model: 'total', options: { formwork: { computed: 'amount' } } }),
    subform('items', [
      [widget('input', { model: 'sku', key: 'sku', options: { readonly: true } })],
      [widget('number', { model: 'count', key: 'count' })],
    ]),
    widget('input', { model: 'secret', options: { readonly: true, displayVerify: shownWhen('and', { state: 'open' }) } }),
  )
  const previous = {
    id: '7',
    state: 'closed',
    amount: 5,
    total: 5,
    items: [
      { sku: 'a', count: 1 },
      { sku: 'b', count: 2 },
    ],
    secret: 's',
  }

  it('refuses a forged change of what nobody may edit', () => {
    expect(issues(form, previous, { previous })).toEqual([])
    expect(issues(form, { ...previous, id: '8', amount: 6, total: 6 }, { previous })).toEqual(['readonly id', 'readonly amount'])
    expect(issues(form, { ...previous, id: '' }, { previous })).toEqual(['readonly id'])
    expect(issues(form, { ...previous, state: 'x', amount: 6 }, { previous })).toEqual([])
    expect(issues(form, { ...previous, id: '8' })).toEqual([])
  })

  it('knows rows by what nobody may edit in them: one may go, move or be added, but say nothing new', () => {
    const items = (...rows: readonly object[]) => issues(form, { ...previous, items: rows }, { previous })
    expect(items({ sku: 'b', count: 9 }, { sku: 'a', count: 1, status: -1 }, { count: 3, status: 1 })).toEqual([])
    expect(items({ sku: 'c', count: 1 }, { sku: 'b' })).toEqual(['readonly items.0.sku'])
    expect(items({ sku: 'a' }, { sku: 'a' })).toEqual(['readonly items.1.sku'])
  })

  it('asks a hidden value too, which would be kept, and no value that a policy clears', () => {
    expect(issues(form, { ...previous, secret: 'forged' }, { previous })).toEqual(['readonly secret'])
    const { secret, ...others } = previous
    expect([secret, issues(form, others, { previous })]).toEqual(['s', []])
  })

  it('takes the starting values for a new record', () => {
    expect(issues(form, { ...defaultValues(form), state: 'x' }, { previous: defaultValues(form) })).toEqual([])
    expect(issues(form, { id: 'mine' }, { previous: defaultValues(form) })).toEqual(['readonly id'])
    expect(issues(form, {}, { previous: 'nonsense' })).toEqual([])
  })
})

describe('validateValues with loaded choices', () => {
  it('refuses what is none of them, in rows and trees too, and asks nothing of the form’s own', () => {
    const form = formOf(
      widget('select', { model: 'who', options: { remote: true, multiple: true } }),
      widget('cascader', { model: 'where', options: { remote: 99 } }),
      subform('items', [[widget('radio', { model: 'unit', key: 'u', options: { remote: true } })]]),
      widget('radio', { model: 'own' }),
    )
    const choices = { who: [{ value: 7 }], where: [{ value: 'cn', children: [{ value: 'hz' }] }], unit: [{ value: 'kg' }], own: [] }
    const values = { who: ['7'], where: ['cn', 'hz'], items: [{ unit: 'kg' }], own: 'Option 1' }
    expect(issues(form, values, { choices })).toEqual([])
    const forged = { who: [7, 8], where: ['cn'], items: [{ unit: 'kg' }, { unit: 'lb' }], own: 'Option 1' }
    expect(issues(form, forged, { choices })).toEqual(['choice items.1.unit', 'choice who', 'choice where'])
    expect(issues(form, forged)).toEqual([])
  })
})

describe('validators of the host', () => {
  const form = formOf(
    widget('input', { model: 'code', options: { maxlength: 5, ...ruled({ validators: ['even'] }) } }),
    subform('items', [[widget('input', { model: 'part', key: 'p', options: ruled({ validators: ['even'] }) })]]),
  )
  const even: Validator = (value) => (String(value).length % 2 === 0 ? null : 'Odd')

  it('are asked about values that are there and otherwise fine, with what they stand among', () => {
    const asked = vi.fn(even)
    const context = { validators: { even: asked }, locale: 'en' }
    expect(issues(form, { code: 'abc', items: [{ part: 'ab' }, { part: 'abc' }] }, context)).toEqual([
      'validator items.1.part',
      'validator code',
    ])
    asked.mockClear()
    expect(issues(form, { code: 'abcdefg', items: [{ part: '' }] }, context)).toEqual(['max code'])
    expect(asked).not.toHaveBeenCalled()
    validateValues(form, { items: [{ part: 'x' }] }, context)
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      path: ['items', 0, 'part'],
      row: { part: 'x' },
      values: { items: [{ part: 'x' }] },
      locale: 'en',
    })
  })

  it('refuse where there is no function of the name: a rule that lets everything through looks as if it held', () => {
    expect(messages(form, { code: 'ab' })).toEqual(['code has a rule that cannot be checked'])
    expect(messages(form, { code: 'ab' }, { validators: Object.create({ even }) as Record<string, Validator> })).toHaveLength(1)
  })

  it('may take their time where somebody waits', async () => {
    const later: Validator = async (value) => await Promise.resolve(even(value, {} as never))
    expect(() => validateValues(form, { code: 'abc' }, { validators: { even: later } })).toThrow(TypeError)
    const result = await validateValuesAsync(form, { code: 'abc', items: [{ part: 'a' }] }, { validators: { even: later } })
    expect(result).toMatchObject({
      ok: false,
      issues: [
        { path: ['items', 0, 'part'], message: 'Odd' },
        { path: ['code'], code: 'validator' },
      ],
    })
    expect(await validateValuesAsync(form, { code: 'ab' }, { validators: { even: later } })).toMatchObject({
      ok: true,
      values: { code: 'ab' },
    })
    const broken: Validator = () => Promise.reject(new Error('down'))
    await expect(validateValuesAsync(form, { code: 'ab' }, { validators: { even: broken } })).rejects.toThrow('down')
  })
})

describe('the rules of a definition', () => {
  it.each([
    [{ minLength: 3, own: 'kept' }, true],
    [{ minLength: -1 }, false],
    [{ minItems: 1.5 }, false],
    [{ fileTypes: ['.pdf', 'image/*', 'image/png'] }, true],
    [{ fileTypes: ['pdf'] }, false],
    [{ unique: ['a', ['a', 'b']] }, true],
    [{ unique: [[]] }, false],
    [{ unique: ['__proto__'] }, false],
    [{ mustBeTrue: 'yes' }, false],
    [{ checks: [{ holds: { not: { model: 'a', is: 'greater', field: 'b' } }, message: 'x' }] }, true],
    [{ checks: [{ holds: { model: 'a', is: 'greater', field: '__proto__' }, message: 'x' }] }, false],
    [{ checks: [{ holds: { model: 'a', is: 'contains', field: 'b' }, message: 'x' }] }, false],
    [{ checks: [{ holds: { all: [] } }] }, false],
    [{ validators: [''] }, false],
    [[], false],
  ])('%j can be used: %j', (rules, expected) => expect(isFurtherRules(rules)).toBe(expected))

  it('end where a condition contains itself', () => {
    const circle: { all: unknown[] } = { all: [] }
    circle.all.push(circle)
    expect(isFurtherRules({ checks: [{ holds: circle, message: 'x' }] })).toBe(false)
  })

  it('come through import and export as they are; broken ones are left out and named', () => {
    const rules = { minLength: 3, checks: [{ holds: { model: 'a', is: 'equals', field: 'b' }, message: 'Not the same' }] }
    const stored = (found: unknown) => ({
      list: [{ type: 'input', key: 'a', model: 'a', name: 'A', options: { formwork: { rules: found } } }],
    })
    const { form } = importDefinition(stored(rules))
    expect(form && exportDefinition(form)['list']).toMatchObject([{ options: { formwork: { rules } } }])
    const broken = importDefinition(stored({ minLength: 'x' }))
    expect(broken.report.map(({ code }) => code)).toContain('option.replaced')
    expect(broken.form?.list[0]).toMatchObject({ options: { formwork: {} } })
  })
})
