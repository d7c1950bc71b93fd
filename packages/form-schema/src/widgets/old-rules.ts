/** The stored rules of the old family for the options of each type, by the type's name there: rules are read before a widget is made. */

/** How the rules of one type are to be read. */
export interface OldRules {
  /** `type` is what the option `dataType` says. */
  readonly hasDataType?: true
  /** `pattern` and `max` are about the text: the options `pattern` and `maxlength`. */
  readonly isText?: true
  /** `min` and `max` are the options of that name. */
  readonly isBounded?: true
  /** `max` is the option `length`. */
  readonly isFiles?: true
  /** `min` is the option of that name, the fewest files; 0 asks for none. */
  readonly hasFewest?: true
  /** The types of a rule that the widget's own check comes to anyway. */
  readonly types: readonly string[]
  /** The same while `multiple` is on. */
  readonly manyTypes?: readonly string[]
}

const NUMBERS = ['number', 'float']

const RULES: Readonly<Record<string, OldRules>> = {
  input: { hasDataType: true, isText: true, types: ['string'] },
  textarea: { isText: true, types: ['string'] },
  number: { isBounded: true, types: NUMBERS },
  slider: { isBounded: true, types: NUMBERS },
  rate: { types: NUMBERS },
  switch: { types: ['boolean'] },
  date: { types: ['date', 'string'] },
  time: { types: ['string'] },
  color: { types: ['string'] },
  editor: { types: ['string'] },
  radio: { types: ['string'] },
  select: { types: ['string'], manyTypes: ['array'] },
  checkbox: { types: ['array'] },
  cascader: { types: ['array'] },
  imgupload: { isFiles: true, hasFewest: true, types: ['array'] },
  file: { isFiles: true, types: ['array'] },
  subform: { types: ['array'] },
}

const NONE: OldRules = { types: [] }

/** For a type that the old family does not have: only that a field may be required. */
export function oldRulesOf(type: string): OldRules {
  return (Object.hasOwn(RULES, type) ? RULES[type] : undefined) ?? NONE
}
