/** Ids for elements of a file: unique in all of it, and names as XML takes them. */
const NAME = /^[A-Za-z_][\w.-]*$/
const ELSEWHERE = /[^\w.-]/g

export class ElementIds {
  private readonly taken = new Set<string>()

  /** @returns the id itself where a file can hold it, else one that is made of it. */
  take(prefix: string, wanted: string): string {
    const base = NAME.test(wanted) ? wanted : `${prefix}_${wanted.replaceAll(ELSEWHERE, '_')}`
    let id = base
    for (let count = 2; this.taken.has(id); count++) id = `${base}_${count}`
    this.taken.add(id)
    return id
  }
}
