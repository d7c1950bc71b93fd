/** The forms of the demo company, in the shape they travel in. */
import expense from './forms/expense.json' with { type: 'json' }
import leave from './forms/leave.json' with { type: 'json' }
import support from './forms/support.json' with { type: 'json' }

/** Leave of some days; more than three ask somebody else as well. */
export const LEAVE_FORM = leave

/** What was spent, line by line; the sum is computed and decides who is asked. */
export const EXPENSE_FORM = expense

/** The problem of a computer, and its repair: the second is written by the technician. */
export const SUPPORT_FORM = support
