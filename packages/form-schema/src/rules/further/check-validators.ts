/** Functions of the host, by the names that a form gives. */
import { logicOf } from '../../conditions/condition'
import { isObject, ownValue } from '../../json'
import type { AnyKnownWidget } from '../../widgets/index'
import { behaviourOf } from '../../widgets/behaviours'
import type { ValueIssue } from '../value-issue'
import type { Scope } from '../value-scope'
import { furtherIssue } from './further-issue'
import type { Validator, ValidatorAnswer } from './validator'

/** The final answers of the functions; those of asynchronous ones go to `said.pending`. */
export function checkValidators(scope: Scope, issues: readonly ValueIssue[]): readonly ValueIssue[] {
  return scope.visible.flatMap((field) => {
    const { validators: names = [] } = logicOf(field).rules ?? {}
    const path = [...scope.path, field.model]
    const value = ownValue(scope.values, field.model)
    const isAsked = !behaviourOf(field).isEmpty(value, field.options) && !issues.some((issue) => isAt(issue.path, path))
    return isAsked ? names.flatMap((name) => ask(name, { field, value, path, scope })) : []
  })
}

const isAt = (found: ValueIssue['path'], path: ValueIssue['path']) => path.every((step, index) => found[index] === step)

interface Question {
  readonly field: AnyKnownWidget
  readonly value: unknown
  readonly path: ValueIssue['path']
  readonly scope: Scope
}

function ask(name: string, question: Question): readonly ValueIssue[] {
  const { field, value, path, scope } = question
  const { said } = scope
  const validator: Validator | undefined = ownValue(said.validators ?? {}, name)
  const issueOf = (answer: ValidatorAnswer): readonly ValueIssue[] =>
    typeof answer === 'string' ? [furtherIssue({ field, path, words: said }, 'validator', { validator: name }, answer)] : []
  // A rule that lets everything through looks as if it held.
  if (validator === undefined) return [furtherIssue({ field, path, words: said }, 'validatorMissing', { validator: name })]
  const answer = validator(value, {
    field,
    path,
    values: (scope.around ?? scope).values,
    row: scope.around === null ? null : scope.values,
    locale: said.locale,
  })
  if (!isPromise(answer)) return issueOf(answer)
  if (said.pending === undefined) throw new TypeError(`the validator ${name} answers with a promise: call validateValuesAsync`)
  said.pending.push(answer.then(issueOf))
  return []
}

function isPromise(answer: ValidatorAnswer | Promise<ValidatorAnswer>): answer is Promise<ValidatorAnswer> {
  return isObject(answer) && 'then' in answer
}
