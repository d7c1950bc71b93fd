/** Whether a file is of a kind that the settings take: by its content where that tells, by its name where it does not. */

/** Container formats of many kinds of documents: the content alone does not say which of them a file is. */
const WRAPPINGS: ReadonlySet<string> = new Set(['zip', 'cfb', 'xml', 'gz'])
/** Extensions of the same content. */
const ALIKE: Readonly<Record<string, string>> = { jpeg: 'jpg', tgz: 'gz', htm: 'html' }

const plain = (extension: string): string => ALIKE[extension] ?? extension
const extensionOf = (name: string): string => plain((/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase())

/**
 * @param head - the first bytes of the file
 * @param types - extensions (`.pdf`), media types and groups of them (`image/*`)
 */
export async function isAllowedKind(head: Buffer, name: string, types: readonly string[]): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type')
  const detected = await fileTypeFromBuffer(head)
  const isDetected = detected !== undefined && !WRAPPINGS.has(detected.ext)
  const extension = isDetected ? plain(detected.ext) : extensionOf(name)
  const isMeant = (type: string) => {
    if (type.startsWith('.')) return plain(type.slice(1)) === extension
    if (!isDetected) return false
    return type.endsWith('/*') ? detected.mime.startsWith(type.slice(0, -1)) : detected.mime === type
  }
  return types.some(isMeant)
}
