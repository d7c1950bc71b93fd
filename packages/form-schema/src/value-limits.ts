/** The limits that values, and answers with choices, meet while a form is filled. */

/**
 * Those of `LIMITS` that values, and answers with choices, meet while a form is filled: apart, so that a page that fills a form loads no others.
 *
 * @example VALUE_LIMITS.rows // 5000
 */
export const VALUE_LIMITS = {
  textBytes: 1_048_576,
  valueSize: 8_388_608,
  depth: 64,
  choices: 5000,
  rows: 5000,
  patternLength: 512,
  patternInputLength: 10_000,
} as const
