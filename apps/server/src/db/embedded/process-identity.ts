/** Whether a process runs, and what it is. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { platform } from 'node:os'

/** True while the process runs. One that has ended and was not yet collected by its parent (a zombie) does not run. */
export async function isAlive(pid: number): Promise<boolean> {
  if (platform() === 'linux') {
    const fields = await statFields(pid)
    return fields !== null && fields[0] !== 'Z' && fields[0] !== 'X'
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The fields of `/proc/<pid>/stat` from the third on: the second, the command name in brackets, may hold anything. */
async function statFields(pid: number): Promise<string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The command line of a process, or an empty text. */
export async function commandLineOf(pid: number): Promise<string> {
  if (platform() === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  if (platform() === 'win32') return ''
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'command=', '-p', String(pid)], (error, stdout) => resolve(error === null ? stdout : ''))
  })
}

/** Waits until a process that is not our child is gone. @returns false when it still runs after that time. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  // oxlint-disable-next-line no-await-in-loop -- polling is the only way to watch somebody else's child
  while (await isAlive(pid)) {
    if (Date.now() > deadline) return false
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
