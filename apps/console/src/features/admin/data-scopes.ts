/** How far a role's permissions reach, in words. */
import type { DataScope } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** From the widest to the narrowest. */
export const DATA_SCOPE_ORDER = ['1', '4', '3', '2', '5'] as const satisfies readonly DataScope[]

export const DATA_SCOPES: Readonly<Record<DataScope, MessageDescriptor>> = {
  '1': msg`All departments`,
  '2': msg`Chosen departments`,
  '3': msg`Own department`,
  '4': msg`Own department and below`,
  '5': msg`Only oneself`,
}

/** What each means for the holder of the role. */
export const DATA_SCOPE_HINTS: Readonly<Record<DataScope, MessageDescriptor>> = {
  '1': msg`Everybody, also those in no department`,
  '2': msg`Exactly the departments ticked below, wherever the holder belongs`,
  '3': msg`Whoever belongs to the same department as the holder`,
  '4': msg`The holder’s department with all below it, those made later included`,
  '5': msg`What is the holder’s own, and nobody else’s`,
}
