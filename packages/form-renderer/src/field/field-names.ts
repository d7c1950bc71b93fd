/**
 * Keys as parts of an element's id. A key from an old file may hold anything (`a.b`, `0`, `items[0]`, `字段`), while `aria-describedby` reads
 * a space as the end of an id. So each key is spelled in word characters only. No two keys share a spelling.
 */

const NOT_PLAIN = /[^A-Za-z0-9]/g

/** The part of an id that stands for `key`. Letters and digits stand for themselves, everything else for its code between underscores. */
export function fieldName(key: string): string {
  return `m_${key.replace(NOT_PLAIN, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`
}
