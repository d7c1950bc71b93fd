/** Knows when a disk is nearly full, while there is still enough of it left for PostgreSQL to go on reading. */
import { statfs } from 'node:fs/promises'
import type { Log } from '../domain/log'

/** PostgreSQL ends when it cannot write its log, of which a piece is 16 MiB: some of them stay free. */
const RESERVE_BYTES = 64 * 1024 * 1024
/** How long a result is cached. */
const FRESH_MS = 1000

export interface FreeSpace {
  /** True when nothing more should be written there. */
  isShort(): Promise<boolean>
}

/** Of the disks that rows and uploaded files lie on. */
export type Space = Readonly<Record<'rows' | 'files', FreeSpace>>

export const enoughSpace: FreeSpace = { isShort: async () => false }

/** Watches the disk of a folder. One that does not report its free space counts as having enough: the write itself will fail then. */
export function freeSpace(folder: string, log: Log): FreeSpace {
  let asked = -Infinity
  let answer: Promise<boolean> = Promise.resolve(false)
  let wasShort = false
  const look = async () => {
    const found = await statfs(folder).catch(() => null)
    if (found === null) return false
    const free = found.bavail * found.bsize
    const isShort = free < RESERVE_BYTES
    if (isShort && !wasShort)
      log.error({ folder, free, reserve: RESERVE_BYTES }, 'the disk is nearly full; changes are refused until there is space')
    if (!isShort && wasShort) log.warn({ folder, free }, 'there is space on the disk again')
    wasShort = isShort
    return isShort
  }
  return {
    isShort() {
      if (performance.now() - asked > FRESH_MS) {
        asked = performance.now()
        answer = look()
      }
      return answer
    },
  }
}
