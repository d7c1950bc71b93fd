/** What the server and its PostgreSQL use of the machine: memory, where shared pages count once, and processor time. Linux only. */
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
const MS_PER_TICK = 10

const proportional = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / MiB
const parentOf = (pid) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

function postgresOf(folder) {
  const postmaster = Number(read(join(realpathSync(join(folder, 'data/cluster')), 'pgdata/postmaster.pid')).split('\n')[0])
  const backends = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
  return [String(postmaster), ...backends]
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

export function memoryOf(serverPid, folder) {
  return { server: proportional(String(serverPid)), postgres: sum(postgresOf(folder).map(proportional)) }
}

/** Fields 14 to 17 of its stat: user and system time, its own and of children that have ended. */
function ticksOf(pid) {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return sum(fields.slice(11, 15).map(Number)) * MS_PER_TICK
}

/** Processor time in ms since their start; two of these around some calls say what the calls cost, whatever else runs on the machine. */
export function processorOf(serverPid, folder) {
  return { server: ticksOf(serverPid), postgres: sum(postgresOf(folder).map(ticksOf)) }
}
