/** Makes a person's picture from an upload: decoded and encoded again, so that nothing of the sent file is kept, its metadata least of all. */
import { AVATAR_LIMIT_PIXELS, AVATAR_SIDE } from '@formwork/api-contract'
import { refuse } from '../../domain/refusal'
import { fileKindOf } from '../files/file-kind'

/** Of those that `fileKindOf` takes for pictures. */
const DECODED: ReadonlySet<string> = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
/** A picture within the limits takes a part of a second; one that is made to take longer is aborted. */
const LONGEST_SECONDS = 10
const QUALITY = 85

export const AVATAR_MEDIA_TYPE = 'image/webp'

/**
 * Decodes in separate threads, so that the server is not blocked.
 *
 * @throws {Refusal} `avatar.not-a-picture`, also for more pixels than are read; `avatar.unreadable` for a broken one
 */
export async function avatarOf(sent: Buffer): Promise<Buffer> {
  const { mediaType } = await fileKindOf(sent)
  if (!DECODED.has(mediaType)) throw refuse('avatar.not-a-picture')
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(sent, { limitInputPixels: AVATAR_LIMIT_PIXELS, pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    throw isTooLarge(error) ? refuse('avatar.not-a-picture') : refuse('avatar.unreadable')
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof Error && error.message.includes('exceeds pixel limit')
