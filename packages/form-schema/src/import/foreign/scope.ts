/** The fields one record of the source has: conditions look names up here. */
import type { Draft } from './draft'

/** The fields of a form, or of one row of a repeater; a row also sees what is around it. */
export class Scope {
  readonly #fields = new Map<string, Draft>()
  /** By the last part of a nested name; null when several fields share it. */
  readonly #byTail = new Map<string, Draft | null>()

  /**
   * @param parent - the scope around a row; null for the form.
   * @param name - the model of the repeater, which some formats write in front of a row's fields.
   */
  constructor(
    readonly parent: Scope | null = null,
    readonly name = '',
  ) {}

  /** Enters a field; the first of a name wins, as it keeps its model. */
  add(draft: Draft): Draft {
    if (!this.#fields.has(draft.model)) this.#fields.set(draft.model, draft)
    const tail = draft.model.slice(draft.model.lastIndexOf('.') + 1)
    this.#byTail.set(tail, this.#byTail.has(tail) ? null : draft)
    return draft
  }

  /** The field a condition means: of this record first, then of what is around it. */
  find(name: string): Draft | null {
    const own = this.name !== '' && name.startsWith(`${this.name}.`) ? name.slice(this.name.length + 1) : name
    return this.#fields.get(own) ?? this.#byTail.get(own) ?? this.parent?.find(name) ?? null
  }
}

/** Where a reader is: the record it is in and what nested names start with there. */
export interface Place {
  readonly scope: Scope
  readonly prefix: string
}

/** The place inside a named group: its fields are called `group.field`. */
export function inside(place: Place, name: string): Place {
  return name === '' ? place : { scope: place.scope, prefix: `${place.prefix}${name}.` }
}

/** The place inside the rows of a repeater. */
export function insideRows(place: Place, model: string): Place {
  return { scope: new Scope(place.scope, model), prefix: '' }
}
