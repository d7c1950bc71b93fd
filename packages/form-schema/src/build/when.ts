/** Conditions in words: `when('kind').is('other')` is the plain condition that a definition stores. */
import type { Condition, ConditionValue } from '../condition-language/condition'

/**
 * What can be asked of the value of a field.
 *
 * @example const isOther: Condition = when('kind').is('other')
 */
export interface Question {
  /** Equal to the value; compared as text, as `equals`. */
  is(value: ConditionValue): Condition
  /** Another one than the value. */
  isNot(value: ConditionValue): Condition
  /** A text with this part, or a list with this entry. */
  contains(value: ConditionValue): Condition
  isAbove(value: ConditionValue): Condition
  isBelow(value: ConditionValue): Condition
  isAtLeast(value: ConditionValue): Condition
  isAtMost(value: ConditionValue): Condition
  /** From `least` to `most`, both included. */
  isBetween(least: ConditionValue, most: ConditionValue): Condition
  /** Nothing was entered. */
  isEmpty(): Condition
  /** Something was entered. */
  isFilled(): Condition
}

/**
 * Asks for the value of a field.
 *
 * @param model - model of the field: of the same row inside a subform, of the form's own record else.
 * @returns what can be asked; each answers with a condition, which is plain JSON.
 * @example input('other', { label: 'Which?', when: when('kind').is('other') })
 */
export function when(model: string): Question {
  const compare = (is: 'equals' | 'notEquals' | 'contains' | 'greater' | 'less' | 'atLeast' | 'atMost') => (value: ConditionValue) => ({
    model,
    is,
    value,
  })
  return {
    is: compare('equals'),
    isNot: compare('notEquals'),
    contains: compare('contains'),
    isAbove: compare('greater'),
    isBelow: compare('less'),
    isAtLeast: compare('atLeast'),
    isAtMost: compare('atMost'),
    isBetween: (least, most) => ({ model, is: 'between', least, most }),
    isEmpty: () => ({ model, is: 'empty' }),
    isFilled: () => ({ model, is: 'notEmpty' }),
  }
}

/**
 * Puts conditions together: all of them.
 *
 * @param conditions - at least one.
 * @returns a condition that holds while all of these do.
 * @example all(when('kind').is('travel'), when('days').isAbove(3))
 */
export const all = (...conditions: readonly [Condition, ...Condition[]]): Condition => ({ all: conditions })

/**
 * Puts conditions together: any of them.
 *
 * @param conditions - at least one.
 * @returns a condition that holds while one of these does.
 * @example any(when('kind').is('travel'), when('amount').isAbove(1000))
 */
export const any = (...conditions: readonly [Condition, ...Condition[]]): Condition => ({ any: conditions })

/**
 * Turns a condition around.
 *
 * @param condition - any condition.
 * @returns a condition that holds while this one does not.
 * @example not(when('kind').is('travel'))
 */
export const not = (condition: Condition): Condition => ({ not: condition })
