import { describe, expect, it } from 'vitest'
import { widget } from '../testing/builders'
import { generatedKind } from './rule-options'
import { hasGeneratedMessage, legacyRules } from './generated-rules'

describe('legacyRules', () => {
  it('are type, required, pattern in this order, in the old wording', () => {
    const field = widget('input', { name: '手机', options: { required: true, pattern: '^1' } })
    expect(legacyRules(field)).toEqual([
      { type: 'string', message: '手机格式不正确' },
      { required: true, message: '手机必须填写' },
      { pattern: '^1', message: '手机格式不匹配' },
    ])
    expect(legacyRules({ ...field, name: 'Phone' }, { locale: 'en' }).map((rule) => rule['message'])).toEqual([
      'PhoneInvaild format',
      'PhoneRequired',
      'PhoneUnmatched pattern',
    ])
  })

  it('have no type where the options have none', () => {
    expect(legacyRules(widget('select', { name: 'S', options: { required: true } }))).toEqual([{ required: true, message: 'S必须填写' }])
    expect(legacyRules(widget('input', { options: { dataType: '' } }))).toEqual([])
    expect(legacyRules(widget('text'))).toEqual([])
  })

  it('keep hand-written rules after the generated ones, and hand-written messages in them', () => {
    const rules = [
      { required: true, message: '请填写' },
      { min: 3, message: '太短' },
    ]
    expect(legacyRules({ ...widget('textarea', { options: { required: true } }), rules })).toEqual(rules)
  })
})

describe('a stored rule', () => {
  it.each([
    [{ type: 'string', message: 'x' }, 'type'],
    [{ required: true }, 'required'],
    [{ pattern: 'a', message: '' }, 'pattern'],
    [{ min: 3, message: '' }, 'min'],
    [{ required: true, trigger: 'blur' }, 'required'],
    [{ min: 3, max: 4 }, null],
    [{}, null],
  ])('%j is of kind %j', (rule, kind) => {
    expect(generatedKind(rule)).toBe(kind)
  })

  it.each([
    [{ required: true, message: '名称必须填写' }, true],
    [{ required: true, message: '单行文本必须填写' }, true],
    [{ required: true, message: '身份证号必须填写' }, false],
    [{ required: true, trigger: 'blur' }, false],
    [{ required: true, message: ' required' }, true],
    [{ required: true, message: '名称 is required' }, true],
    [{ required: true }, true],
    [{ type: 'string', message: 'InputInvaild format' }, true],
    [{ required: true, message: '验证码不能为空' }, false],
    [{ min: 3 }, true],
    [{ min: 3, max: 4 }, false],
  ])('%j has a generated message: %j', (rule, expected) => {
    expect(hasGeneratedMessage(rule, { type: 'input', name: '名称' })).toBe(expected)
  })
})
