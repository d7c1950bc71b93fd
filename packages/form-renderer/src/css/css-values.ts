/** Lets a CSS value from a definition through only when its whole text is one of a few known shapes. Pure. */

const LENGTH = /^\d{1,4}(?:\.\d{1,3})?(?:px|%|em|rem|vw|ch)$/
const NUMBER = /^\d{1,4}(?:\.\d{1,3})?$/
const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24}|(?:rgb|hsl)a?\((?:[\d.]{1,6}%?(?:deg)?[\s,/]{0,3}){3,4}\))$/i
const WEIGHT = /^(?:normal|bold|lighter|bolder|[1-9]00)$/
const FAMILY = /^[\p{L}\d\s,'"_-]{1,120}$/u
const CLASS_NAME = /^-?[_a-zA-Z][\w-]{0,63}$/

/** A CSS length such as `240px` or `50%`; a bare number means pixels. Anything else is undefined. */
export function cssLength(value: string | number): string | undefined {
  const text = String(value).trim()
  if (NUMBER.test(text)) return `${text}px`
  return LENGTH.test(text) ? text : undefined
}

/** A colour as hex, a name, `rgb()` or `hsl()`; anything else is undefined. */
export function cssColor(value: string): string | undefined {
  const text = value.trim()
  return COLOR.test(text) ? text : undefined
}

/** A font weight keyword or hundred. */
export function cssFontWeight(value: string | number): string | undefined {
  const text = String(value).trim()
  return WEIGHT.test(text) ? text : undefined
}

/** A list of font family names; no functions, no punctuation beyond quotes and commas. */
export function cssFontFamily(value: string): string | undefined {
  const text = value.trim()
  return FAMILY.test(text) ? text : undefined
}

/** The well-formed class names of `value`, joined by single spaces. */
export function cssClassNames(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => CLASS_NAME.test(name))
    .join(' ')
}
