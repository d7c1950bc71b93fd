/** The language of a caller, read from the header that browsers send. */
import { DEFAULT_LOCALE, type Locale } from '../domain/locale'

/** Reads `Accept-Language`: the first of our languages by weight; Chinese when it asks for neither. */
export function localeOf(header: string | undefined): Locale {
  if (header === undefined) return DEFAULT_LOCALE
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
    })
    .filter(({ tag, weight }) => weight > 0 && /^(zh|en)(-|$)/.test(tag))
    .toSorted((a, b) => b.weight - a.weight)
  return wanted[0]?.tag.startsWith('en') === true ? 'en' : DEFAULT_LOCALE
}
