/** Names of what a step asks. What a file named and is not here stands under that name where an id would: it is shown as it is. */
import { idSchema } from '@formwork/api-contract'

/** @param name - undefined: not found, or not yet. */
export const nameOrStandIn = (name: string | undefined, id: string): string => name ?? (idSchema.safeParse(id).success ? '…' : id)
