/** The messages of the rules that are loaded on demand, in both languages. */
import type { Locale } from './locale'
import type { FurtherMessages } from './rule-messages'

export const furtherMessages: Readonly<Record<Locale, FurtherMessages>> = {
  'zh-CN': {
    minLength: '至少需要 {min} 个字',
    minItems: '至少需要 {min} 项',
    maxItems: '最多 {max} 项',
    fileSize: '中的文件「{name}」超过 {max}',
    fileType: '中的文件「{name}」类型不符，仅支持 {types}',
    unique: '与第 {row} 行重复',
    mustBeTrue: '须勾选同意',
    rule: '不符合要求',
    validator: '不符合要求',
    validatorMissing: '的校验规则无法执行',
    readonly: '为只读，不能修改',
  },
  en: {
    minLength: ' must be at least {min} characters',
    minItems: ' needs at least {min}',
    maxItems: ' takes at most {max}',
    fileSize: ': the file “{name}” is larger than {max}',
    fileType: ': the file “{name}” is not one of {types}',
    unique: ' is the same as in row {row}',
    mustBeTrue: ' must be agreed to',
    rule: ' does not meet the requirements',
    validator: ' does not meet the requirements',
    validatorMissing: ' has a rule that cannot be checked',
    readonly: ' is read-only and cannot be changed',
  },
}
