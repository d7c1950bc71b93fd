/** Differences from a recorded test, in words. */
import { widgetAt } from '../answers/widget-at'
import type { FormDefinition } from '../form-definition'
import type { FormTestDifference } from '../form-tests/form-test'
import { type LanguageTag, type Locale, parseLocale, ruleMessages } from './locale'

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
  const widget = widgetAt(form, place.split('.'))
  const label = widget?.name || place
  const reason = reasonOf(problem, language, code === 'refused' && widget !== null ? widget.options : {})
  const filled: Readonly<Record<string, string>> = { label, problem: reason }
  const sentence = SENTENCES[language][code]
  return (reason === '' ? sentence.replace(/ ?[(（]\{problem\}[)）]/, '') : sentence).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => filled[name] ?? whole,
  )
}

/**
 * What the rule says, without the name of the field; empty where it names a limit that is not known: a test keeps codes alone, and what was refused
 * by a limit that has changed since is named without it.
 */
function reasonOf(problem: string, language: Locale, options: object): string {
  const limits = new Map<string, unknown>(Object.entries(options))
  const said = new Map<string, string>(Object.entries(ruleMessages[language])).get(problem) ?? problem
  let isKnown = true
  const reason = said.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const limit = limits.get(problem) ?? limits.get(name)
    isKnown &&= typeof limit === 'number'
    return String(limit)
  })
  // An English message continues the name of its field, and begins with a blank.
  return isKnown ? reason.trim() : ''
}
