/** What a ticket holds that a call of another system starts. Pure: the preview shows what will happen. */
import { type JsonObject, jsonObjectSchema, idSchema, text } from '../shapes/fields'
import { type Priority, prioritySchema } from '../tickets'
import { z } from '../zod'
import { isPayloadSource, isPayloadText, fillText, plainText, valueOfSource } from './payload-text'
import { LONGEST_PATH, readPath, valueAt } from './payload-path'

const LONGEST_TEXT = 1000
const MOST_FIELDS = 200
const MOST_WORDS = 30
/** A day. */
const MOST_MINUTES = 1440

const pathSchema = text(LONGEST_PATH).check(z.stringFormat('payload-path', (path) => readPath(path) !== null))
/** Empty for none. */
const sourceSchema = text(LONGEST_TEXT).check(z.stringFormat('payload-source', (source) => source === '' || isPayloadSource(source)))

const wordsSchema = text(LONGEST_TEXT).check(z.stringFormat('payload-text', isPayloadText))
const saysOneOf = { path: pathSchema, says: z.array(text(200).min(1)).min(1).max(MOST_WORDS) }

/** What becomes of the ticket when what it is about is over. `end`: withdrawn, or ended by whoever may end tickets, as the rules allow its person. */
export const CLEARING = ['comment', 'end'] as const
export type Clearing = (typeof CLEARING)[number]

export const inboundMappingShape = {
  /** Paths in braces are filled in, `{process}`, `{requester}` and `{date}` as well. Empty: the name of the process. Not read where the process has a pattern. */
  title: wordsSchema.default(''),
  /** Where `priorityWords` say no other. */
  priority: prioritySchema.default(1),
  /** Where the call says how urgent it is; empty: it does not. */
  priorityFrom: sourceSchema.default(''),
  /** What of it makes a ticket of which priority; upper and lower case are the same. */
  priorityWords: z
    .array(z.strictObject({ says: text(100).min(1), priority: prioritySchema }))
    .max(MOST_WORDS)
    .default([]),
  /** What stands in the forms where the call says nothing. */
  values: jsonObjectSchema.default({}),
  /** By the model of a field where the call says what is entered: a path, or words with paths in braces. */
  fields: z
    .record(z.string().min(1).max(100), sourceSchema.min(1))
    .check(z.refine((fields) => Object.keys(fields).length <= MOST_FIELDS))
    .default({}),
  chosen: z.record(z.string().min(1).max(64), z.array(idSchema).min(1).max(50)).default({}),
  /** Only calls that say one of these words there start a ticket; null: all do. */
  onlyIf: z.strictObject(saysOneOf).nullable().default(null),
  /** Calls that say the same there are about the same thing: while a ticket of it runs, no other is started. Empty: each call is about something new. */
  sameBy: sourceSchema.default(''),
  /** The comment that a further call about the same leaves on the ticket that is open; of calls within `everyMinutes` the first one does. Null: none does. */
  repeated: z
    .strictObject({ comment: wordsSchema.min(1), everyMinutes: z.int().min(0).max(MOST_MINUTES) })
    .nullable()
    .default(null),
  /** Calls that say one of these words there say that what they are about is over, whatever `onlyIf` asks for: the next one starts another ticket. Null: none does. */
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
  /** `clears`: what it is about is over. `ignored`: it starts nothing. */
  readonly intent: 'starts' | 'clears' | 'ignored'
  readonly title: string
  readonly priority: Priority
  /** By the model of a field, as the call says it: texts, and what JSON has beside them. */
  readonly said: JsonObject
  /** Null: about nothing that others are about. */
  readonly sameAs: string | null
  /** What would be written on the ticket that is open; empty: nothing. */
  readonly comment: string
}

export function mapPayload(mapping: InboundMapping, payload: unknown, { process, requester, day }: PayloadFacts): MappedPayload {
  const known = new Map([
    ['process', process],
    ['requester', requester],
    ['date', day],
  ])
  const sameAs = mapping.sameBy === '' ? '' : plainText(valueOfSource(mapping.sameBy, payload)).trim()
  const said = Object.entries(mapping.fields).flatMap(([model, source]) => {
    const value = valueOfSource(source, payload)
    return value === undefined ? [] : [[model, typeof value === 'object' ? value : plainText(value)] as const]
  })
  const intent = intentOf(mapping, payload)
  const words = (intent === 'clears' ? mapping.cleared?.comment : mapping.repeated?.comment) ?? ''
  return {
    intent,
    title: oneLine(fillText(mapping.title, payload, known)) || process,
    priority: priorityOf(mapping, payload),
    said: Object.fromEntries(said),
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
/** A remark is no longer, and it may become one. */
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
