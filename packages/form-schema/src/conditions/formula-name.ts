/** How a formula names a field: plain names stand as they are, all others between backticks. Here and not beside the parser, since renaming a field needs no parser. */

/** Letters that a name may begin with; of those below À only the ones of ASCII. */
const PLAIN = /^(?:[A-Z_a-z]|(?![ªµº])\p{L})(?:\w|(?![ªµº])\p{L})*$/u

/** Words with a meaning of their own, and functions of FEEL that a formula may not even mention. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'and between else every external false for function if in instance list not null of or ' +
    'return satisfies some then true context range date time duration matches replace split now today'
  ).split(' '),
)

/**
 * A data key as a formula names it, whatever signs, blanks or words of the language are in it.
 *
 * @param model - the model of a field.
 * @returns the model itself, or the model between backticks; null when it is empty or has a backtick in it: no formula can name that.
 * @example formulaName('price') // 'price'
 * @example formulaName('price in euro') // '`price in euro`'
 */
export function formulaName(model: string): string | null {
  if (model === '' || model.includes('`')) return null
  return PLAIN.test(model) && !WORDS.has(model) ? model : `\`${model}\``
}
