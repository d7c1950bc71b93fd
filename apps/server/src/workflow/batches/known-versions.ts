/** Published versions that were read lately, definition and forms: a version never changes, so it need not be read with every ticket. */
import type { JsonObject } from '@formwork/api-contract'
import { currentDefinition, type OldDefinition, type ProcessDefinition } from '@formwork/workflow-core'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { PinnedForm } from '../../domain/pinned-form'

export interface KnownVersion {
  readonly definition: ProcessDefinition
  /** As it is stored; null when the process has none. */
  readonly form: JsonObject | null
  readonly furtherForms: readonly PinnedForm[]
}

/** Of a version that was not known. */
export interface ReadVersion {
  readonly definition: ProcessDefinition | OldDefinition
  readonly form: JsonObject | null
  readonly further_forms: readonly PinnedForm[] | null
}

/** Columns of a version `v` that says whether it `is_known`: null where it is. */
export const versionColumns = sql`case when not v.is_known then v.definition end as definition,
  case when not v.is_known then v.form_definition end as form, case when not v.is_known then v.further_forms end as further_forms`

export const toKnownVersion = ({ definition, form, further_forms }: ReadVersion): KnownVersion => ({
  definition: currentDefinition(definition),
  form,
  furtherForms: further_forms ?? [],
})

export interface KnownVersions {
  /** All versions known at this moment, by id; not affected by what is dropped later. */
  all(): ReadonlyMap<string, KnownVersion>
  /** Adds a version, or marks it as used. */
  keep(versionId: string, version: KnownVersion): void
}

/** Their ids are sent with each read. */
const MOST = 100
/** Characters of their text; in memory it is some times that. */
const MAX_CHARACTERS = 4_000_000

export function createKnownVersions(): KnownVersions {
  const versions = new LRUCache<string, KnownVersion>({
    max: MOST,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (version) => JSON.stringify(version).length,
  })
  let all: ReadonlyMap<string, KnownVersion> | null = null
  return {
    all: () => (all ??= new Map(versions.entries())),
    keep(versionId, { definition, form, furtherForms }) {
      if (versions.get(versionId) !== undefined) return
      versions.set(versionId, { definition, form, furtherForms })
      all = null
    },
  }
}
