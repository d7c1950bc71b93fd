/** What a file is, by its content. */
import { fileTypeFromBuffer } from 'file-type'

/** Pictures that browsers draw and that cannot hold script. SVG is a document, not a picture. */
const IMAGES: ReadonlySet<string> = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'])

export interface FileKind {
  /** As it is served: anything but a picture goes out as plain bytes, so that no browser runs it. */
  readonly mediaType: string
  readonly isImage: boolean
}

/** @param head - the first bytes of the file. */
export async function fileKindOf(head: Buffer): Promise<FileKind> {
  const mime = (await fileTypeFromBuffer(head))?.mime
  return mime !== undefined && IMAGES.has(mime)
    ? { mediaType: mime, isImage: true }
    : { mediaType: 'application/octet-stream', isImage: false }
}
