/** The exact definitions that our own files store beside their elements. */
import type { z } from '../../zod'
import { FORMWORK_NAMESPACE } from '../words'
import type { Extension, FlowElement, ProcessElement } from './file-shape'

export type Exact<Value> = { readonly kind: 'none' } | { readonly kind: 'unreadable' } | { readonly kind: 'found'; readonly value: Value }

/** An element that was copied or edited elsewhere may still have one: callers compare it with the element. */
export function exactOf<Value>(element: FlowElement | ProcessElement, name: string, schema: z.ZodType<Value>): Exact<Value> {
  const found = element.extensionElements.values.find((extension) => isOurs(extension) && localName(extension) === name.split(':')[1])
  if (found === undefined) return { kind: 'none' }
  const value = schema.safeParse(jsonOf(found.$body ?? ''))
  return value.success ? { kind: 'found', value: value.data } : { kind: 'unreadable' }
}

export const isOurs = ({ $descriptor }: Extension): boolean => $descriptor?.ns.uri === FORMWORK_NAMESPACE

export function localName({ $type }: Extension): string {
  return $type.slice($type.indexOf(':') + 1)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
