/** How large a picture says it is, read from its header alone: nothing is decoded, and every step goes forward. */

export interface PictureSize {
  readonly width: number
  readonly height: number
}

type Reader = (head: Buffer) => PictureSize | null

const JPEG_MARKER = 0xff
/** Start-of-frame markers are C0 to CF, but for the tables C4 and CC and the reserved C8. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Segments follow each other, each with its length; the frame's says the size. */
function jpegSize(head: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 <= head.length && head[at] === JPEG_MARKER) {
    const marker = head.readUInt8(at + 1)
    if (isFrame(marker)) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    // A marker may be preceded by any number of fill bytes.
    if (marker === JPEG_MARKER) at += 1
    else at += 2 + (hasNoLength(marker) ? 0 : Math.max(2, head.readUInt16BE(at + 2)))
  }
  return null
}

function webpSize(head: Buffer): PictureSize | null {
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return null
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Each image in the file has a box that says its size; the largest counts. */
function avifSize(head: Buffer): PictureSize | null {
  let largest: PictureSize | null = null
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) }
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
/** Header and description of the screen. */
const GIF_HEAD_BYTES = 13

/** The screen, or the first image where that is larger: browsers let it be the screen then. Later ones are cut off at the screen. */
function gifSize(head: Buffer): PictureSize | null {
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  const flags = head.readUInt8(10)
  const coloursBytes = flags < 0x80 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
  let at = GIF_HEAD_BYTES + coloursBytes
  while (head.readUInt8(at) === GIF_EXTENSION) {
    at += 2
    // Parts, each with its length; one without bytes is the last.
    for (let length = head.readUInt8(at); length > 0; length = head.readUInt8(at)) at += length + 1
    at += 1
  }
  if (head.readUInt8(at) !== GIF_IMAGE) return null
  const [width, height] = [head.readUInt16LE(at + 1) + head.readUInt16LE(at + 5), head.readUInt16LE(at + 3) + head.readUInt16LE(at + 7)]
  return { width: Math.max(screen.width, width), height: Math.max(screen.height, height) }
}

function bmpSize(head: Buffer): PictureSize {
  // The oldest header has sides of two bytes; later ones may be upside down, with a negative height.
  if (head.readUInt32LE(14) === 12) return { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
  return { width: head.readInt32LE(18), height: Math.abs(head.readInt32LE(22)) }
}

const pngSize: Reader = (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) })

const readers: Readonly<Record<string, Reader>> = {
  'image/png': pngSize,
  'image/apng': pngSize,
  'image/gif': gifSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
  'image/bmp': bmpSize,
}

/** @returns null when the picture is truncated, or of an unknown kind. */
export function pictureSize(head: Buffer, mediaType: string): PictureSize | null {
  try {
    return readers[mediaType]?.(head) ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
