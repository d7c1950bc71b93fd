/** Gives the measuring program priority over the measured one: it takes a tenth of a processor, and a call would otherwise be timed together with its wait for one. */
import { getPriority, setPriority } from 'node:os'

const FIRST = -10

/** Runs `work` first among the programs of this machine, where that is allowed (root); its children are started before, and stay as they are. */
export async function withPrecedence(work) {
  const usual = getPriority()
  try {
    setPriority(FIRST)
  } catch {
    return work()
  }
  try {
    return await work()
  } finally {
    setPriority(usual)
  }
}
