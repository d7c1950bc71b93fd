/** The importer where there is no first load to keep small: under Node. */
export { ImportedForm } from './ImportedForm'
