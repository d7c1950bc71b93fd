/** New identifiers. `crypto.randomUUID` is there only on https and on this machine; many sites are reached by plain http in their own network. */
export { v4 as newId } from 'uuid'
