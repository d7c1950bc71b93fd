/** Whether a file is a picture, by its content: names and declared types are only claims. SVG is a document with scripts. */

/** The beginnings of raster formats that browsers show. `null` stands for any byte. */
const BEGINNINGS: readonly (readonly (number | null)[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38, 0x37, 0x61], // GIF87a
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], // GIF89a
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50], // WebP
  [0x42, 0x4d, null, null, null, null, 0x00, 0x00, 0x00, 0x00], // BMP
  [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69], // AVIF, still or moving
]

const HEAD_BYTES = 16

/** True when the first bytes are those of a raster picture. */
export function isPictureHead(head: Uint8Array): boolean {
  return BEGINNINGS.some((beginning) => beginning.every((byte, at) => at < head.length && (byte === null || byte === head[at])))
}

/** What a file is, read from its first bytes; a folder that was dropped cannot be read. */
export async function readFileKind(file: File): Promise<'picture' | 'other' | 'empty' | 'unreadable'> {
  if (file.size === 0) return 'empty'
  try {
    return isPictureHead(new Uint8Array(await bytesOf(file.slice(0, HEAD_BYTES)))) ? 'picture' : 'other'
  } catch {
    return 'unreadable'
  }
}

/** A DOM of tests, as that of Jest, may have the older way alone. */
function bytesOf(part: Blob): Promise<ArrayBuffer> {
  if (typeof part.arrayBuffer === 'function') return part.arrayBuffer()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsArrayBuffer(part)
  })
}
