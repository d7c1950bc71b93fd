/** Compares two people's edits of one form: theirs as it is stored, mine as it is edited, each against the form both began with. */
import { diffForms, type FormChange, type FormDefinition } from '@formwork/form-schema'

export interface TwoDrafts {
  readonly theirs: readonly FormChange[]
  readonly mine: readonly FormChange[]
}

/** `base` is null where it is unknown by now, in a draft that was restored from the browser: then mine is compared with theirs. */
export function compareDrafts(base: FormDefinition | null, theirs: FormDefinition, mine: FormDefinition): TwoDrafts {
  if (base === null) return { theirs: [], mine: diffForms(theirs, mine) }
  return { theirs: diffForms(base, theirs), mine: diffForms(base, mine) }
}
