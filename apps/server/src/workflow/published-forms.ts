/** The forms of published versions, parsed once: a version never changes, so neither does its form. */
import { eachWidget, type FormDefinition, importDefinition, type WidgetDefinitions } from '@formwork/form-schema'
import { LRUCache } from 'lru-cache'
import type { PublishedForms } from '../deps'

/** Widgets kept in memory, over all forms; some 50 MiB when it is full. */
const KEPT_WIDGETS = 50_000

export function createPublishedForms(widgets: WidgetDefinitions): PublishedForms {
  const forms = new LRUCache<string, FormDefinition>({
    maxSize: KEPT_WIDGETS,
    sizeCalculation: (form) => 1 + [...eachWidget(form)].length,
  })
  return {
    async formOf(versionId, load) {
      const known = forms.get(versionId)
      if (known !== undefined) return known
      const imported = importDefinition((await load()) ?? { list: [], config: {} }, { widgets })
      if (!imported.ok) throw new Error(`the form of the published version ${versionId} cannot be read`)
      forms.set(versionId, imported.form)
      return imported.form
    },
  }
}
