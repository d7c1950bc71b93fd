/** What the server stores about its database outside of it, so that a database that vanished or went back in time is not mistaken for a new one. */
import { open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const markSchema = z.object({
  /** PostgreSQL's name for one cluster, given when it was made. */
  cluster: z.string(),
  /** The position in the write-ahead log up to which everything was on disk; it only ever grows. */
  position: z.string(),
  /** Tickets there were at least. */
  tickets: z.number(),
  /** ISO time. */
  at: z.string(),
})

export type InstallationMark = z.infer<typeof markSchema>

const markFile = (dataDir: string) => join(dataDir, 'installation.json')

/** @returns null when nothing is remembered, or nothing that can be read. */
export async function readMark(dataDir: string): Promise<InstallationMark | null> {
  const text = await readFile(markFile(dataDir), 'utf8').catch(() => '')
  try {
    return markSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function writeMark(dataDir: string, mark: InstallationMark): Promise<void> {
  const draft = `${markFile(dataDir)}.draft`
  const file = await open(draft, 'w', 0o644)
  try {
    await file.writeFile(`${JSON.stringify(mark, null, 2)}\n`)
    // Flushed before it replaces the old mark, which only claims less than this one.
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(draft, markFile(dataDir))
}

/** True when there are uploaded files: then there was a database that knew them. */
export async function holdsUploads(dataDir: string): Promise<boolean> {
  return (await readdir(join(dataDir, 'files')).catch(() => [])).length > 0
}

/** For sentences. @example summary(mark) // 'at least 60 tickets on 2026-03-02 09:00 UTC' */
export const summary = ({ tickets, at }: InstallationMark): string =>
  `${tickets === 1 ? 'at least 1 ticket' : `at least ${tickets} tickets`} on ${at.slice(0, 16).replace('T', ' ')} UTC`
