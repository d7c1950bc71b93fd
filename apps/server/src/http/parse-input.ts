/** Parses one part of a request by its declared schema. */
import type { ProblemIssue } from '@formwork/api-contract'
import { z } from 'zod'
import type { Locale } from '../domain/locale'
import { refuse } from '../domain/refusal'
import { inputWords } from '../messages/input-words'

const UNSEEN: Readonly<Record<Locale, string>> = {
  'zh-CN': '含有不可见字符或改变文字方向的字符',
  en: 'contains characters that are not seen, or that turn the direction of the text',
}
const errorMaps = { 'zh-CN': z.locales.zhCN().localeError, en: z.locales.en().localeError } as const satisfies Record<Locale, unknown>

/** More of what is wrong helps nobody: an answer is not many times as long as its request. */
const MAX_ISSUES = 100
/** A message that names keys or choices ends here. */
const LONGEST_MESSAGE = 500

/** @throws {Refusal} `request.invalid`, naming the first hundred places and reasons. */
export function parseInput(schema: z.ZodType, input: unknown, locale: Locale): unknown {
  const error: z.core.$ZodErrorMap = (issue) =>
    issue.code === 'invalid_format' && issue.format === 'name' ? UNSEEN[locale] : (inputWords(issue, locale) ?? errorMaps[locale](issue))
  const result = schema.safeParse(input, { error })
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, MAX_ISSUES).map(toIssue)
  const first = issues[0]
  const where = first === undefined ? '' : [first.path.join('.'), first.message].filter((part) => part !== '').join(' ')
  throw refuse('request.invalid', { where }, issues)
}

function toIssue(issue: z.core.$ZodIssue): ProblemIssue {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  return {
    path: issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path,
    code: issue.code,
    message: cut(issue.message),
    params: factsOf(issue),
  }
}

const cut = (message: string) => (message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE).toWellFormed()}…`)

/** What a client needs to word the message itself: the limit that was missed, the format that was expected. */
function factsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum), origin: issue.origin }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum), origin: issue.origin }
  if (issue.code === 'invalid_format') return { format: issue.format }
  return issue.code === 'invalid_type' ? { expected: issue.expected } : {}
}
