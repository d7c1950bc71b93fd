/** A Form.io component on its way, and the field that most kinds of component become. */
import type { JsonObject, JsonValue } from '../../json'
import type { WidgetType } from '../../widgets/index'
import { autofillOption } from '../foreign/autofill'
import { flagIn, objectIn, textIn, wordsOf } from '../foreign/read-values'
import type { Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import { conditionsOf } from './formio-conditions'

/** What every kind of component needs. */
export interface Component {
  readonly source: JsonObject
  readonly place: Place
  readonly path: Path
  readonly sketch: Sketch
  readonly label: string
  readonly model: string
  /** Reads the components of a container; containers and components hold each other. */
  readonly readComponents: (source: JsonObject, key: string, place: Place, path: Path) => readonly Draft[]
}

/** A field with what every component has: label, hint, required, disabled, its condition. */
export function field(component: Component, type: WidgetType, options: Readonly<Record<string, JsonValue | undefined>> = {}): Draft {
  const { source, place, path, sketch, label, model } = component
  const autofill = autofillOption(type, textIn(source, 'autocomplete'), [...path, 'autocomplete'], sketch)
  const draft = sketch.draft(type, { name: label, model, options: { ...commonOptions(component), ...autofill, ...options } }, path)
  return conditional(component, place.scope.add(draft))
}

/** Gives a draft the component's condition. */
export function conditional({ source, place, path, sketch }: Component, draft: Draft): Draft {
  for (const condition of conditionsOf(source, path)) sketch.condition(draft, place.scope, condition)
  return draft
}

/** The options that every kind of field shares. */
export function commonOptions({ source, path, sketch }: Component): Readonly<Record<string, JsonValue | undefined>> {
  const hint = wordsOf(textIn(source, 'description'), [...path, 'description'], sketch)
  const tooltip = wordsOf(textIn(source, 'tooltip'), [...path, 'tooltip'], sketch)
  return {
    required: flagIn(objectIn(source, 'validate'), 'required'),
    disabled: flagIn(source, 'disabled'),
    labelWidthStatus: !flagIn(source, 'hideLabel'),
    tip: [hint, tooltip].filter(Boolean).join('\n'),
    placeholder: textIn(source, 'placeholder') || undefined,
  }
}
