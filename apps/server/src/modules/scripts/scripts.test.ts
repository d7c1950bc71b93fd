/** Scripts in the real engine and its real thread: what they may do, and all that is tried against them. */
import { afterAll, describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/test-app'
import { findMistake, runScript } from './run-script'
import type { ScriptInput, ScriptOutcome } from './script-outcome'
import { createScriptThread } from './script-thread'

const scripts = createScriptThread({ log: silentLog })
afterAll(() => scripts.close())
const deps = { scripts, siteTimeZone: async () => 'Asia/Shanghai' }

const input: ScriptInput = {
  ticket: { number: '202603020001', title: 'Travel', priority: 2, requester: { id: 'r', name: 'Rita', department: 'Sales' } },
  values: { days: 3, city: '上海' },
  now: '2026-03-02T01:30:00.000Z',
  today: '2026-03-02',
}
const run = (code: string): Promise<ScriptOutcome> => runScript(deps, code, input)
/** What the script wrote down as its note. */
async function noteOf(code: string): Promise<string> {
  const outcome = await run(`return { note: String(${code}) }`)
  return outcome.ok ? outcome.note : `${outcome.code} ${outcome.message}`
}
async function failureOf(code: string) {
  const outcome = await run(code)
  return outcome.ok ? outcome : [outcome.code, outcome.line, outcome.message]
}

describe('a script', () => {
  it('reads its ticket and all values, and answers with values, a note and what it logged', async () => {
    const code =
      'log("days", values.days, { city: values.city })\nreturn { values: { days: values.days * 2 }, note: ` ${ticket.requester.name} `  }'
    expect(await run(code)).toMatchObject({ ok: true, values: { days: 6 }, note: 'Rita', log: ['days 3 {"city":"上海"}'] })
    expect(await noteOf('[ticket.number, ticket.title, ticket.priority, ticket.requester.department, today]')).toBe(
      '202603020001,Travel,2,Sales,2026-03-02',
    )
  })
  it.each(['', 'return', 'return null', 'return {}', 'return { values: {} }'])('that says “%s” changes nothing', async (code) => {
    expect(await run(code)).toMatchObject({ ok: true, values: {}, note: '' })
  })
  it('is at the moment of its ticket, in the time zone of the site, each time the same', async () => {
    const code = '[now, Date.now() === Date.parse(now), new Date().getHours(), new Date(2026, 6, 1).toISOString(), Math.random()]'
    expect(await noteOf(code)).toMatch(/^2026-03-02T01:30:00\.000Z,true,9,2026-06-30T16:00:00\.000Z,0\.\d+$/)
    expect(await noteOf(code)).toBe(await noteOf(code))
  })
  it('finds nothing of the server', async () => {
    const names = [
      'process',
      'require',
      'fetch',
      'setTimeout',
      'console',
      'WebAssembly',
      'performance',
      'navigator',
      'scriptArgs',
      'std',
      'os',
    ]
    expect(await noteOf(`${JSON.stringify(names)}.filter((name) => name in globalThis)`)).toBe('')
    expect(await noteOf('log.constructor("return Object.keys(this)")()')).toBe('')
    expect(await failureOf('return import("node:fs")')).toEqual([
      'script.threw',
      null,
      'TypeError: a script cannot wait: it returned a promise',
    ])
  })
})

describe('a script with a mistake', () => {
  it.each([
    ['const a = 1\nconst b = ;', 2],
    ['let a = 1\nlet b = 2\nlet a = 3', 3],
    ['if (true) {', 1],
    ['return (', 1],
  ])('is told by its line: %s', async (code, line) => {
    expect(await findMistake(deps, code)).toMatchObject({ code: 'script.syntax', line, message: expect.stringContaining('SyntaxError') })
    expect(await run(code)).toMatchObject({ ok: false, code: 'script.syntax', line })
  })
  it('is read, and not run, when it is looked for', async () => {
    expect(await findMistake(deps, 'while (true) {}')).toBeNull()
  })
  it.each([
    ['const a = {}\n\nreturn a.b.c', 3, "TypeError: cannot read property 'c' of undefined"],
    ['missing = 1', 1, "ReferenceError: 'missing' is not defined"],
    ['\nthrow new RangeError("too many")', 2, 'RangeError: too many'],
    ['throw "plain words"', null, 'plain words'],
    ['throw { any: 1 }', null, '{"any":1}'],
    ['const circle = {}; circle.self = circle; return circle', null, 'TypeError: circular reference'],
    ['return (async () => ({}))()', null, 'TypeError: a script cannot wait: it returned a promise'],
  ])('while it runs says so: %s', async (code, line, message) => {
    expect(await failureOf(code)).toEqual(['script.threw', line, message])
  })
  it.each([
    ['return 5', ''],
    ['return "days"', ''],
    ['return []', ''],
    ['return { days: 5, other: 1 }', 'days, other'],
    ['return { values: 5 }', 'values'],
    ['return { note: {} }', 'note'],
    ['return { note: "x".repeat(501) }', 'note'],
    ['return () => 1', ''],
    ['return Symbol()', ''],
  ])('in what it returns says where: %s', async (code, place) => {
    expect(await failureOf(code)).toEqual(['script.answer-shape', null, place])
  })
})

describe('against a script that', () => {
  it.each([
    ['never ends', 'while (true) {}'],
    ['catches its own end', 'for (;;) { try { while (true) {} } catch {} finally { continue } }'],
    ['asks a pattern without end', 'return /^(a+)+$/.test("a".repeat(40) + "b")'],
    ['throws what never ends to be read', 'throw { toString() { while (true) {} }, toJSON() { while (true) {} } }'],
    [
      'hides an endless loop in its error',
      'const e = new Error(""); Object.defineProperty(e, "stack", { get() { while (true) {} } }); throw e',
    ],
    ['hides an endless loop in its answer', 'return { get values() { while (true) {} } }'],
    ['logs without end', 'for (;;) log("x".repeat(1000))'],
  ])('%s, the time limit holds', async (_what, code) => {
    const begun = performance.now()
    expect(await run(code)).toMatchObject({ ok: false, code: 'script.time-over' })
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
  it('makes promises without end, none of them is waited for', async () => {
    expect(await run('const on = () => Promise.resolve().then(on); on(); return {}')).toMatchObject({ ok: true })
  })
  it.each([
    ['fills an array', 'const a = []; while (1) a.push("x".repeat(50) + a.length)'],
    ['takes large pieces of binary data', 'const a = []; for (;;) a.push(new Uint8Array(1_000_000))'],
    ['asks for very much at once', 'return "x".repeat(2 ** 28)'],
    ['cuts a long text into pieces', 'return "ab".repeat(1e6).split("")'],
  ])('%s, the memory limit holds', async (_what, code) => {
    const before = process.memoryUsage.rss()
    expect(await failureOf(code)).toEqual(['script.memory-over', null, ''])
    expect(process.memoryUsage.rss() - before).toBeLessThan(120_000_000)
  })
  it('goes too deep, the stack limit holds', async () => {
    expect(await failureOf('const f = (n) => f(n + 1) + 1\nf(0)')).toEqual(['script.threw', 1, 'InternalError: stack overflow'])
    expect(await failureOf('let a = {}; for (let i = 0; i < 20_000; i += 1) a = { a }; return a')).toMatchObject({
      0: 'script.threw',
      1: null,
    })
  })
  it('returns too much, it is not read', async () => {
    expect(await failureOf('return { values: { text: "x".repeat(100_001) } }')).toEqual(['script.answer-too-long', null, ''])
  })
  it('logs too much, the rest is left out', async () => {
    const { log } = await run('for (let i = 0; i < 2000; i += 1) log("x".repeat(1000)); return {}')
    expect([log.length, log[0]?.length, log.at(-1)]).toEqual([101, 500, '…'])
  })
  it.each([
    ['a getter', 'return { get values() { throw new Error("no") } }'],
    ['a proxy', 'return new Proxy({}, { ownKeys() { throw new Error("no") } })'],
    ['a method', 'return { toJSON() { throw new Error("no") } }'],
  ])('throws while its answer is read, by %s, that is its failure', async (_what, code) => {
    expect(await failureOf(code)).toEqual(['script.threw', 1, 'Error: no'])
  })
  it('names what every object has, nothing of the server changes', async () => {
    const outcome = await run(`return JSON.parse('{"values":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}')`)
    expect(outcome.ok && Object.hasOwn(outcome.values, 'constructor')).toBe(true)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
  it('changes what every object has, the next one does not see it', async () => {
    const change =
      'Object.prototype.seen = 1; globalThis.kept = 1; Array.prototype.join = () => "x"; JSON.stringify = () => "{}"; String.prototype.slice = () => "x"; log("a", 1); return {}'
    expect(await run(change)).toMatchObject({ ok: true, log: ['a 1'] })
    expect(await noteOf('[({}).seen, typeof kept, ["a", "b"].join("-"), JSON.stringify([1])]')).toBe(',undefined,a-b,[1]')
  })
  it('returns what PostgreSQL cannot store, it is refused', async () => {
    expect(await failureOf('return { values: { a: "\\u0000" } }')).toEqual(['script.answer-not-storable', null, ''])
    expect(await failureOf('return { note: "\\ud800" }')).toEqual(['script.answer-not-storable', null, ''])
  })
  it('closes the function that it stands in, it is no better off', async () => {
    expect(await failureOf('}); (function () { return 1')).toEqual(['script.answer-shape', null, ''])
  })
})

describe('the thread of scripts', () => {
  it('is not there before the first one, runs fifty in their order, and ends when none comes', async () => {
    const own = createScriptThread({ log: silentLog, idleMs: 1 })
    expect(own.isThere()).toBe(false)
    const ended: number[] = []
    const all = Array.from({ length: 50 }, async (_, at) => {
      const outcome = await runScript({ ...deps, scripts: own }, `return { values: { at: ${at} } }`, input)
      ended.push(at)
      return outcome.ok ? outcome.values['at'] : null
    })
    expect(await Promise.all(all)).toEqual(Array.from({ length: 50 }, (_, at) => at))
    expect(ended).toEqual(ended.toSorted((a, b) => a - b))
    await expect.poll(() => own.isThere()).toBe(false)
    expect(await runScript({ ...deps, scripts: own }, '', input)).toMatchObject({ ok: true })
    await own.close()
  })
  it('that answers no more is ended, and the next script has another', async () => {
    const own = createScriptThread({ log: silentLog, hardLimitMs: 100 })
    expect(await runScript({ ...deps, scripts: own }, 'while (true) {}', input)).toMatchObject({ ok: false, code: 'script.time-over' })
    expect(own.isThere()).toBe(false)
    await own.close()
    expect(await run('return { note: "still here" }')).toMatchObject({ ok: true, note: 'still here' })
  })
  it('that is closed gives up what runs, and takes nothing more', async () => {
    const own = createScriptThread({ log: silentLog })
    const running = runScript({ ...deps, scripts: own }, 'while (true) {}', input)
    await expect.poll(() => own.isThere()).toBe(true)
    const [result] = await Promise.allSettled([running, own.close()])
    expect(result.status).toBe('rejected')
    await expect(runScript({ ...deps, scripts: own }, '', input)).rejects.toThrow()
  })
})
