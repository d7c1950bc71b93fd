/** Remembers the last answer of each reading call, so that a tab you come back to shows at once while it asks again. Emptied at sign-out. */
const LIMIT = 200

const answers = new Map<string, unknown>()
const listeners = new Map<string, Set<() => void>>()

export function queryKey(method: string, path: string, input: unknown): string {
  return `${method} ${path} ${JSON.stringify(input ?? null)}`
}

export function cachedAnswer(key: string): unknown {
  return answers.get(key)
}

export function keepAnswer(key: string, answer: unknown): void {
  answers.delete(key)
  answers.set(key, answer)
  const oldest = answers.keys().next()
  if (answers.size > LIMIT && oldest.done !== true) answers.delete(oldest.value)
}

/** Listens for "ask again" on the keys of one path. */
export function onStale(path: string, listener: () => void): () => void {
  const group = listeners.get(path) ?? new Set()
  listeners.set(path, group.add(listener))
  return () => group.delete(listener)
}

/** After an act: whatever shows these calls asks again. */
export function refreshCalls(...stale: readonly { readonly path: string }[]): void {
  for (const { path } of stale) for (const listener of listeners.get(path) ?? []) listener()
}

export function forgetAnswers(): void {
  answers.clear()
}
