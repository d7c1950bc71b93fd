/** Names that stand in BPMN files of ours: the namespace of what BPMN has no word for, and the language of its conditions. */
export const FORMWORK_NAMESPACE = 'urn:formwork:bpmn:1'
export const CONDITION_LANGUAGE = 'urn:formwork:conditions:1'
/** Elements of that namespace. Each holds, as JSON, what the element around it is in a definition. */
export const EXACT = { process: 'formwork:process', node: 'formwork:node', edge: 'formwork:edge' } as const
