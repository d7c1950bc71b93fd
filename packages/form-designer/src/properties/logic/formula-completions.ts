/** The completions of a formula: the fields of the form, by title or data key, and the functions it may call. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete'
import type { FormulaField } from './formula-fields'

/** More than anybody reads. */
const MOST = 50
/** A word, also one behind the name of rows: `items.pr`. */
const WORD_BEFORE = /[\p{Letter}_][\p{Letter}\p{Number}_]*(?:\.[\p{Letter}\p{Number}_]*)?/u

export interface FormulaWords {
  readonly fields: readonly FormulaField[]
  readonly functions: Iterable<string>
}

export function formulaCompletions({ fields, functions }: FormulaWords): CompletionSource {
  const offered = [...fields.map(fieldOption), ...[...functions].map(functionOption)]
  return (context: CompletionContext): CompletionResult | null => {
    const word = openedName(context) ?? context.matchBefore(WORD_BEFORE)
    if (word === null && !context.explicit) return null
    const typed = (word?.text ?? '').replaceAll('`', '').toLowerCase()
    const options = offered
      .map(({ option, found }) => ({ option, rank: rankOf(found, typed) }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .slice(0, MOST)
      .map(({ option }) => option)
    return options.length === 0 ? null : { from: word?.from ?? context.pos, options, filter: false }
  }
}

/** The text after an unclosed backtick, with the name of rows before it. */
function openedName({ state, pos }: CompletionContext): { readonly from: number; readonly text: string } | null {
  const before = state.sliceDoc(0, pos)
  const [opened] = /(?:(?:`[^`]*`|[\p{Letter}_][\p{Letter}\p{Number}_]*)\.)?`[^`]*$/u.exec(before) ?? []
  if (opened === undefined || before.split('`').length % 2 === 1) return null
  return { from: pos - opened.length, text: opened }
}

interface Offered {
  readonly option: Completion
  /** The texts it is found by, in small letters. */
  readonly found: readonly string[]
}

function fieldOption({ model, text, written }: FormulaField): Offered {
  return {
    option: { label: model, apply: written, type: 'variable', ...(text === model ? {} : { detail: text }) },
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

/** Entries that begin with it come before those that contain it; an empty text finds all in their order. */
function rankOf(found: readonly string[], typed: string): number {
  if (found.some((each) => each.startsWith(typed))) return 2
  return found.some((each) => each.includes(typed)) ? 1 : 0
}
