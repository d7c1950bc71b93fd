/** The checker of forms in a chunk of its own, which nothing waits for. */
export { lintDefinition } from '@formwork/form-schema'
