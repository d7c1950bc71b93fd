/** Constants of a generated zod module. Constant text: nothing of a form is ever put into them; a module holds those it uses. */

import { CONDITION_CONSTANTS } from './zod-conditions-preamble'

/** The constants by name, each with those it uses itself, in the order a module needs them. */
export const ZOD_CONSTANTS = {
  nothing: `/** Nothing entered, in every way a page says it. */
const nothing = z.union([z.null(), z.literal(''), z.tuple([])])
`,
  orNothing: `/** An optional value: nothing entered becomes the field's empty value. */
const orNothing = <Value extends z.ZodType, Empty>(value: Value, empty: () => Empty) => z.union([nothing.transform(empty), value])
`,
  plain: `/** A value of a remote source. */
const plain = z.union([z.string(), z.number(), z.boolean()])
`,
  oneOf: `/** A choice, by its value or by its text: a page hands over '1' where the form says 1. */
const oneOf = <const Choice extends string | number | boolean>(choices: readonly Choice[]) =>
  plain.transform((value, context): Choice => {
    const found = choices.find((choice) => choice === value) ?? choices.find((choice) => String(choice) === String(value))
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: 'is not a valid choice' })
    return z.NEVER
  })
`,
  pathOf: `/** A path through a tree of choices, by its values or by their texts. */
const pathOf = <const Path extends readonly (string | number | boolean)[]>(paths: readonly Path[]) =>
  z.array(plain).transform((value, context): Path => {
    const isSame = (path: Path) => path.length === value.length && path.every((step, index) => String(step) === String(value[index]))
    const found = paths.find(isSame)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: 'is not a valid choice' })
    return z.NEVER
  })
`,
  eachOnce: `/** A list in which every entry counts once. */
const eachOnce = <Entry,>(entries: readonly Entry[]) => [...new Set(entries)]
`,
  numeric: `/** A number, or its digits; digits that a number cannot hold, or that the field asks for, stay text. */
const numeric = (isWhole: boolean, isAsked: (text: string) => boolean = () => true) =>
  z
    .union([
      z.number().refine((value) => !isWhole || Number.isInteger(value)),
      z.string().regex(isWhole ? /^[+-]?\\d{1,309}$/ : /^[+-]?(?:\\d{1,309}(?:\\.\\d{0,340})?|\\.\\d{1,340})$/),
    ])
    .refine((value) => isAsked(String(value)))
    .transform((value) => {
      const number = Number(value) + 0
      return typeof value === 'number' || Math.abs(number) > Number.MAX_SAFE_INTEGER || !isAsked(String(number)) ? value : number
    })
`,
  within: `/** A number that missed a limit by what sums of fractions get wrong is that limit. */
const within = (least: number, most: number) =>
  z.number().transform((value) => {
    const isNear = (limit: number) => Math.abs(value - limit) <= 1e-12 * Math.max(1, Math.abs(value))
    return isNear(least) ? Math.max(value, least) : isNear(most) ? Math.min(value, most) : value
  })
`,
  address: `/** An address that may be shown: http(s), blob: or a path of the own origin. */
const address = z.string().max(2048).regex(/^(?:https?:\\/\\/|blob:|(?!\\/\\/)(?![^/?#]*:))[^\\u0000-\\u0020\\u007f\\\\]+$/i)
`,
  showsNothing: `/** Rich text that shows nothing: no visible character, no picture or the like. */
const showsNothing = (html: string) => {
  const isBlank = (text: string) => text.replaceAll('&nbsp;', ' ').trim() === ''
  const [before = '', ...tags] = html.split('<')
  const isSilent = (tag: string) => !/^(?:img|hr|video|audio|iframe|table|input)(?![a-z\\d])/i.test(tag)
  return isBlank(before) && tags.every((tag) => tag.includes('>') && isSilent(tag) && isBlank(tag.slice(tag.indexOf('>') + 1)))
}
`,
  removedRow: `/** A stored row that a person removed: its values are not validated. */
const removedRow = z.object({ status: z.literal(-1) })
`,
  addedRow: `/** The mark of a row that a person added. */
const addedRow = z.literal(1).optional().catch(undefined)
`,
  ...CONDITION_CONSTANTS,
} as const

/** The name of a constant of the preamble. */
export type ZodConstant = keyof typeof ZOD_CONSTANTS

/** What a constant uses itself. */
export const ZOD_CONSTANT_USES: Partial<Readonly<Record<ZodConstant, readonly ZodConstant[]>>> = {
  orNothing: ['nothing'],
  oneOf: ['plain'],
  pathOf: ['plain'],
  settle: ['conditionHolds'],
}
