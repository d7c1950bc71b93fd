/** The fields of the forms of a start that a call can fill. Files belong to one ticket, and computed fields are not written. */
import type { CatalogueDetail } from '@formwork/api-contract'
import { definitionOf, type FormDefinition, importDefinition, inputFields, itemOf } from '@formwork/form-schema'
import { formByRights } from '../form-by-rights'
import type { SourceField } from './FieldSources'

export function formsOf(entry: CatalogueDetail | undefined): readonly FormDefinition[] {
  if (entry === undefined) return []
  const rights = { rights: entry.rights ?? {}, otherRight: 'write' as const }
  const definitions = [...(entry.form === null ? [] : [entry.form]), ...(entry.forms ?? []).map(({ form }) => form)]
  return definitions.flatMap((definition) => {
    const imported = importDefinition(formByRights(definition, rights))
    return imported.ok ? [imported.form] : []
  })
}

export const sourceFieldsOf = (forms: readonly FormDefinition[]): readonly SourceField[] =>
  forms.flatMap((form) => inputFields(form).flatMap((field) => (holdsFiles(field) ? [] : [{ model: field.model, label: field.name }])))

function holdsFiles(field: ReturnType<typeof inputFields>[number]): boolean {
  const shape = definitionOf(field).valueShape(field.options)
  return shape !== null && itemOf(shape).kind === 'file'
}
