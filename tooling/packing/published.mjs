/** The packages that are published, in the order in which they need each other. */
export const PUBLISHED = ['form-schema', 'form-renderer', 'form-designer']
