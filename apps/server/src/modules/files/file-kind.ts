/** What a file is, by its content. */
import { pictureSize, type PictureSize } from './picture-size'

/** Pictures that browsers draw and that cannot hold script. SVG is a document, not a picture. */
const IMAGES: ReadonlySet<string> = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'])

/** A browser takes four bytes for each pixel, whatever the file weighs: 65,535 × 65,535 are 16 GiB. Cameras and scanners stay below both. */
const MAX_PIXELS = 100_000_000
const MAX_SIDE = 32_767

export interface FileKind {
  /** As it is served: anything but a picture goes out as plain bytes, so that no browser runs it. */
  readonly mediaType: string
  readonly isImage: boolean
}

/** @param head - the first bytes of the file. */
export async function fileKindOf(head: Buffer): Promise<FileKind> {
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(head))?.mime
  return mime !== undefined && IMAGES.has(mime) && mayBeDrawn(pictureSize(head, mime))
    ? { mediaType: mime, isImage: true }
    : { mediaType: 'application/octet-stream', isImage: false }
}

/** A picture without a size, or one too large to be drawn, is a file like any other: it is downloaded, never shown inline. */
const mayBeDrawn = (size: PictureSize | null): boolean =>
  size !== null &&
  size.width > 0 &&
  size.height > 0 &&
  Math.max(size.width, size.height) <= MAX_SIDE &&
  size.width * size.height <= MAX_PIXELS
