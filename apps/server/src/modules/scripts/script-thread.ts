/** The thread of scripts: started with the first of them, ended when none came for a while, and whenever one exceeded its limits. */
import { Worker } from 'node:worker_threads'
import type { Log } from '../../domain/log'
import type { ScriptFailure, ScriptTask, ThreadAnswer } from './script-outcome'

/** For a thread that does not even report that a script takes too long. */
const HARD_LIMIT_MS = 5000
const START_LIMIT_MS = 20_000
const IDLE_MS = 60_000
/** The heap of the thread itself; what scripts take is WebAssembly's, with a limit of its own. */
const HEAP_MB = 32

/** Beside the sources in development and tests, beside the bundle where the server is installed. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './script-worker.ts' : './script-worker.js', import.meta.url)

export interface ScriptThread {
  /** One after the other, in the order in which they came. */
  run(task: ScriptTask): Promise<ThreadAnswer>
  /** Whether there is a thread now. */
  isThere(): boolean
  /** Running and waiting scripts are abandoned. */
  close(): Promise<void>
}

export class ScriptsClosed extends Error {
  override readonly name = 'ScriptsClosed'
}

export function createScriptThread({ log, idleMs = IDLE_MS, hardLimitMs = HARD_LIMIT_MS }: ThreadTraits): ScriptThread {
  let last: Promise<unknown> = Promise.resolve()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const end = async () => {
    const ending = thread
    thread = null
    await ending?.terminate()
  }
  const start = async (): Promise<Worker> => {
    const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 4 }, stderr: true })
    // Does not keep the process alive; an error between two scripts is reported with the next one.
    started.unref()
    started.on('error', (error) => log.warn({ err: error }, 'the thread of scripts broke'))
    started.on('exit', () => {
      if (thread === started) thread = null
    })
    thread = started
    const ready = await nextOf<'ready'>(started, START_LIMIT_MS)
    if (ready === 'late' || ready === 'ended') throw new Error('the thread of scripts did not start')
    return started
  }
  const runNext = async (task: ScriptTask): Promise<ThreadAnswer> => {
    if (isClosed) throw new ScriptsClosed()
    clearTimeout(idle)
    const running = thread ?? (await start())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
    running.postMessage(task)
    const answer = await nextOf<ThreadAnswer>(running, hardLimitMs)
    if (isClosed) throw new ScriptsClosed()
    const result = answer === 'late' || answer === 'ended' ? givenUp(answer, hardLimitMs) : answer
    if (!result.ok && ENDS_THREAD.has(result.code)) await end()
    idle = setTimeout(() => void end(), idleMs).unref()
    return result
  }
  return {
    run(task) {
      const ran = last.then(
        () => runNext(task),
        () => runNext(task),
      )
      last = ran
      return ran
    },
    isThere: () => thread !== null,
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}

interface ThreadTraits {
  readonly log: Log
  readonly idleMs?: number
  readonly hardLimitMs?: number
}

/** The memory is only freed with the thread. */
const ENDS_THREAD: ReadonlySet<ScriptFailure['code']> = new Set(['script.memory-over', 'script.crashed', 'script.time-over'])

const givenUp = (why: 'late' | 'ended', hardLimitMs: number): ScriptFailure => ({
  ok: false,
  code: why === 'late' ? 'script.time-over' : 'script.crashed',
  line: null,
  message: '',
  log: [],
  ms: why === 'late' ? hardLimitMs : 0,
})

/** @returns its next message, unless it ended before, or that time has passed */
function nextOf<Message>(thread: Worker, limitMs: number): Promise<Message | 'late' | 'ended'> {
  return new Promise((resolve) => {
    const settle = (found: Message | 'late' | 'ended') => {
      clearTimeout(timer)
      thread.off('message', settle).off('exit', end)
      resolve(found)
    }
    const end = () => settle('ended')
    const timer = setTimeout(() => settle('late'), limitMs)
    thread.on('message', settle).on('exit', end)
  })
}
