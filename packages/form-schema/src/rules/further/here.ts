/** `#further-rules` in Node: always there. */
import type { FormDefinition } from '../../form-definition'
import { checkFurther } from './check-further'
import type { FurtherCheck } from './further-check'

export const furtherRules = (): FurtherCheck | null => checkFurther

export async function loadForRules(_form?: FormDefinition, _isAskedMore?: boolean): Promise<void> {}
