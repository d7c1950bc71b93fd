/** The importer where there is no first load to keep small: under Node. */
import { COMING_FORM } from '../parts/coming'
import { inItsPlace } from '../parts/when-asked'
import { ImportedForm as Reader } from './ImportedForm'

export const ImportedForm = inItsPlace(Reader, COMING_FORM)
