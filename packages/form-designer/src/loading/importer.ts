/** The importer in a chunk of its own: a host that passes a form, as most do, never loads it. */
export { importDefinition } from '@formwork/form-schema'
