/** Text of a cell that comes from users: none of it is run as a formula. */

/** Begins like a formula, in full-width signs too, and is more than a number or a phone number with a sign. */
const LIKE_FORMULA = /^(?:[=@＝＠\t\r\n]|[+\-＋－](?![\d\s()-]*$))/

/** Text that no spreadsheet takes for a formula, nor a program that reads it from a csv file; `readCell` undoes it. */
export const safeCell = (text: string): string => (LIKE_FORMULA.test(text) ? `'${text}` : text)

export const readCell = (text: string): string => (text.startsWith("'") && LIKE_FORMULA.test(text.slice(1)) ? text.slice(1) : text)
