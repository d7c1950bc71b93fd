/** The nested form of a working document, made once per document. */
import { fromDocument } from '@formwork/form-schema'
import { rememberBy } from '../commands/remember-by'

export const formOf = rememberBy(fromDocument)
