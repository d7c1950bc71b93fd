/** The name of a file as it may be stored and shown. Pure. */

/** Characters of a name; the extension survives the cut. */
const LONGEST = 200

/**
 * A file's name without folders, without control characters and without the marks that turn the reading direction around. It is text and
 * nothing more: the server decides where the file is stored, under a name of its own.
 *
 * @example safeFileName('../../etc/passwd') // 'passwd'
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const readable = Array.from(last).filter(isReadable).join('').trim()
  if (/^\.*$/.test(readable)) return 'file'
  if (readable.length <= LONGEST) return readable
  const dot = readable.lastIndexOf('.')
  const extension = dot > 0 && readable.length - dot <= 16 ? readable.slice(dot) : ''
  return `${readable.slice(0, LONGEST - extension.length - 1)}…${extension}`
}

function isReadable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
  const isDirection =
    code === 0x061c || (code >= 0x200e && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return !isControl && !isDirection && !isSurrogate
}
