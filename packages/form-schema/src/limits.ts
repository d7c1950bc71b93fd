/** The one set of limits that designer, renderer and server share. Past a limit there is a typed error and nothing is half read. */
import { VALUE_LIMITS } from './value-limits'

/**
 * Limits of a form definition.
 *
 * - `textBytes`: size of the JSON text in UTF-8 bytes.
 * - `valueSize`: the same for a definition given as a value, and for the values of a form: characters of its keys and texts, and four for each value. It is larger, because
 *   a form that was written with all its defaults has to be readable however tersely its source said the same.
 * - `depth`: nesting of arrays and objects, counted on the raw text before anything is parsed; of the values of a form too.
 * - `widgets`: widgets of one form, those inside grids and unknown containers included.
 * - `choices`: choices of one widget.
 * - `columns`: columns of one grid or subform.
 * - `rules`: stored rules of one widget.
 * - `rows`: rows of one subform.
 * - `patternLength`: characters of one pattern's source.
 * - `patternInputLength`: characters of a value that a pattern is asked about; a longer value does not match. A pattern that
 *   repeats a lot is asked about less, so that one check stays below some 50 ms.
 * - `displayPairs`: pairs of one `displayVerify`.
 * - `findings`: findings of one import; those past it are counted.
 * - `conditionDepth`, `conditionParts`: levels and parts (groups and comparisons) of one condition.
 * - `expressionLength`: characters of one computed value's expression.
 *
 * @example
 * if (bytes > LIMITS.textBytes) refuse()
 */
export const LIMITS = {
  ...VALUE_LIMITS,
  widgets: 5000,
  columns: 1000,
  rules: 1000,
  displayPairs: 1000,
  findings: 1000,
  conditionDepth: 16,
  conditionParts: 200,
  expressionLength: 2000,
} as const
