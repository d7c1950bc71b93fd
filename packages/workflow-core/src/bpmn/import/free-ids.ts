/** Ids for what is read: its own where a definition can hold it and nothing else has it. */
const LONGEST = 64

export function freeIds(prefix: string): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const base = wanted === '' ? prefix : wanted.slice(0, LONGEST)
    let id = base
    for (let count = 2; taken.has(id); count++) id = `${base.slice(0, LONGEST - 6)}_${count}`
    taken.add(id)
    return id
  }
}
