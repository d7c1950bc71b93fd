/** Reads what a source answers as choices, or as a tree of them. The answer is unchecked: only own properties and plain values are read, up to a limit. Pure. */
import { type Choice, type ChoiceProps, type ChoiceValue, isForbiddenName, VALUE_LIMITS, type TreeChoice } from '@formwork/form-schema'

/** A node of a tree whose lower levels may still be elsewhere. */
export interface TreeNode extends TreeChoice {
  readonly children?: readonly TreeNode[]
  /** True when the children have to be fetched. */
  readonly isOpenEnded?: boolean
}

/**
 * Entries as choices. `keys` name the properties that hold value and label. Left out: what has no plain value, a value that came before (a
 * list cannot tell the two apart), and what is over the limit.
 */
export function readChoices(entries: readonly unknown[], keys: ChoiceProps): readonly Choice[] {
  const seen = new Set<string>()
  const choices: Choice[] = []
  for (const entry of entries) {
    if (choices.length >= VALUE_LIMITS.choices) break
    const choice = readChoice(entry, keys)
    if (!choice || seen.has(String(choice.value))) continue
    seen.add(String(choice.value))
    choices.push(choice)
  }
  return choices
}

function readChoice(entry: unknown, keys: ChoiceProps): Choice | null {
  if (isPlain(entry)) return { value: entry }
  const value = ownPlain(entry, keys.value)
  if (value === undefined) return null
  // A label that is an object or missing leaves the value to be shown.
  const label = ownPlain(entry, keys.label)
  return label === undefined || label === '' ? { value } : { value, label: String(label) }
}

/** Entries as a tree, at most `VALUE_LIMITS.choices` nodes and `VALUE_LIMITS.depth` levels: an answer of a host function may even hold itself. */
export function readTree(entries: readonly unknown[], keys: ChoiceProps): readonly TreeNode[] {
  let free: number = VALUE_LIMITS.choices
  const readLevel = (level: readonly unknown[], depth: number): readonly TreeNode[] => {
    const seen = new Set<string>()
    const nodes: TreeNode[] = []
    for (const entry of level) {
      const choice = readChoice(entry, keys)
      if (!choice || seen.has(String(choice.value))) continue
      if (free-- <= 0) break
      seen.add(String(choice.value))
      const children = ownProperty(entry, keys.children ?? 'children')
      if (Array.isArray(children) && children.length > 0 && depth < VALUE_LIMITS.depth)
        nodes.push({ ...choice, children: readLevel(children, depth + 1) })
      else nodes.push(isOpenEnded(entry) ? { ...choice, isOpenEnded: true } : choice)
    }
    return nodes
  }
  return readLevel(entries, 1)
}

/** Our word, and those of the two widespread cascaders. */
function isOpenEnded(entry: unknown): boolean {
  return ownProperty(entry, 'hasChildren') === true || ownProperty(entry, 'leaf') === false || ownProperty(entry, 'isLeaf') === false
}

function ownProperty(entry: unknown, key: string): unknown {
  if (typeof entry !== 'object' || entry === null || isForbiddenName(key) || !Object.hasOwn(entry, key)) return undefined
  return Reflect.get(entry, key)
}

function ownPlain(entry: unknown, key: string): ChoiceValue | undefined {
  const value = ownProperty(entry, key)
  return isPlain(value) ? value : undefined
}

function isPlain(value: unknown): value is ChoiceValue {
  return typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}
