/** The reader of JSON. Loaded when there is JSON to read, and there at once from then on. */
import type * as Importer from './importer'

type ImportDefinition = (typeof Importer)['importDefinition']

let loaded: ImportDefinition | null = null

/** Null before the code has come. */
export const importerNow = (): ImportDefinition | null => loaded

/** @throws where the code cannot be fetched. */
export async function loadImporter(): Promise<ImportDefinition> {
  loaded ??= (await import('./importer')).importDefinition
  return loaded
}
