/** The rows of a form without a subform, which does without the code for rows. */
import type { AllRows } from './all-rows'

export const NO_ROWS: AllRows = {
  of: () => undefined,
  sourceOf: () => undefined,
  showIssues: (issues) => issues,
  stores: [],
}
