/** The importer in a browser: a chunk of its own that is asked for when a form is given as JSON. */
import { COMING_FORM } from '../loading/skeletons'
import { type MissingProps, whenAsked } from '../loading/lazy-part'
import type { ImportedFormProps } from './read-definition'

function NotLoaded({ children, caught, onRetry }: ImportedFormProps & MissingProps) {
  return children({ ok: false, caught, onRetry })
}

export const ImportedForm = whenAsked({
  load: async () => (await import('./DefinitionLoader')).ImportedForm,
  Missing: NotLoaded,
  waiting: COMING_FORM,
})
