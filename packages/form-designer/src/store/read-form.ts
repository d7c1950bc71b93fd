/** Reads what a host gives to edit, the same way as the renderer reads what it gives to fill: JSON by an importer that is loaded when there is some. */
import { type DefinitionInput, type ImportResult, isFormDefinition, type WidgetDefinitions } from '@formwork/form-schema'
import { importerNow, loadImporter } from '../loading/load-importer'

/** Input that can be read synchronously: a form of form-schema, which is taken as it is, and JSON where the importer is loaded. */
export function readAtOnce(source: DefinitionInput, widgets: WidgetDefinitions): ImportResult | null {
  return isFormDefinition(source) ? { ok: true, form: source, report: [] } : (importerNow()?.(source, { widgets }) ?? null)
}

/** Reads anything. @throws where the importer cannot be fetched. */
export async function readForm(source: DefinitionInput, widgets: WidgetDefinitions): Promise<ImportResult> {
  await (isFormDefinition(source) ? null : loadImporter())
  const read = readAtOnce(source, widgets)
  if (read === null) throw new Error('The importer was loaded and is not there.')
  return read
}
