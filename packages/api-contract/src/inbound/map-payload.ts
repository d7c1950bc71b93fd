/** The ticket that a call of another system starts. Pure: the preview shows what will happen. */
import { type JsonObject, jsonObjectSchema, idSchema, text } from '../shapes/fields'
import { type Priority, prioritySchema } from '../tickets/facts'
import { z } from '../zod'
import { isPayloadSource, isPayloadText, fillText, plainText, valueOfSource } from './payload-text'
import { LONGEST_PATH, readPath, valueAt } from './payload-path'

const LONGEST_TEXT = 1000
const MAX_FIELDS = 200
const MAX_WORDS = 30
/** A day. */
const MAX_MINUTES = 1440

const pathSchema = text(LONGEST_PATH).check(z.stringFormat('payload-path', (path) => readPath(path) !== null))
/** Empty for none. */
const sourceSchema = text(LONGEST_TEXT).check(z.stringFormat('payload-source', (source) => source === '' || isPayloadSource(source)))

const wordsSchema = text(LONGEST_TEXT).check(z.stringFormat('payload-text', isPayloadText))
const saysOneOf = { path: pathSchema, says: z.array(text(200).min(1)).min(1).max(MAX_WORDS) }

/** What to do with the ticket when its subject is over. `end`: withdrawn, or ended by people who may end tickets, as the rules allow its person. */
export const CLEARING = ['comment', 'end'] as const
export type Clearing = (typeof CLEARING)[number]

export const inboundMappingShape = {
  /** Paths in braces are filled in, `{process}`, `{requester}` and `{date}` as well. Empty: the name of the process. Not read where the process has a pattern. */
  title: wordsSchema.default(''),
  /** Where no entry of `priorityWords` matches. */
  priority: prioritySchema.default(1),
  /** Where in the call its urgency is; empty: nowhere. */
  priorityFrom: sourceSchema.default(''),
  /** Which of its words make a ticket of which priority; upper and lower case are the same. */
  priorityWords: z
    .array(z.strictObject({ says: text(100).min(1), priority: prioritySchema }))
    .max(MAX_WORDS)
    .default([]),
  /** Values of the forms that the call does not fill in. */
  values: jsonObjectSchema.default({}),
  /** By the model of a field its source in the call: a path, or words with paths in braces. */
  fields: z
    .record(z.string().min(1).max(100), sourceSchema.min(1))
    .check(z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS))
    .default({}),
  chosen: z.record(z.string().min(1).max(64), z.array(idSchema).min(1).max(50)).default({}),
  /** Only calls with one of these words there start a ticket; null: all do. */
  onlyIf: z.strictObject(saysOneOf).nullable().default(null),
  /** Calls with the same value there have the same subject: while a ticket of it is open, no other is started. Empty: each call has a subject of its own. */
  sameBy: sourceSchema.default(''),
  /** The comment that a further call with the same subject leaves on the open ticket; only the first within `everyMinutes`. Null: none does. */
  repeated: z
    .strictObject({ comment: wordsSchema.min(1), everyMinutes: z.int().min(0).max(MAX_MINUTES) })
    .nullable()
    .default(null),
  /** Calls with one of these words there report that their subject is over, whatever `onlyIf` says: the next one starts another ticket. Null: none does. */
  cleared: z
    .strictObject({ ...saysOneOf, act: z.enum(CLEARING), comment: wordsSchema.min(1) })
    .nullable()
    .default(null),
}
export const inboundMappingSchema = z.strictObject(inboundMappingShape)
export type InboundMapping = z.output<typeof inboundMappingSchema>

export interface PayloadFacts {
  readonly process: string
  readonly requester: string
  /** As `2026-11-21`. */
  readonly day: string
}

export interface MappedPayload {
  /** `clears`: its subject is over. `ignored`: it starts nothing. */
  readonly intent: 'starts' | 'clears' | 'ignored'
  readonly title: string
  readonly priority: Priority
  /** By the model of a field the value in the call: texts, and other JSON values. */
  readonly received: JsonObject
  /** The subject; null: none that calls share. */
  readonly sameAs: string | null
  /** The comment for the open ticket; empty: none. */
  readonly comment: string
}

export function mapPayload(mapping: InboundMapping, payload: unknown, { process, requester, day }: PayloadFacts): MappedPayload {
  const known = new Map([
    ['process', process],
    ['requester', requester],
    ['date', day],
  ])
  const sameAs = mapping.sameBy === '' ? '' : plainText(valueOfSource(mapping.sameBy, payload)).trim()
  const received = Object.entries(mapping.fields).flatMap(([model, source]) => {
    const value = valueOfSource(source, payload)
    return value === undefined ? [] : [[model, typeof value === 'object' ? value : plainText(value)] as const]
  })
  const intent = intentOf(mapping, payload)
  const words = (intent === 'clears' ? mapping.cleared?.comment : mapping.repeated?.comment) ?? ''
  return {
    intent,
    title: oneLine(fillText(mapping.title, payload, known)) || process,
    priority: priorityOf(mapping, payload),
    received: Object.fromEntries(received),
    sameAs: sameAs === '' ? null : sameAs,
    comment: cut(fillText(words, payload, known).trim(), LONGEST_COMMENT),
  }
}

function intentOf({ onlyIf, cleared }: InboundMapping, payload: unknown): MappedPayload['intent'] {
  if (cleared !== null && says(cleared, payload)) return 'clears'
  return onlyIf === null || says(onlyIf, payload) ? 'starts' : 'ignored'
}

function says({ path: place, says: words }: NonNullable<InboundMapping['onlyIf']>, payload: unknown): boolean {
  const path = readPath(place)
  const found = path === null ? '' : plainText(valueAt(payload, path))
  return words.some((word) => isSame(word, found))
}

function priorityOf({ priority, priorityFrom, priorityWords }: InboundMapping, payload: unknown): Priority {
  if (priorityFrom === '') return priority
  const found = plainText(valueOfSource(priorityFrom, payload))
  return priorityWords.find(({ says }) => isSame(says, found))?.priority ?? priority
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** As long as a typed title may be, and cut between characters. */
const LONGEST_TITLE = 200
/** A remark is no longer, and the comment may become one. */
const LONGEST_COMMENT = 2000

const oneLine = (title: string): string => cut(title.replaceAll(/\s+/g, ' ').trim(), LONGEST_TITLE)

function cut(text: string, most: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}
