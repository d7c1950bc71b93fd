/** The importer where there is no first load to keep small: under Node. */
import { FORM_SKELETON } from '../loading/skeletons'
import { hydrateInPlace } from '../loading/lazy-part'
import { DefinitionLoader as Reader } from './DefinitionLoader'

export const DefinitionLoader = hydrateInPlace(Reader, FORM_SKELETON)
