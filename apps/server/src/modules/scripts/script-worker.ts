/** Runs scripts of processes, one after the other, in a thread of its own: QuickJS in WebAssembly, which can reach nothing of this program but `log`. */
import { parentPort } from 'node:worker_threads'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle, Scope } from 'quickjs-emscripten-core'
import type { ScriptFailureCode, ScriptInput, ScriptTask, ThreadAnswer } from './script-outcome'

const MEMORY_BYTES = 16 * 1024 * 1024
/** To report the error after all of that was used. */
const MEMORY_FOR_WORDS = 1024 * 1024
/** Pages of 64 KiB: those that the engine starts with, including what it needs for itself. */
const FIRST_PAGES = 256
const MAX_PAGES = 320
const STACK_BYTES = 256 * 1024
const TIME_LIMIT_MS = 1000
const MAX_LINES = 100
const LONGEST_LINE = 500
const LONGEST_ANSWER = 100_000
const LONGEST_MESSAGE = 300

/** The names a script can use. All on one line, so that its own lines begin with the second. */
const BEFORE = '(function (ticket, values, now, today, log) { "use strict";\n'
const AFTER = '\n})'
const FILE = 'script'

/** Runs inside, before the script, and keeps its own references, so that nothing a script replaces is called. */
const SURROUNDINGS = `(function () {
  'use strict'
  const { parse, stringify } = JSON
  const text = String
  const cut = Function.prototype.call.bind(String.prototype.slice)
  const join = Function.prototype.call.bind(Array.prototype.join)
  const isAwaited = Function.prototype.call.bind(Object.prototype.isPrototypeOf, Promise.prototype)
  const show = (value) => {
    if (typeof value === 'string') return value
    const shown = typeof value === 'object' && value !== null && !(value instanceof Error) ? stringify(value) : undefined
    return shown === undefined ? text(value) : shown
  }
  return [
    (script, input, log) => {
      const { ticket, values, now, today } = parse(input)
      const answer = script(ticket, values, now, today, (...parts) => {
        const shown = []
        for (let at = 0; at < parts.length; at += 1) shown[at] = show(parts[at])
        log(cut(join(shown, ' '), 0, ${LONGEST_LINE}))
      })
      if (isAwaited(answer)) throw new TypeError('a script cannot wait: it returned a promise')
      return answer === undefined ? 'null' : stringify(answer)
    },
    (thrown) => {
      if (thrown instanceof Error) return stringify([cut(thrown.name + ': ' + thrown.message, 0, ${LONGEST_MESSAGE}), cut(text(thrown.stack), 0, 1000)])
      return stringify([cut(show(thrown), 0, ${LONGEST_MESSAGE}), ''])
    },
  ]
})()`

/** The types of Node do not name it. */
interface EngineMemory {
  readonly buffer: ArrayBuffer
}
const { Memory }: { readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => EngineMemory } = Reflect.get(
  globalThis,
  'WebAssembly',
)
// The engine counts what it requests, not what is allocated: large pieces of binary data would pass its own limit.
const memory: EngineMemory = new Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES })
const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory: memory }))
/**
 * The engine asks this thread for the time and the time zone, and seeds its random numbers with the time. It gets the moment of the ticket and the site's zone:
 * the same script with the same values gives the same result.
 */
let moment = { at: 0, zone: new Intl.DateTimeFormat('en', { timeZone: 'UTC', timeZoneName: 'longOffset' }) }
Reflect.defineProperty(Date, 'now', { value: () => moment.at })
Reflect.defineProperty(Date.prototype, 'getTimezoneOffset', {
  value(this: Date): number {
    if (Number.isNaN(this.getTime())) return 0
    const offset = moment.zone.formatToParts(this).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
    return (sign === '+' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  },
})

type Run =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'threw' | 'mistaken'; readonly thrown: QuickJSHandle }

/** A separate runtime for each: one script leaves nothing for the next. */
function answerTo({ code, input }: ScriptTask): ThreadAnswer {
  const begun = performance.now()
  const log: string[] = []
  let isTimeOver = false
  return Scope.withScope((scope): ThreadAnswer => {
    const runtime = scope.manage(quickJs.newRuntime())
    runtime.setMemoryLimit(MEMORY_BYTES)
    runtime.setMaxStackSize(STACK_BYTES)
    runtime.setInterruptHandler(() => {
      isTimeOver ||= performance.now() - begun > TIME_LIMIT_MS
      return isTimeOver
    })
    const context = scope.manage(runtime.newContext())
    const inside = insideOf(scope, context)
    const run = inside.run(code, input, log)
    const failed = (failure: ScriptFailureCode, message = '', line: number | null = null): ThreadAnswer => {
      const spent = { log, ms: Math.round(performance.now() - begun) }
      return isTimeOver
        ? { ok: false, code: 'script.time-over', message: '', line: null, ...spent }
        : { ok: false, code: failure, message, line, ...spent }
    }
    if (isTimeOver) return failed('script.time-over')
    if (run.kind === 'answered') return { ok: true, answer: run.text, log, ms: Math.round(performance.now() - begun) }
    if (run.kind === 'too-long') return failed('script.answer-too-long')
    if (run.kind === 'not-json') return failed('script.answer-shape')
    runtime.setMemoryLimit(MEMORY_BYTES + MEMORY_FOR_WORDS)
    const { message, line } = inside.describe(run.thrown)
    // Without memory for an error object nothing is thrown.
    if (/\bout of memory$/.test(message) || (isNull(context, run.thrown) && hasGrown())) return failed('script.memory-over')
    // Something missing at the end is reported behind the last line.
    const place = line === null ? null : Math.min(line, code.split('\n').length)
    return failed(run.kind === 'mistaken' ? 'script.syntax' : 'script.threw', message, place)
  })
}

const isNull = (context: QuickJSContext, value: QuickJSHandle) => context.sameValue(value, context.null)
const hasGrown = () => memory.buffer.byteLength > FIRST_PAGES * 65_536

function insideOf(scope: Scope, context: QuickJSContext) {
  const surroundings = scope.manage(context.unwrapResult(context.evalCode(SURROUNDINGS, 'surroundings')))
  const [play, describe] = [0, 1].map((at) => scope.manage(context.getProp(surroundings, at)))
  if (play === undefined || describe === undefined) throw new TypeError('the surroundings of scripts are not there')
  const lengthOf = (text: QuickJSHandle) => context.getProp(text, 'length').consume((length) => context.getNumber(length))
  return {
    run(code: string, input: ScriptInput | null, log: string[]): Run {
      const read = context.evalCode(`${BEFORE}${code}${AFTER}`, FILE, { type: 'global', strict: true })
      if (read.error !== undefined) return { kind: 'mistaken', thrown: scope.manage(read.error) }
      const script = scope.manage(read.value)
      if (input === null) return { kind: 'answered', text: 'null' }
      const write = context.newFunction('log', (line) => {
        if (log.length === MAX_LINES) log.push('…')
        if (log.length <= MAX_LINES && context.typeof(line) === 'string' && lengthOf(line) <= LONGEST_LINE)
          log.push(context.getString(line))
      })
      const given = scope.manage(context.newString(JSON.stringify(input)))
      const played = context.callFunction(play, context.undefined, script, given, scope.manage(write))
      if (played.error !== undefined) return { kind: 'threw', thrown: scope.manage(played.error) }
      const text = scope.manage(played.value)
      if (context.typeof(text) !== 'string') return { kind: 'not-json' }
      return lengthOf(text) > LONGEST_ANSWER ? { kind: 'too-long' } : { kind: 'answered', text: context.getString(text) }
    },
    describe(thrown: QuickJSHandle): { readonly message: string; readonly line: number | null } {
      const described = context.callFunction(describe, context.undefined, thrown)
      if (described.error !== undefined) {
        described.error.dispose()
        return { message: '', line: null }
      }
      const text = scope.manage(described.value)
      if (context.typeof(text) !== 'string') return { message: '', line: null }
      const [message = '', stack = '']: string[] = JSON.parse(context.getString(text))
      // The script itself begins with the second line.
      const line = Number(/\bscript:(\d+)/.exec(stack)?.[1] ?? Number.NaN) - 1
      return { message: message, line: line >= 1 ? line : null }
    },
  }
}

parentPort?.on('message', (task: ScriptTask) => {
  const { at, timeZone } = task.moment
  moment = { at, zone: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
  parentPort?.postMessage(answerTo(task))
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('ready')
