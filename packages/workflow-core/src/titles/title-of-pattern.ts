/** The title of a ticket from the pattern of its process. The server makes it, and the start form shows it beforehand. */

/** As many as a typed title may have. */
const LONGEST = 200

export interface TitleFacts {
  readonly process: string
  readonly requester: string
  /** As `2026-11-21`. */
  readonly day: string
  /** What was entered, as people read it, by the model of the field. */
  readonly entered: ReadonlyMap<string, string>
}

const FIELD = /\{\s*field:\s*([^{}]+?)\s*\}/g

/** The models of the fields that a pattern names; blanks around them say nothing. */
export const fieldsNamed = (pattern: string): string[] => [...pattern.matchAll(FIELD)].map(([, model = '']) => model)

/** Whether a pattern contains entered values. */
export const namesFields = (pattern: string) => fieldsNamed(pattern).length > 0

/**
 * Fills a pattern: `{process}`, `{requester}`, `{date}`, and `{field:model}` for what was entered. A field that is not there and any other name
 * are left out. Without a word left it is the name of the process.
 *
 * @example titleOfPattern('{process}: {field:reason}', facts) // 'Leave: Holiday'
 */
export function titleOfPattern(pattern: string, { process, requester, day, entered }: TitleFacts): string {
  const texts = [...entered].map(([model, text]): [string, string] => [`field:${model}`, text])
  const known = new Map([...texts, ['process', process], ['requester', requester], ['date', day]])
  const filled = pattern.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => known.get(name.trim().replace(/^field:\s+/, 'field:')) ?? '')
  const title = filled.replaceAll(/\s+/g, ' ').trim()
  return title === '' ? process : cut(title)
}

/** Between characters, not within one. */
function cut(title: string): string {
  let kept = ''
  for (const character of title) {
    if (kept.length + character.length > LONGEST) break
    kept += character
  }
  return kept
}
