/** Reads the vectors in `fixtures/vectors`, which other programs and languages run too. */
import { readdirSync } from 'node:fs'
import type { FormValues } from '../form-definition'
import { fixture } from './read-fixture'

/** One case: a definition and values, and what must come out. See fixtures/vectors/README.md. */
export interface VectorCase {
  readonly name: string
  readonly definition: unknown
  readonly values: FormValues
  readonly visible: readonly string[]
  readonly issues: readonly { readonly model: string; readonly code: string }[]
  /** The place of each issue, where one lies in a row. */
  readonly paths?: readonly (readonly (string | number)[])[]
  readonly pruned: FormValues
  readonly cleaned?: FormValues
}

/** Names of the files of vectors. */
export function vectorFiles(): readonly string[] {
  return readdirSync(new URL('../../fixtures/vectors/', import.meta.url)).filter((name) => name.endsWith('.json'))
}

/** The cases of one file. */
export function vectorsIn(file: string): readonly VectorCase[] {
  return (fixture(`vectors/${file}`) as { readonly cases: readonly VectorCase[] }).cases
}
