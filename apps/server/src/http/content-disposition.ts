/** The header that names a file which is sent. */

/**
 * The value of a Content-Disposition header (RFC 6266): an ASCII name for old clients, the real one percent-encoded beside it.
 *
 * @example contentDisposition('attachment', '合同.pdf') // attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C.pdf
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
