/** The importer in a browser: a chunk of its own that is loaded when a form is given as JSON. */
import { FORM_SKELETON } from '../loading/skeletons'
import { type MissingProps, lazyPart } from '../loading/lazy-part'
import type { DefinitionLoaderProps } from './read-definition'

function NotLoaded({ children, caught, onRetry }: DefinitionLoaderProps & MissingProps) {
  return children({ ok: false, caught, onRetry })
}

export const DefinitionLoader = lazyPart({
  load: async () => (await import('./DefinitionLoader')).DefinitionLoader,
  Missing: NotLoaded,
  waiting: FORM_SKELETON,
})
