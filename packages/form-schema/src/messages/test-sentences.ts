/** What a form answers otherwise than when its test was recorded, in words. */
import { widgetAt } from '../answers/widget-at'
import type { FormDefinition } from '../form-definition'
import type { FormTestDifference } from '../form-tests/form-test'
import { type LanguageTag, type Locale, parseLocale, ruleMessages } from './locale'
import type { FirstRuleMessages } from './rule-messages'

const SENTENCES: Readonly<Record<Locale, Readonly<Record<FormTestDifference['code'], string>>>> = {
  'zh-CN': {
    hidden: '「{label}」不再显示',
    shown: '「{label}」现在会显示',
    accepted: '「{label}」不再被拒绝（{problem}）',
    refused: '「{label}」被拒绝（{problem}）',
  },
  en: {
    hidden: '“{label}” is no longer visible',
    shown: '“{label}” is visible now',
    accepted: '“{label}” is no longer refused ({problem})',
    refused: '“{label}” is refused ({problem})',
  },
}

/**
 * Says one difference that {@link runTest} found.
 *
 * @param form - the form that was filled, for the titles of its fields.
 * @param difference - the difference.
 * @param context - `locale`: language of the sentence, see {@link parseLocale}; Chinese by default.
 * @returns a sentence without a full stop.
 * @example explainTest(form, { code: 'hidden', place: 'reason', problem: '' }, { locale: 'en' }) // '“Reason” is no longer visible'
 */
export function explainTest(
  form: Pick<FormDefinition, 'list'>,
  { code, place, problem }: FormTestDifference,
  { locale }: { readonly locale?: LanguageTag | undefined } = {},
): string {
  const language = parseLocale(locale)
  const path = place.split('.')
  const label = widgetAt(form, path)?.name || place
  const said: string = ruleMessages[language][problem as keyof FirstRuleMessages] ?? problem
  const filled: Readonly<Record<string, string>> = { label, problem: said.includes('{') ? problem : said }
  return SENTENCES[language][code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole)
}
