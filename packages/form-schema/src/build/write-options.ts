/** Writes the settings of a builder as the options that a definition stores: no default is written. */
import type { Condition } from '../condition-language/condition'
import { equalJson } from '../equal-json'
import { isObject, type JsonObject, type JsonValue, ownValue } from '../json'
import type { DisplayCondition } from '../options/display-condition'
import { DEFAULT_REQUEST } from '../options/given-choices'
import { type GenericDefinition, optionDefault } from '../widgets/index'
import { z } from '../zod'
import type { AnySettings, RequestSettings } from './settings'

const LOGIC = ['requiredWhen', 'readonlyWhen', 'choicesWhen', 'hiddenValue', 'computed'] as const

/**
 * @returns the options, without those that are as the type has them anyway.
 * @throws {TypeError} for an option that the type does not have, or a value that it cannot take: a mistake in the program.
 */
export function writeOptions(definition: GenericDefinition, settings: AnySettings): JsonObject {
  const { label: _label, hideLabel, when, options, remote, request, ...others } = settings
  const logic = Object.fromEntries(LOGIC.flatMap((part) => (settings[part] === undefined ? [] : [[part, settings[part]]])))
  const pairs = when === undefined ? null : displayPairs(when)
  const written = {
    ...Object.fromEntries(Object.entries(others).filter(([option]) => !LOGIC.some((part) => part === option))),
    ...(hideLabel === true && { labelWidthStatus: false }),
    ...(options !== undefined && { options: options.map((choice) => (isObject(choice) ? choice : { value: choice })) }),
    ...(remote !== undefined && { remote: true, remoteFunc: remote }),
    ...(request !== undefined && { remote: 99, requestMethod: requestOf(request) }),
    ...(pairs !== null && { displayVerify: pairs }),
  }
  const parts = when === undefined || pairs !== null ? logic : { showWhen: when, ...logic }
  const all = Object.keys(parts).length > 0 ? { ...written, formwork: parts } : written
  return Object.fromEntries(Object.entries(all).filter(([option, value]) => isSaid(definition, option, value))) as JsonObject
}

/** False for a default. */
function isSaid({ type, options }: GenericDefinition, option: string, value: unknown): boolean {
  if (value === undefined) return false
  const schema = ownValue(options.shape, option)
  if (schema === undefined) throw new TypeError(`${type} has no option ${option}`)
  if (!z.safeParse(schema as z.ZodMiniType, value).success) throw new TypeError(`${type} cannot take ${JSON.stringify(value)} as ${option}`)
  return !equalJson(value, optionDefault(options, option))
}

/** A condition as the old family writes it, where it can say the same: texts that are equal, all of them or one. Else null. */
function displayPairs(condition: Condition): DisplayCondition | null {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition]
  const list = parts.flatMap((part) =>
    'model' in part && part.is === 'equals' && typeof part.value === 'string' && part.value !== '' && part.model !== ''
      ? [{ model: part.model, value: part.value }]
      : [],
  )
  if (list.length === 0 || list.length < parts.length) return null
  return { type: 'any' in condition ? 'or' : 'and', list }
}

function requestOf({ params = {}, headers = {}, ...request }: RequestSettings): JsonValue {
  return { ...DEFAULT_REQUEST, ...request, params: JSON.stringify(params), headers: JSON.stringify(headers) }
}
