/** The checker of forms in a chunk of its own: nobody waits for it. */
export { lintDefinition } from '@formwork/form-schema'
