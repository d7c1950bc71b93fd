/** The importer where there is no first load to keep small: under Node. */
import { COMING_FORM } from '../loading/skeletons'
import { inItsPlace } from '../loading/lazy-part'
import { ImportedForm as Reader } from './DefinitionLoader'

export const ImportedForm = inItsPlace(Reader, COMING_FORM)
