/** The entry `@formwork/form-schema/feel`: values computed by FEEL expressions. Apart from the main entry, so that no page loads it without need. */
export { formulaName } from '../conditions/formula-name'
export { ALLOWED_FUNCTIONS } from '../conditions/allowed-functions'
export { checkExpression, type ExpressionRefusal, type ExpressionResult } from './check-expression'
export {
  type ComputeCode,
  type ComputedValues,
  type ComputeRefusal,
  computeValues,
  createValueComputer,
  type ValueComputer,
} from './compute-values'
export { explainRefusal } from './explain-refusal'
export { lintComputed } from './lint-computed'
