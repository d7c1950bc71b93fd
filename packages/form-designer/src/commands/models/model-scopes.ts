/** Which record each widget belongs to: the form's own, or a row of the subform around it; and the models each record has. */
import { type FormDocument, hasRows, type WidgetKey } from '@formwork/form-schema'
import { rememberBy } from '../remember-by'
import { nodeOf } from '../tree-queries'

export interface ModelScopes {
  /** The key of the subform in whose rows a widget stands, or null. */
  of(key: WidgetKey): WidgetKey | null
  /** How many widgets of a record have this model. */
  count(scope: WidgetKey | null, model: string): number
}

/** Made once for each document: what is typed into a title asks several times with each key. */
export const modelScopes = rememberBy(scopesIn)

function scopesIn(document: FormDocument): ModelScopes {
  const scopes = new Map<WidgetKey, WidgetKey | null>()
  const counts = new Map<WidgetKey | null, Map<string, number>>()
  const enter = (keys: readonly WidgetKey[], scope: WidgetKey | null) => {
    const models = counts.get(scope) ?? new Map<string, number>()
    counts.set(scope, models)
    for (const key of keys) {
      const node = nodeOf(document, key)
      if (node === null) continue
      const { widget, slots } = node
      scopes.set(key, scope)
      if (widget.type !== 'unknown') models.set(widget.model, (models.get(widget.model) ?? 0) + 1)
      for (const slot of slots) enter(slot, hasRows(widget) ? key : scope)
    }
  }
  enter(document.root, null)
  return { of: (key) => scopes.get(key) ?? null, count: (scope, model) => counts.get(scope)?.get(model) ?? 0 }
}
