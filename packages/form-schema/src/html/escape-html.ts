/** Escapes text for HTML content and quoted attributes. */

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe inside an element and inside a quoted attribute. NUL and lone surrogates, which HTML cannot hold, become U+FFFD. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(LONE_SURROGATE, '\uFFFD')
    .replaceAll('\0', '\uFFFD')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** JSON that is safe inside a `<script>` element: no `<` is left that could end it. */
export function escapeJsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** A list of attributes; true is a bare attribute, false and '' leave it out, but for `value`: a choice may be the empty text. */
export function attributes(entries: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(entries)
    .filter(([name, value]) => value !== false && (value !== '' || name === 'value'))
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('')
}
