/** Memoises a function by its key. */
export function remember<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>()
  return (key) => {
    const remembered = known.get(key)
    if (remembered !== undefined) return remembered
    const answer = work(key)
    known.set(key, answer)
    return answer
  }
}
