/** Reads PostgreSQL's error code out of whatever a query threw; drizzle wraps the driver's error as its cause. */

/** With a digit in it: EPIPE and EPERM are codes of the system. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/

function ownString(value: object, key: string): string | null {
  const field: unknown = Reflect.get(value, key)
  return typeof field === 'string' ? field : null
}

export function sqlStateOf(error: unknown): string | null {
  for (let current = error; typeof current === 'object' && current !== null; current = Reflect.get(current, 'cause')) {
    const code = ownString(current, 'code')
    if (code !== null && SQL_STATE.test(code)) return code
  }
  return null
}

/** A page that fails its checksum, an index that contradicts itself, a disk that cannot be read. */
const DAMAGE = new Set(['XX001', 'XX002', '58030'])

export function isDamage(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== null && DAMAGE.has(state)
}

/** True when the error is a broken unique index of that name. */
export function breaksUnique(error: unknown, index: string): boolean {
  for (let current = error; typeof current === 'object' && current !== null; current = Reflect.get(current, 'cause')) {
    if (ownString(current, 'code') === '23505') return ownString(current, 'constraint') === index
  }
  return false
}

/** Broken connections, exhausted resources, an operator who intervenes: the next statement would fail too, or the outcome of this one is unknown. */
const NOT_ITS_FAULT = new Set(['08', '53', '57', '58', 'XX'])

/** True when PostgreSQL itself refused the statement: nothing of it was written, and a part of it may be sent again. */
export function isRefusedStatement(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state !== null && !NOT_ITS_FAULT.has(state.slice(0, 2))
}
