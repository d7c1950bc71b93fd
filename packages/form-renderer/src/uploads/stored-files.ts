/** The value of an upload field: a list of entries, of which those on their way are marked. Pure. */
import { isSafeAddress } from '@formwork/form-schema'

/** One file of the value, unchecked: old data may hold anything. */
export type StoredFile = Readonly<Record<string, unknown>>

/** The two shapes of entries (spec 3.4). */
export interface EntryShape {
  /** The key that identifies an entry. */
  readonly id: 'key' | 'uid'
  readonly pending: (id: string, name: string) => StoredFile
  readonly done: (id: string, name: string, url: string) => StoredFile
}

export const PICTURE: EntryShape = {
  id: 'key',
  pending: (key) => ({ key, url: '', percent: 0, status: 'uploading' }),
  done: (key, _name, url) => ({ key, url, percent: 100, status: 'success' }),
}

export const FILE: EntryShape = {
  id: 'uid',
  pending: (uid, name) => ({ uid, name, url: '', status: 'uploading' }),
  done: (uid, name, url) => ({ uid, name, url }),
}

/** The entries of a value; an invalid one becomes an object, so that it can be seen and removed. */
export function storedFiles(value: unknown): readonly StoredFile[] {
  if (!Array.isArray(value)) return NONE
  return value.every(isEntry) ? value : value.map((entry: unknown) => (isEntry(entry) ? entry : { url: entry }))
}

const NONE: readonly StoredFile[] = []

function isEntry(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textIn(file: StoredFile, key: string): string {
  const text = Object.hasOwn(file, key) ? file[key] : undefined
  return typeof text === 'string' || typeof text === 'number' ? String(text) : ''
}

/** True for an entry that has not arrived: uploading now, or left over from a page that was closed meanwhile. */
export const isPending = (file: StoredFile) => textIn(file, 'status') === 'uploading' || textIn(file, 'status') === 'error'

/** The address, if it may be shown and followed (D4). */
export function addressOf(file: StoredFile): string | undefined {
  const url = Object.hasOwn(file, 'url') ? file['url'] : undefined
  return isSafeAddress(url) && canBeReached(url) ? url : undefined
}

/** False for a `blob:` address of another site: it holds nothing outside the page it was made in, and the browser complains when it is asked for. */
function canBeReached(address: string): boolean {
  if (!/^blob:/i.test(address)) return true
  return typeof location !== 'undefined' && address.startsWith(`${location.origin}/`, 'blob:'.length)
}

/** The name, else the end of the address. */
export function nameOf(file: StoredFile): string {
  return textIn(file, 'name') || (textIn(file, 'url').split(/[?#]/)[0]?.split('/').at(-1) ?? '')
}
