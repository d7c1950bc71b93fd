/** Names of copies: those of forms and of processes are unique, so the second copy of one has a number. */
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '../http/api-error'

/** A name may have 100 signs; what is added to it has to fit. */
const LONGEST_ORIGINAL = 80
/** Nobody makes so many copies of one thing; the refusal is shown then. */
const MOST_TRIES = 50

/** @returns for a name, what its first copy is called, its second, and so on. */
export function useCopyNames(): (original: string) => (count: number) => string {
  const { t } = useLingui()
  return (original) => {
    const signs = Array.from(original.trim())
    const name = signs.length > LONGEST_ORIGINAL ? `${signs.slice(0, LONGEST_ORIGINAL).join('')}…` : original.trim()
    return (count) => (count === 1 ? t`${name} (copy)` : t`${name} (copy ${count})`)
  }
}

/**
 * Saves under the first name that is free.
 *
 * @param nameTaken - the code of the refusal that asks for another name
 * @throws {ApiError} whatever else is refused, and `nameTaken` after fifty tries
 */
export async function saveUnderFreeName<Saved>(
  nameTaken: string,
  nameOf: (count: number) => string,
  save: (name: string) => Promise<Saved>,
  count = 1,
): Promise<Saved> {
  try {
    return await save(nameOf(count))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== nameTaken || count >= MOST_TRIES) throw error
  }
  return saveUnderFreeName(nameTaken, nameOf, save, count + 1)
}
