/** The version of a definition, and what changed between versions. Definitions of the old family have none: they are version 0. */
import type { JsonObject, JsonValue } from '../json'

/** The newest version this program reads. A definition may name its own as `schemaVersion`. */
export const SCHEMA_VERSION = 1

/** An option that got another name. */
export interface Renamed {
  readonly from: string
  readonly to: string
}

type Migration = (options: JsonObject) => { readonly options: JsonObject; readonly renamed: readonly Renamed[] }

/** The migration from each version to the next, for the options of one widget. Pure: the given options are never changed. */
const MIGRATIONS: readonly Migration[] = [correctConditionName]

/**
 * The version a definition names: 0 when it names none, null when it is newer than this program. Anything but a whole number from 0 is a key
 * of somebody else.
 */
export function versionOf(found: JsonValue | undefined): number | null {
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 0) return 0
  return found > SCHEMA_VERSION ? null : found
}

/** The options of a widget as this version writes them. */
export function migrateOptions(options: JsonObject, version: number): ReturnType<Migration> {
  const renamed: Renamed[] = []
  let current = options
  for (const migrate of MIGRATIONS.slice(version)) {
    const step = migrate(current)
    current = step.options
    renamed.push(...step.renamed)
  }
  return { options: current, renamed }
}

/** Version 0 to 1: files saved between 2021-04 and 2022-11 spell the display condition `displayVerifiy`. */
function correctConditionName(options: JsonObject): ReturnType<Migration> {
  if (!Object.hasOwn(options, 'displayVerifiy') || Object.hasOwn(options, 'displayVerify')) return { options, renamed: [] }
  const { displayVerifiy = null, ...rest } = options
  return { options: { ...rest, displayVerify: displayVerifiy }, renamed: [{ from: 'displayVerifiy', to: 'displayVerify' }] }
}
