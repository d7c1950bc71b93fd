/**
 * The entry `@formwork/form-schema/conditions`: the one language of conditions, without forms. Forms and approval flows write conditions in
 * it; what each operator means for each kind of value stands in docs/guide/conditions.md, which a test runs line by line.
 */
export { compareValues, textOf } from './compare-values'
export { type Comparison, type Condition, type ConditionOperator, type ConditionValue, isCondition } from './condition'
export { comparisonsOf, conditionHolds, modelsOf, readerOf, type ValueReader } from './condition-holds'
export { type SeenValues, seenReader } from './seen-reader'
