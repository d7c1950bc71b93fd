/** What a formula can go on with: the fields of the form, by title or data key, and the functions it may call. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import { checkExpression } from '@formwork/form-schema/feel'
import type { NamedField } from '../editors/conditions/seen-fields'

/** More than anybody reads. */
const MOST = 50
const NAME = /^[\p{Letter}_][\p{Letter}\p{Number}_]*$/u
const WORD_BEFORE = /[\p{Letter}_][\p{Letter}\p{Number}_]*/u

/** True for a data key that a formula can name: blanks and most signs may be in it, brackets or a digit in front may not. There is no way to quote one. */
export function isNameable(model: string): boolean {
  if (NAME.test(model)) return true
  const checked = checkExpression(model, [model])
  return checked.ok && checked.names.join() === model
}

export interface FormulaWords {
  readonly fields: readonly Pick<NamedField, 'model' | 'text'>[]
  readonly functions: Iterable<string>
}

export function formulaCompletions({ fields, functions }: FormulaWords): CompletionSource {
  const offered = [...fields.filter(({ model }) => isNameable(model)).map(fieldOption), ...[...functions].map(functionOption)]
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(WORD_BEFORE)
    if (word === null && !context.explicit) return null
    const typed = (word?.text ?? '').toLowerCase()
    const options = offered
      .map(({ option, found }) => ({ option, rank: rankOf(found, typed) }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .slice(0, MOST)
      .map(({ option }) => option)
    return options.length === 0 ? null : { from: word?.from ?? context.pos, options, filter: false }
  }
}

interface Offered {
  readonly option: Completion
  /** What it is found by, in small letters. */
  readonly found: readonly string[]
}

function fieldOption({ model, text }: Pick<NamedField, 'model' | 'text'>): Offered {
  return {
    option: { label: model, type: 'variable', ...(text === model ? {} : { detail: text }) },
    found: [model.toLowerCase(), text.toLowerCase()],
  }
}

function functionOption(name: string): Offered {
  const apply: Completion['apply'] = (view, _completion, from, to) =>
    view.dispatch({
      changes: { from, to, insert: `${name}()` },
      selection: { anchor: from + name.length + 1 },
      userEvent: 'input.complete',
    })
  return { option: { label: name, type: 'function', apply }, found: [name] }
}

/** What begins with it before what holds it; nothing typed finds all in their order. */
function rankOf(found: readonly string[], typed: string): number {
  if (found.some((each) => each.startsWith(typed))) return 2
  return found.some((each) => each.includes(typed)) ? 1 : 0
}
