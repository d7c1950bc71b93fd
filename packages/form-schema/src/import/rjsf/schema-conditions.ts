/** Conditions inside a JSON Schema: `dependencies`, `if`/`then`/`else`, and the constant that tells alternatives apart. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import type { Condition } from '../../condition-language/condition'
import { listIn, objectIn } from '../foreign/read-values'
import type { Place, Scope } from '../foreign/scope'
import { group, relate } from '../foreign/sketch-conditions'

/** Reads a condition once every field is known; null when it asks more than what fields equal. */
export type ReadCondition = (scope: Scope) => Condition | null

/** Something was entered in a field. */
export function isEntered(name: string, place: Place): ReadCondition {
  return (scope) => {
    const draft = scope.find(`${place.prefix}${name}`)
    return draft === null ? null : { model: draft.model, is: 'notEmpty' }
  }
}

/** The condition of an `if`: fields equal a constant, are one of several, or are present. */
export function schemaHolds(schema: JsonObject, place: Place): ReadCondition {
  return (scope) => {
    const properties = objectIn(schema, 'properties')
    const asked = Object.entries(properties).map(([name, part]) =>
      isObject(part) ? oneOfValues(name, constantsOf(part), place)(scope) : null,
    )
    const required = listIn(schema, 'required').filter(
      (name): name is string => typeof name === 'string' && !Object.hasOwn(properties, name),
    )
    const there = required.map((name) => isEntered(name, place)(scope))
    const all = [...asked, ...there]
    const known = all.filter((part) => part !== null)
    const isUnderstood = Object.keys(schema).every((key) => ['properties', 'required', 'type'].includes(key))
    return isUnderstood && known.length === all.length && known.length > 0 ? group('all', known) : null
  }
}

/** A field equals one of some values. */
export function oneOfValues(name: string, values: readonly JsonValue[], place: Place): ReadCondition {
  return (scope) => {
    const draft = scope.find(`${place.prefix}${name}`)
    const parts = values.map((value) => relate(draft, 'equals', value))
    const known = parts.filter((part) => part !== null)
    return known.length === parts.length && known.length > 0 ? group('any', known) : null
  }
}

/** The values a schema allows by name; none when it says something else too. */
export function constantsOf(schema: JsonObject): readonly JsonValue[] {
  const constant = ownValue(schema, 'const')
  return constant === undefined ? listIn(schema, 'enum') : [constant]
}

/** Any of several conditions. */
export function anyOf(conditions: readonly ReadCondition[]): ReadCondition {
  return (scope) => {
    const parts = conditions.map((read) => read(scope))
    const known = parts.filter((part) => part !== null)
    return known.length === parts.length ? group('any', known) : null
  }
}
