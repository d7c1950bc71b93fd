/** Writes style rules out as CSS. Emotion does the same and more, in ten times the time: of a page that opens that is a tenth. */

export interface StyleRules {
  /** By property, by selector with `&` for the element, or by at-rule. */
  readonly [name: string]: string | number | StyleRules
}

/** Properties whose numbers are no pixels. */
const UNITLESS = new Set(['flex', 'fontWeight', 'lineHeight', 'opacity', 'order', 'zIndex'])
/** Properties that Safari only supports with a prefix. */
const PREFIXED = new Set(['appearance', 'userSelect'])

/** @param selector - of the element that `rules` are about */
export function cssOf(selector: string, rules: StyleRules): string {
  const own: string[] = []
  const nested: string[] = []
  for (const [name, value] of Object.entries(rules)) {
    if (typeof value !== 'object') own.push(...declarationsOf(name, value))
    else if (name.startsWith('@')) nested.push(`${name}{${cssOf(selector, value)}}`)
    else nested.push(cssOf(within(selector, name), value))
  }
  return `${own.length === 0 ? '' : `${selector}{${own.join(';')}}`}${nested.join('')}`
}

/** `& b` within `.a, .c` is `.a b,.c b`. */
function within(parents: string, selector: string): string {
  return alternativesOf(parents)
    .flatMap((parent) => alternativesOf(selector).map((each) => each.replaceAll('&', parent)))
    .join()
}

/** Commas between brackets separate nothing here. */
function alternativesOf(selector: string): readonly string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at]
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign !== ',' || depth > 0) continue
    found.push(selector.slice(from, at).trim())
    from = at + 1
  }
  return [...found, selector.slice(from).trim()]
}

function declarationsOf(name: string, value: string | number): readonly string[] {
  if (name.startsWith('--')) return [`${name}:${value}`]
  const property = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
  const text = typeof value === 'number' && value !== 0 && !UNITLESS.has(name) ? `${value}px` : String(value)
  return PREFIXED.has(name) ? [`-webkit-${property}:${text}`, `${property}:${text}`] : [`${property}:${text}`]
}
