/** Published versions that were read lately, definition and form: a version never changes, so it need not be read with every ticket. */
import type { JsonObject } from '@formwork/api-contract'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { LRUCache } from 'lru-cache'

export interface KnownVersion {
  readonly definition: ProcessDefinition
  /** As it is stored; null when the process has none. */
  readonly form: JsonObject | null
}

export interface KnownVersions {
  /** Those that are known at this moment, by id: what is forgotten meanwhile stays in it. */
  all(): ReadonlyMap<string, KnownVersion>
  /** What was read, or used. */
  keep(versionId: string, version: KnownVersion): void
}

/** Their ids are sent with each read. */
const MOST = 100
/** Of their text; in memory it is some times that. */
const MOST_CHARACTERS = 4_000_000

export function createKnownVersions(): KnownVersions {
  const versions = new LRUCache<string, KnownVersion>({
    max: MOST,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (version) => JSON.stringify(version).length,
  })
  let all: ReadonlyMap<string, KnownVersion> | null = null
  return {
    all: () => (all ??= new Map(versions.entries())),
    keep(versionId, { definition, form }) {
      if (versions.get(versionId) !== undefined) return
      versions.set(versionId, { definition, form })
      all = null
    },
  }
}
