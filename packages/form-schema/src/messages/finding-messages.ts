/** What findings of the importer and the linter say to a person, in every language. */
import type { ImportCode, ImportFinding } from '../import/finding'
import type { LintCode, LintFinding } from '../lint/lint-finding'
import type { RefusedPattern } from '../rules/pattern-engine/refusal'
import type { PatternProblem } from '../rules/pattern-engine/pattern-problem'
import { enFindings } from './en-findings'
import { fillSentence } from './fill-sentence'
import { type LanguageTag, type Locale, parseLocale } from './locale'
import { zhCnFindings } from './zh-cn-findings'

/** The sentence of every finding; `{name}` places are filled from the finding's params. */
export interface FindingMessages {
  readonly import: Readonly<Record<ImportCode, string>>
  readonly lint: Readonly<Record<LintCode, string>>
  /** Why a pattern cannot run; stands at `{problem}` in the sentences of findings about patterns. */
  readonly pattern: Readonly<Record<PatternProblem, string>>
}

/**
 * The sentences of every finding, by language. To say one finding, see {@link explainFinding}.
 *
 * @example findingMessages.en.lint['empty-label'] // 'The title is empty'
 */
export const findingMessages: Readonly<Record<Locale, FindingMessages>> = { 'zh-CN': zhCnFindings, en: enFindings }

/**
 * One finding of `importDefinition` or `lintDefinition` as a sentence for the person who made the form. Where it was found is not part of
 * it: see the finding's `path` or `widgetKey`.
 *
 * @param context.locale - language of the sentence, see {@link parseLocale}; Chinese by default.
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
 * Why a pattern cannot run, as a sentence for the person who wrote it.
 *
 * @param context.locale - language of the sentence, see {@link parseLocale}; Chinese by default.
 * @example
 * const pattern = compilePattern('(?=a)')
 * if (!pattern.ok) explainPattern(pattern, { locale: 'en' }) // 'it looks ahead with (?=…) or (?!…)'
 */
export function explainPattern({ problem, found }: RefusedPattern, { locale }: { readonly locale?: LanguageTag | undefined } = {}): string {
  const messages = findingMessages[parseLocale(locale)]
  return fillSentence(messages.pattern[problem], { found }, messages)
}
