/** The interface of a storage for the bytes of uploaded files. */
import type { Readable } from 'node:stream'

/** What was written. */
export interface StoredFile {
  readonly byteCount: number
  /** The first bytes, enough to detect what kind of file it is and how large a picture. */
  readonly head: Buffer
}

export interface FileStorage {
  /** Where the bytes lie, for people. */
  readonly place: string
  /** How much more fits there; null when that is not known. */
  freeBytes(): Promise<number | null>
  /** Stores a file, wholly or not at all, also after a crash. `content` that breaks off leaves nothing behind. */
  put(id: string, content: Readable): Promise<StoredFile>
  /** The file's bytes, or null when there is no such file. */
  open(id: string): Promise<Readable | null>
  /** Deletes a file; a missing one is no error. */
  remove(id: string): Promise<void>
  /** The ids of files written before then, in batches. */
  list(before: Date): AsyncIterable<readonly string[]>
  /** Deletes remains of unfinished files begun before then. @returns how many there were. */
  removeUnfinished(before: Date): Promise<number>
}
