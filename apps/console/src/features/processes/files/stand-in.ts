/** Names of people, roles and processes a step uses. A name from a file that does not exist here is stored in place of an id, and shown as it is. */
import { idSchema } from '@formwork/api-contract'

/** @param name - undefined: not found, or not yet. */
export const nameOrStandIn = (name: string | undefined, id: string): string => name ?? (idSchema.safeParse(id).success ? '…' : id)
