/** Names of copies: those of forms and of processes are unique, so the second copy of one has a number. */
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '../http/api-error'

/** A name may have 100 characters; the addition has to fit. */
const LONGEST_ORIGINAL = 80
/** Nobody makes so many copies of one thing; the refusal is shown then. */
const MAX_TRIES = 50

/** @returns for a name, what its first copy is called, its second, and so on. */
export function useCopyNames(): (original: string) => (count: number) => string {
  const { t } = useLingui()
  return (original) => {
    const signs = Array.from(original.trim())
    const name = signs.length > LONGEST_ORIGINAL ? `${signs.slice(0, LONGEST_ORIGINAL).join('')}…` : original.trim()
    return (count) => (count === 1 ? t`${name} (copy)` : t`${name} (copy ${count})`)
  }
}

export interface CopyPlace {
  /** The code of the refusal of a taken name. */
  readonly nameTaken: string
  /** Taken names that contain a text; not necessarily all of them. */
  readonly namesWith: (text: string) => Promise<readonly string[]>
}

/**
 * Saves under the first free name. Present names are read before, so that none of them is refused; one that somebody else takes at
 * that moment is skipped.
 *
 * @throws {ApiError} any other refusal, and `nameTaken` after fifty tries
 */
export async function saveUnderFreeName<Saved>(
  { nameTaken, namesWith }: CopyPlace,
  nameOf: (count: number) => string,
  save: (name: string) => Promise<Saved>,
): Promise<Saved> {
  const taken = new Set(await namesWith(commonStart(nameOf(1), nameOf(2))).catch(() => []))
  const names = Array.from({ length: MAX_TRIES }, (_, at) => nameOf(at + 1))
  const free = names.filter((name) => !taken.has(name))
  return saveUnderOneOf(free.length > 0 ? free : names.slice(-1), nameTaken, save)
}

async function saveUnderOneOf<Saved>(
  [name = '', ...others]: readonly string[],
  nameTaken: string,
  save: (name: string) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save(name)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== nameTaken || others.length === 0) throw error
  }
  return saveUnderOneOf(others, nameTaken, save)
}

function commonStart(one: string, other: string): string {
  const signs = Array.from(one)
  const end = signs.findIndex((sign, at) => Array.from(other)[at] !== sign)
  return signs
    .slice(0, end < 0 ? signs.length : end)
    .join('')
    .trim()
}
