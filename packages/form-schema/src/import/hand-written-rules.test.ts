/** Rules that a person wrote into a definition: enforced where an option means the same, else reported as not enforced. None is dropped silently. */
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import type { JsonObject } from '../json'
import { lintDefinition } from '../lint/lint-definition'
import { validateValues } from '../rules/validate-values'
import { importDefinition } from './import-definition'

function read(type: string, rules: readonly JsonObject[], options: JsonObject = {}) {
  const { form, report } = importDefinition({ list: [{ type, key: 'f', model: 'f', name: '字段', options, rules }], config: {} })
  if (form === null) throw new Error('not imported')
  const validate = (f: unknown) => {
    const answer = validateValues(form, { f })
    return answer.ok ? [] : answer.issues.map(({ code, message }) => `${code} ${message}`)
  }
  const said = report.map(({ code, path, params }) => [code, path.slice(2).join('.'), params['option'] ?? params['found']])
  return { form, validate, said, codes: validate, lint: lintDefinition(form).map(({ code }) => code) }
}

describe('a rule of a person is enforced', () => {
  it.each<[string, JsonObject, unknown, string, unknown]>([
    ['input', { required: true, message: '请填写', trigger: 'blur' }, '', 'required 请填写', 'x'],
    ['input', { required: true }, '', 'required 字段必须填写', 'x'],
    ['input', { pattern: '^\\d+$', message: '只能是数字', trigger: 'change' }, 'x', 'pattern 只能是数字', '12'],
    ['input', { type: 'email', message: '邮箱不对', trigger: ['blur', 'change'] }, 'x', 'type 邮箱不对', 'a@b.cn'],
    ['input', { max: 3, message: '太长' }, 'abcd', 'max 太长', 'abc'],
    ['input', { min: 3, max: 5, message: '3 到 5 个字' }, 'ab', 'pattern 3 到 5 个字', 'abcd'],
    ['input', { min: 3, max: 5, message: '3 到 5 个字' }, 'abcdef', 'pattern 3 到 5 个字', 'abc'],
    ['textarea', { min: 2 }, 'a', 'pattern 字段格式不匹配', 'ab\ncd'],
    ['input', { len: 4, message: '四位' }, '123', 'pattern 四位', '1234'],
    ['input', { enum: ['a.b', 'c'], message: '只能二选一' }, 'axb', 'pattern 只能二选一', 'a.b'],
    ['input', { whitespace: true, message: '不能只有空格' }, '   ', 'pattern 不能只有空格', ' a '],
    ['number', { min: 2, max: 9, message: '2 到 9' }, 1, 'min 2 到 9', 2],
    ['number', { min: 2, max: 9, message: '2 到 9' }, 10, 'max 2 到 9', 9],
    ['number', { type: 'number', min: 2 }, 1, 'min 字段不能小于 2', 3],
    ['slider', { max: 50 }, 60, 'max 字段不能大于 50', 50],
    ['select', { required: true, message: '选一个', trigger: 'change' }, '', 'required 选一个', 'Option 1'],
    ['checkbox', { min: 2, message: '至少两个' }, ['Option 1'], 'minItems 至少两个', ['Option 1', 'Option 2']],
    ['checkbox', { len: 2 }, ['Option 1'], 'minItems 字段至少需要 2 项', ['Option 1', 'Option 2']],
    ['checkbox', { type: 'array', max: 1, message: '只选一个' }, ['Option 1', 'Option 2'], 'maxItems 只选一个', ['Option 1']],
    ['checkbox', { type: 'array', required: true, message: '至少选一个' }, [], 'required 至少选一个', ['Option 1']],
    ['imgupload', { min: 2, message: '至少两张' }, [{ url: '/1' }], 'min 至少两张', [{ url: '/1' }, { url: '/2' }]],
    ['imgupload', { type: 'array', min: 2 }, [{ url: '/1' }], 'min 字段至少上传 2 个文件', [{ url: '/1' }, { url: '/2' }]],
    ['file', { min: 2 }, [{ url: '/1' }], 'minItems 字段至少需要 2 项', [{ url: '/1' }, { url: '/2' }]],
  ])('on a %s: %j refuses %j', (type, rule, wrong, issue, right) => {
    const { validate, said, lint, form } = read(type, [rule])
    expect(validate(wrong)).toEqual([issue])
    expect(validate(right)).toEqual([])
    expect(said.filter(([code]) => code !== 'rules.rebuilt').map(([code, path]) => [code, path])).toEqual(
      said.filter(([code]) => code === 'rules.adopted').map(() => ['rules.adopted', 'rules.0']),
    )
    expect(said.length).toBeGreaterThan(0)
    expect(lint).not.toContain('rule-not-enforced')
    // Written back and read again they mean the same, and give no new findings.
    const again = importDefinition(exportDefinition(form))
    expect(again.form).toEqual(form)
    expect(again.report).toEqual([])
  })

  it.each(['true', 'yes', 1])('also where its flag is written as %j, as options take it, and one that says no asks nothing', (required) => {
    expect(read('input', [{ required, message: '请填写' }]).validate('')).toEqual(['required 请填写'])
    expect(read('input', [{ required: 'false', message: '请填写' }]).validate('')).toEqual([])
  })

  it('also where it stands alone, without the list around it', () => {
    const list = [{ type: 'input', model: 'f', name: '字段', options: {}, rules: { required: true, message: '请填写' } }]
    const { form, report } = importDefinition({ list })
    if (form === null) throw new Error('not imported')
    expect(validateValues(form, {})).toMatchObject({ ok: false, issues: [{ code: 'required', message: '请填写' }] })
    expect(report.map(({ code }) => code)).not.toContain('rules.dropped')
  })

  it('beside the options that are set: the narrower limit holds', () => {
    expect(read('input', [{ min: 3, message: '太短' }], { pattern: '^a' }).validate('ab')).toEqual(['minLength 太短'])
    expect(read('number', [{ max: 50 }], { max: 100 }).validate(60)).toHaveLength(1)
    expect(read('number', [{ max: 500 }], { max: 100 }).validate(200)).toHaveLength(1)
    expect(read('input', [{ max: 3 }], { maxlength: 10 }).validate('abcd')).toHaveLength(1)
  })

  it('and keeps its trigger when it is written back', () => {
    const { form } = read('input', [{ required: true, message: '请填写', trigger: 'blur' }])
    const [field] = exportDefinition(form)['list'] as readonly JsonObject[]
    expect(field?.['rules']).toContainEqual({ required: true, message: '请填写', trigger: 'blur' })
  })

  it('and goes when its option is taken back', () => {
    const { form } = read('input', [{ required: true, message: '请填写', trigger: 'blur' }])
    const [field] = form.list
    if (field?.type !== 'input') throw new Error('no input')
    const turned = { ...form, list: [{ ...field, options: { ...field.options, required: false } }] }
    expect(importDefinition(exportDefinition(turned)).form?.list[0]).toMatchObject({ options: { required: false } })
  })
})

describe('a rule that nothing here enforces', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['input', { type: 'number', min: 3 }, {}],
    ['input', { pattern: '^b', message: '以 b 开头' }, { pattern: '^a' }],
    ['input', { type: 'object' }, {}],
    ['radio', { enum: ['x'] }, {}],
    ['date', { validator: 'isWorkday' }, {}],
    ['number', { type: 'integer' }, {}],
  ])('on a %s is kept and named: %j', (type, rule, options) => {
    const { said, lint, form } = read(type, [rule], options)
    expect(said.filter(([code]) => code === 'rules.not-enforced')).toMatchObject([['rules.not-enforced', 'rules.0', expect.any(String)]])
    expect(lint).toContain('rule-not-enforced')
    const again = importDefinition(exportDefinition(form))
    expect(again.form).toEqual(form)
  })

  it('is named for the part that is left', () => {
    const { said, validate } = read('input', [{ required: true, validator: 'isFree', message: '请填写' }])
    expect(validate('')).toEqual(['required 请填写'])
    expect(said).toContainEqual(['rules.not-enforced', 'rules.0', '{"validator":"isFree"}'])
  })
})

it('a message of a person is kept though it ends as a generated one does', () => {
  const { validate } = read('input', [{ required: true, message: '身份证号必须填写' }], { required: true })
  expect(validate('')).toEqual(['required 身份证号必须填写'])
})

describe('dataTypeCheck', () => {
  it('switched off leaves the data type unchecked', () => {
    const { validate, said } = read('input', [], { dataType: 'email', dataTypeCheck: false })
    expect(validate('no address')).toEqual([])
    expect(said).toEqual([['option.converted', 'options.dataType', 'dataType']])
  })

  it('switched on, or not there, checks it', () => {
    expect(read('input', [], { dataType: 'email', dataTypeCheck: true }).validate('no address')).toHaveLength(1)
    expect(read('input', [], { dataType: 'email' }).validate('no address')).toHaveLength(1)
  })
})

describe('a rule with the message of a designer and a value that no designer writes', () => {
  it.each<[string, JsonObject]>([
    ['input', { type: [[]], message: '字段格式不正确' }],
    ['input', { type: 'words', message: '字段格式不正确' }],
    ['input', { required: 'yes', message: '字段必须填写' }],
  ])('on a %s is still there after it was written and read again: %j', (type, rule) => {
    const source = { list: [{ type, key: 'f', model: 'f', name: '字段', options: '', rules: [rule] }], config: {} }
    const once = importDefinition(source).form
    if (once === null) throw new Error('not imported')
    const again = importDefinition(exportDefinition(once)).form
    expect(again).toEqual(once)
  })
})
