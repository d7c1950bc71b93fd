/** Checks the value of the upload widgets: a bounded list of entries with a safe address, none still on its way. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { isList, isObject, ownValue } from '../../json'

/** Addresses longer than this do not survive the way through proxies and databases. */
const LONGEST_ADDRESS = 2048

/** White space, control characters and the backslash: everything below U+0080 but the characters named here. */
const HIDING = /[^!-[\]-~\u0080-\uffff]/

/**
 * Decides whether an address may be shown or followed: http(s), an object of this page (`blob:`), or a path of the own origin. `//host`,
 * `javascript:`, `data:` and addresses with control characters may not.
 *
 * @param address - any value.
 * @returns true for a text that may.
 * @example isSafeAddress('/api/v1/files/7') // true
 */
export function isSafeAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address === '' || address.length > LONGEST_ADDRESS) return false
  // Browsers drop tabs and line breaks inside an address and read a backslash as a slash: both hide where it leads.
  if (HIDING.test(address)) return false
  if (/^(?:https?:\/\/|blob:)/i.test(address)) return true
  return !address.startsWith('//') && !/^[^/?#]*:/.test(address)
}

/** Problems of a list of uploaded files: `length` is the most there may be, `min` the fewest of a list that is not empty. */
export function checkFiles(
  value: unknown,
  { length, min = 0 }: { readonly length: number; readonly min?: number },
): readonly ValueProblem[] {
  if (!isList(value) || !value.every(isObject)) return wrongShape('files')
  if (value.length > length) return [{ code: 'max', params: { max: length, count: value.length } }]
  if (value.length < min) return [{ code: 'min', params: { min, count: value.length } }]
  const reason = ['uploading', 'error'].find((status) => value.some((file) => ownValue(file, 'status') === status))
  if (reason !== undefined) return [{ code: 'upload', params: { reason } }]
  return value.every((file) => isSafeAddress(ownValue(file, 'url'))) ? [] : [{ code: 'type', params: { dataType: 'url' } }]
}

/** The members of one stored file, and what each holds: `id` is a text or a number. All but the address may be missing. */
export type FileEntry = Readonly<Record<string, 'text' | 'number' | 'id'>>

/** What a `file` widget stores of a file. Its size and type stand there for a field with rules about them, or where the host said them. */
export const FILE_ENTRY = { uid: 'id', name: 'text', url: 'text', size: 'number', type: 'text' } as const satisfies FileEntry
/** What an `imgupload` widget stores of a picture; name, size and type as with files. */
export const PICTURE_ENTRY = {
  key: 'id',
  url: 'text',
  percent: 'number',
  status: 'text',
  name: 'text',
  size: 'number',
  type: 'text',
} as const satisfies FileEntry

/** The files with the members of `entry` alone: upload controls of the old family store their own working state too. */
export function cleanFiles(value: unknown, entry: FileEntry): unknown {
  return isList(value) ? value.map((file) => (isObject(file) ? cleanFile(file, entry) : file)) : value
}

function cleanFile(file: Readonly<Record<string, unknown>>, entry: FileEntry): unknown {
  return Object.fromEntries(Object.entries(file).filter(([key, value]) => isMember(value, ownValue(entry, key))))
}

function isMember(value: unknown, kind: FileEntry[string] | undefined): boolean {
  return typeof value === 'string' ? kind === 'text' || kind === 'id' : typeof value === 'number' && (kind === 'number' || kind === 'id')
}
