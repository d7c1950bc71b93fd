/** `checkbox` with choices from a source. */
import { checkboxGroup } from '../../performance/inlined/choice-group'
import { sourcedGroup } from './sourced-group'

export const SourcedCheckbox = sourcedGroup<'checkbox'>(checkboxGroup)
