/** Who owns a data directory, written down for people, and for machines that share the folder but not the kernel. */
import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname, platform } from 'node:os'
import { z } from 'zod'

const ownerSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Identifies one boot of one kernel; two owners with the same one are kept apart by the kernel's lock. */
  boot: z.string(),
  /** ISO time. */
  since: z.string(),
  /** Grows while the owner runs. */
  beat: z.number(),
})

export type Owner = z.infer<typeof ownerSchema>

function bootId(): string {
  if (platform() !== 'linux') return hostname()
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

export const thisOwner = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  boot: bootId(),
  since: new Date().toISOString(),
  beat: 0,
})

/** @returns null when there is none, or it cannot be read. */
export async function readOwner(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Call only while holding the lock. */
export async function writeOwner(file: string, owner: Owner): Promise<void> {
  const draft = `${file}.draft`
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 })
  await rename(draft, file)
}

export const removeOwner = (file: string): Promise<void> => rm(file, { force: true })
