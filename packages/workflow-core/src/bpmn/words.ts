/** Names used in our BPMN files: the namespace of what BPMN cannot express, and the language of its conditions. */
export const FORMWORK_NAMESPACE = 'urn:formwork:bpmn:1'
export const CONDITION_LANGUAGE = 'urn:formwork:conditions:1'
/** Elements of that namespace. Each contains, as JSON, the definition of the element around it. */
export const EXACT = { process: 'formwork:process', node: 'formwork:node', edge: 'formwork:edge' } as const
