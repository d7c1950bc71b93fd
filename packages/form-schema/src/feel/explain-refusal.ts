/** The message of a refusal, for the person who fills the form. */
import { type LanguageTag, type Locale, parseLocale } from '../messages/locale'
import type { ComputeCode, ComputeRefusal } from './compute-values'

const SENTENCES: Readonly<Record<Locale, Readonly<Record<ComputeCode, string>>>> = {
  'zh-CN': {
    syntax: '计算公式有误，第 {place} 个字符处无法识别',
    'not-allowed': '计算公式不允许使用「{found}」',
    'too-long': '计算公式过长',
    'unknown-name': '计算公式引用的「{found}」不存在',
    circular: '计算公式相互引用，无法计算',
    failed: '无法计算，请检查相关字段填写的内容（{found}）',
    'not-storable': '计算结果无法存入该字段',
  },
  en: {
    syntax: 'The formula cannot be read at character {place}',
    'not-allowed': 'The formula may not use “{found}”',
    'too-long': 'The formula is too long',
    'unknown-name': 'The formula names “{found}”, which does not exist',
    circular: 'The formula depends on its own result',
    failed: 'This cannot be computed; please check what was entered ({found})',
    'not-storable': 'The field cannot hold the result of the formula',
  },
}

/**
 * Says a refusal of `computeValues` to a person.
 *
 * @param refusal - one of its `refusals`.
 * @param context - `locale`: language of the sentence; Chinese by default.
 * @returns a sentence; places in the expression count from 1.
 * @example computeValues(form, values).refusals.map((refusal) => explainRefusal(refusal, { locale: 'en' }))
 */
export function explainRefusal(
  { code, from, found }: Pick<ComputeRefusal, 'code' | 'from' | 'found'>,
  { locale }: { readonly locale?: LanguageTag | undefined } = {},
): string {
  const params: Readonly<Record<string, string>> = { place: String(from + 1), found }
  return SENTENCES[parseLocale(locale)][code].replaceAll(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place)
}
