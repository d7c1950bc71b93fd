/** The messages of the findings of importer and linter, in every language. */
import type { ImportFinding } from '../import/import-codes'
import type { LintFinding } from '../lint/lint-finding'
import type { RefusedPattern } from '../rules/pattern-engine/refusal'
import { enFindings } from './en-findings'
import { fillSentence } from './fill-sentence'
import type { FindingMessages } from './finding-sentences'
import { type LanguageTag, type Locale, parseLocale } from './locale'
import { zhCnFindings } from './zh-cn-findings'

/**
 * The sentences of every finding, by language. To say one finding, see {@link explainFinding}.
 *
 * @example findingMessages.en.lint['empty-label'] // 'The title is empty'
 */
export const findingMessages: Readonly<Record<Locale, FindingMessages>> = { 'zh-CN': zhCnFindings, en: enFindings }

/**
 * Says one finding of `importDefinition` or `lintDefinition` to the person who made the form.
 *
 * @param finding - the finding.
 * @param context - `locale`: language of the sentence, see {@link parseLocale}; Chinese by default.
 * @returns a sentence without the place: see the finding's `path` or `widgetKey`.
 * @example lintDefinition(form).map((finding) => explainFinding(finding, { locale: 'en' }))
 */
export function explainFinding(
  finding: ImportFinding | LintFinding,
  { locale }: { readonly locale?: LanguageTag | undefined } = {},
): string {
  const messages = findingMessages[parseLocale(locale)]
  return fillSentence('path' in finding ? messages.import[finding.code] : messages.lint[finding.code], finding.params, messages)
}

/**
 * Says why a pattern cannot run to the person who wrote it.
 *
 * @param refused - what {@link compilePattern} returned with `ok: false`.
 * @param context - `locale`: language of the sentence, see {@link parseLocale}; Chinese by default.
 * @returns the reason, to stand within a sentence.
 * @example
 * const pattern = compilePattern('(a)\\1')
 * if (!pattern.ok) explainPattern(pattern, { locale: 'en' }) // 'it refers back to a group, as \\1 does'
 */
export function explainPattern({ problem, found }: RefusedPattern, { locale }: { readonly locale?: LanguageTag | undefined } = {}): string {
  const messages = findingMessages[parseLocale(locale)]
  return fillSentence(messages.pattern[problem], { found }, messages)
}
