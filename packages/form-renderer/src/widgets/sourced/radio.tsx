/** `radio` with choices from a source. */
import { radioGroup } from '../../performance/inlined/choice-group'
import { sourcedGroup } from './sourced-group'

export const SourcedRadio = sourcedGroup<'radio'>(radioGroup)
