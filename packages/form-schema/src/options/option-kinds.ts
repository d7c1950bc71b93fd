/** The kinds of option that widget definitions are made of: small schemas that carry their default. */
import { withDefault, z } from '../zod'

/** Free text. */
export const text = (value = '') => withDefault(z.string(), value)

/** A yes/no option. */
export const flag = (value = false) => withDefault(z.boolean(), value)

/** A finite number inside an inclusive range. */
export const numberIn = (value: number, least = -Number.MAX_VALUE, most = Number.MAX_VALUE) =>
  withDefault(z.number().check(z.minimum(least), z.maximum(most)), value)

/** A whole number; `-1` stands for "no limit" where the old family writes it so. */
export const wholeNumber = (value: number, least: number, most = Number.MAX_SAFE_INTEGER) =>
  withDefault(z.int().check(z.minimum(least), z.maximum(most)), value)

/** A number that may be left out; the old family writes `''` for "not set". */
export const optionalNumber = () => withDefault(z.union([z.number(), z.literal('')]), '')

/** One of a closed set of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, value: T[number]) => withDefault(z.enum(words), value)
