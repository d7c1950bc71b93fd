/** Checks the value of the upload widgets: a bounded list of entries with a safe address, none still on its way. */
import type { ValueProblem } from '../define-widget'
import { isList, isObject, ownValue } from '../json'

/** Addresses longer than this do not survive the way through proxies and databases. */
const LONGEST_ADDRESS = 2048

/**
 * True for an address that may be shown or followed: http(s), an object of this page (`blob:`), or a path of the own origin. `//host`,
 * `javascript:`, `data:` and addresses with control characters are not.
 *
 * @example isSafeAddress('/api/v1/files/7') // true
 */
export function isSafeAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address === '' || address.length > LONGEST_ADDRESS) return false
  // Browsers drop tabs and line breaks inside an address and read a backslash as a slash: both hide where it leads.
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at)
    if (code <= 0x20 || code === 0x5c || code === 0x7f) return false
  }
  if (/^(?:https?:\/\/|blob:)/i.test(address)) return true
  return !address.startsWith('//') && !/^[^/?#]*:/.test(address)
}

/** Problems of a list of uploaded files. */
export function checkFiles(value: unknown, { length }: { readonly length: number }): readonly ValueProblem[] {
  if (!isList(value) || !value.every(isObject)) return [{ code: 'shape', params: { expected: 'files' } }]
  if (value.length > length) return [{ code: 'max', params: { max: length, count: value.length } }]
  if (value.some((file) => ownValue(file, 'status') === 'uploading')) return [{ code: 'upload', params: { reason: 'uploading' } }]
  if (value.some((file) => ownValue(file, 'status') === 'error')) return [{ code: 'upload', params: { reason: 'error' } }]
  const unsafe = value.find((file) => !isSafeAddress(ownValue(file, 'url')))
  return unsafe === undefined ? [] : [{ code: 'type', params: { dataType: 'url' } }]
}

/** The entries with `keys` alone: upload controls of the old family store their own working state too. */
export function cleanFiles(value: unknown, keys: readonly string[]): unknown {
  if (!isList(value)) return value
  return value.map((file) =>
    isObject(file) ? Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(file, key) ? [[key, file[key]]] : []))) : file,
  )
}
