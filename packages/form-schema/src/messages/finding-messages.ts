/** What findings of the importer and the linter say to a person, in every language. */
import type { ImportCode, ImportFinding } from '../import/finding'
import type { LintCode, LintFinding } from '../lint/lint-definition'
import { enFindings } from './en-findings'
import { DEFAULT_LOCALE, type Locale } from './locale'
import { zhCnFindings } from './zh-cn-findings'

/** The sentence of every finding; `{name}` places are filled from the finding's params. */
export interface FindingMessages {
  readonly import: Readonly<Record<ImportCode, string>>
  readonly lint: Readonly<Record<LintCode, string>>
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
 * @param context.locale - language of the sentence; Chinese by default.
 * @example lintDefinition(form).map((finding) => explainFinding(finding, { locale: 'en' }))
 */
export function explainFinding(
  finding: ImportFinding | LintFinding,
  { locale = DEFAULT_LOCALE }: { readonly locale?: Locale } = {},
): string {
  const messages = findingMessages[locale]
  const template = 'path' in finding ? messages.import[finding.code] : messages.lint[finding.code]
  const { params } = finding
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : place))
}
