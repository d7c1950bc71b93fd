/** Tells a running process from a later one that got the same number. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { platform } from 'node:os'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When the process started, as the system spells it, or null when there is none (or the system does not say). */
export async function startMarkOf(pid: number): Promise<string | null> {
  if (platform() === 'linux') {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ])
    // The command name stands in brackets and may hold anything; field 22 is counted from behind it.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields?.[19] === undefined ? null : `${boot.trim()}:${fields[19]}`
  }
  if (platform() === 'win32') return null
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'lstart=', '-p', String(pid)], (error, stdout) => resolve(error === null ? stdout.trim() : null))
  })
}

/** The command line of a process, or an empty text. */
export async function commandLineOf(pid: number): Promise<string> {
  if (platform() === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  if (platform() === 'win32') return ''
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'command=', '-p', String(pid)], (error, stdout) => resolve(error === null ? stdout : ''))
  })
}

/** Waits until a process that is not our child is gone. @returns false when it still lives after that time. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    // oxlint-disable-next-line no-await-in-loop -- polling is the only way to watch somebody else's child
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
