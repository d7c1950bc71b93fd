/** Sets of characters: what one place of a pattern accepts. Asked with a code point. */

/** True for the code points that belong. */
export type CharacterSet = (codePoint: number) => boolean

export const between =
  (low: number, high: number): CharacterSet =>
  (codePoint) =>
    codePoint >= low && codePoint <= high

export const anyOf =
  (sets: readonly CharacterSet[]): CharacterSet =>
  (codePoint) =>
    sets.some((set) => set(codePoint))

export const not =
  (set: CharacterSet): CharacterSet =>
  (codePoint) =>
    !set(codePoint)

/** What a literal expression of our own accepts; the language's own tables say what white space or a letter is. */
const accepted =
  (expression: RegExp): CharacterSet =>
  (codePoint) =>
    expression.test(String.fromCodePoint(codePoint))

export const everything: CharacterSet = () => true
export const digit = between(0x30, 0x39)
export const wordCharacter = anyOf([between(0x61, 0x7a), between(0x41, 0x5a), digit, between(0x5f, 0x5f)])
export const space = accepted(/\s/u)
export const lineEnd = anyOf([between(0x0a, 0x0a), between(0x0d, 0x0d), between(0x2028, 0x2029)])

const PROPERTIES: ReadonlyMap<string, RegExp> = new Map(
  // Written out: an expression is never made from a definition's text. Categories, then the scripts that forms meet.
  Object.entries({
    L: /\p{L}/u,
    Lu: /\p{Lu}/u,
    Ll: /\p{Ll}/u,
    Lt: /\p{Lt}/u,
    Lm: /\p{Lm}/u,
    Lo: /\p{Lo}/u,
    M: /\p{M}/u,
    Mn: /\p{Mn}/u,
    Mc: /\p{Mc}/u,
    Me: /\p{Me}/u,
    N: /\p{N}/u,
    Nd: /\p{Nd}/u,
    Nl: /\p{Nl}/u,
    No: /\p{No}/u,
    P: /\p{P}/u,
    Pc: /\p{Pc}/u,
    Pd: /\p{Pd}/u,
    Ps: /\p{Ps}/u,
    Pe: /\p{Pe}/u,
    Pi: /\p{Pi}/u,
    Pf: /\p{Pf}/u,
    Po: /\p{Po}/u,
    S: /\p{S}/u,
    Sm: /\p{Sm}/u,
    Sc: /\p{Sc}/u,
    Sk: /\p{Sk}/u,
    So: /\p{So}/u,
    Z: /\p{Z}/u,
    Zs: /\p{Zs}/u,
    Zl: /\p{Zl}/u,
    Zp: /\p{Zp}/u,
    C: /\p{C}/u,
    Cc: /\p{Cc}/u,
    Cf: /\p{Cf}/u,
    Han: /\p{sc=Han}/u,
    Hiragana: /\p{sc=Hiragana}/u,
    Katakana: /\p{sc=Katakana}/u,
    Hangul: /\p{sc=Hangul}/u,
    Latin: /\p{sc=Latin}/u,
    Greek: /\p{sc=Greek}/u,
    Cyrillic: /\p{sc=Cyrillic}/u,
    Arabic: /\p{sc=Arabic}/u,
    Hebrew: /\p{sc=Hebrew}/u,
    Thai: /\p{sc=Thai}/u,
    Tibetan: /\p{sc=Tibetan}/u,
    Mongolian: /\p{sc=Mongolian}/u,
  }),
)

/** The set behind `\p{name}`, or null when it is not among the ones above. */
export function propertySet(name: string): CharacterSet | null {
  const expression = PROPERTIES.get(name.replace(/^(?:Script|sc|General_Category|gc)=/, ''))
  return expression === undefined ? null : accepted(expression)
}

/** Ranges up to this size are spelled out when case is ignored; larger ones hold both cases of what they hold, or no case at all. */
const SPELLED_OUT = 1024

/** A range, with the other case of each of its characters when `ignoreCase`. */
export function range(low: number, high: number, ignoreCase: boolean): CharacterSet {
  if (!ignoreCase || high - low > SPELLED_OUT) return between(low, high)
  const members = new Set<number>()
  for (let codePoint = low; codePoint <= high; codePoint++) for (const variant of variantsOf(codePoint)) members.add(variant)
  return (codePoint) => members.has(codePoint)
}

/** Accepts a character when `set` holds one of its cases. */
export const ignoringCase =
  (set: CharacterSet): CharacterSet =>
  (codePoint) =>
    variantsOf(codePoint).some(set)

// Every place of a pattern that is alive asks about the same character in turn.
let latest = { codePoint: -1, variants: [-1] as readonly number[] }

function variantsOf(codePoint: number): readonly number[] {
  if (codePoint !== latest.codePoint) {
    const upper = upperOf(codePoint)
    const lower = lowerOf(codePoint)
    latest = { codePoint, variants: [...new Set([codePoint, upper, lower, lowerOf(upper), upperOf(lower)])] }
  }
  return latest.variants
}

/** The Turkish dotless i is no other case of i, and ß has a capital letter of its own, although `toUpperCase` says otherwise. */
const UPPER: ReadonlyMap<number, number> = new Map([
  [0x131, 0x131],
  [0xdf, 0x1e9e],
])

function upperOf(codePoint: number): number {
  return UPPER.get(codePoint) ?? single(String.fromCodePoint(codePoint).toUpperCase(), codePoint)
}

function lowerOf(codePoint: number): number {
  return single(String.fromCodePoint(codePoint).toLowerCase(), codePoint)
}

/** Where one character would become two, it stays itself. */
function single(changed: string, original: number): number {
  const first = changed.codePointAt(0) ?? original
  return String.fromCodePoint(first) === changed ? first : original
}
