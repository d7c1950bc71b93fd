/** The door of `@formwork/form-schema/feel`: values computed by FEEL expressions. Apart from the main door, so that no page pays for it unasked. */
export { checkExpression, type ExpressionRefusal, type ExpressionVerdict } from './check-expression'
export { type ComputeCode, type ComputedValues, type ComputeRefusal, computeValues } from './compute-values'
export { explainRefusal } from './explain-refusal'
export { lintComputed } from './lint-computed'
