/** Texts as XML 1.0 can hold them. */

/** A text for an attribute: a character that XML cannot represent becomes a space. */
export function xmlText(text: string): string {
  return Array.from(text, (character) => (isXmlCharacter(character.codePointAt(0) ?? 0) ? character : ' ')).join('')
}

/** Other programs read a tab or a carriage return in an attribute as a space, so that is what is written. */
function isXmlCharacter(code: number): boolean {
  return code === 0xa || (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)
}

/** JSON of which every character may stand in XML: what may not is escaped as JSON does. */
export function xmlJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
}
