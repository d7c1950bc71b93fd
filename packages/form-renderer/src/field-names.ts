/**
 * Names under which react-hook-form keeps values. It reads dots and brackets in a name as a path, while a model from an old file may
 * hold anything (`a.b`, `0`, `items[0]`, `字段`). So each model is spelled in word characters only. No two models share a spelling.
 */

const NOT_PLAIN = /[^A-Za-z0-9]/g

/** The form field name of `model`. Letters and digits stand for themselves, everything else for its code between underscores. */
export function fieldName(model: string): string {
  return `m_${model.replace(NOT_PLAIN, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`
}
