/** Reads what a host gives to edit, the same way as the renderer reads what it gives to fill. */
import { type DefinitionInput, importDefinition, type ImportResult, isFormDefinition, type WidgetDefinitions } from '@formwork/form-schema'

/** Never throws. A form of form-schema is taken as it is. */
export function readForm(source: DefinitionInput, widgets: WidgetDefinitions): ImportResult {
  return isFormDefinition(source) ? { ok: true, form: source, report: [] } : importDefinition(source, { widgets })
}
