/** The forms of published versions, parsed once: a version never changes, so neither do its forms. */
import type { JsonObject } from '@formwork/api-contract'
import { eachWidget, type FormDefinition, importDefinition, type WidgetDefinitions } from '@formwork/form-schema'
import { LRUCache } from 'lru-cache'
import type { PublishedForms } from '../../deps'
import type { ProcessForm } from './process-forms'

/** Widgets kept in memory, over all forms; some 50 MiB when it is full. */
const KEPT_WIDGETS = 50_000

export function createPublishedForms(widgets: WidgetDefinitions): PublishedForms {
  const kept = new LRUCache<string, readonly ProcessForm[]>({
    maxSize: KEPT_WIDGETS,
    sizeCalculation: (forms) => 1 + forms.flatMap(({ form }) => [...eachWidget(form)]).length,
  })
  const read = (versionId: string, definition: JsonObject): FormDefinition => {
    const imported = importDefinition(definition, { widgets })
    if (!imported.ok) throw new Error(`a form of the published version ${versionId} cannot be read`)
    return imported.form
  }
  return {
    formsOf(versionId, { form, furtherForms }) {
      const known = kept.get(versionId)
      if (known !== undefined) return known
      const bound = { form: read(versionId, form ?? { list: [], config: {} }), firstNodeId: null }
      const further = furtherForms.map((each) => ({ form: read(versionId, each.form), firstNodeId: each.firstNodeId }))
      const forms = [bound, ...further]
      kept.set(versionId, forms)
      return forms
    },
  }
}
