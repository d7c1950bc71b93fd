/** What the server and its PostgreSQL hold in memory. Linux only; shared pages count once. */
import { readdirSync, readFileSync } from 'node:fs'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const MiB = 1024

const proportional = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / MiB

export function memoryOf(serverPid, folder) {
  const postmaster = Number(read(join(realpathSync(join(folder, 'data/cluster')), 'pgdata/postmaster.pid')).split('\n')[0])
  const backends = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
  const postgres = [String(postmaster), ...backends].reduce((sum, pid) => sum + proportional(pid), 0)
  return { server: proportional(String(serverPid)), postgres }
}

const parentOf = (pid) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
