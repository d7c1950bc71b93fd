/** What the page of an inbound webhook holds, and the body of a call that saves it or looks what it would do. Pure. */
import {
  inboundFieldsSchema,
  type InboundDetail,
  type InboundFields,
  isPayloadSource,
  type Priority,
  readPath,
} from '@formwork/api-contract'
import { z } from 'zod'

const { name, processId, starterId, enabled, title, sameBy, signatures, perMinute } = inboundFieldsSchema.shape
const words = z.string().max(2000)

const isSourceOrEmpty = (source: string) => source.trim() === '' || isPayloadSource(source.trim())

export const inboundFormSchema = z.strictObject({
  name,
  processId,
  starterId,
  enabled,
  title,
  /** By model; empty for a field that takes nothing from a call. */
  fields: z.record(z.string(), z.string()).check(z.refine((fields) => Object.values(fields).every(isSourceOrEmpty))),
  priorityFrom: z.string().max(1000).check(z.stringFormat('payload-source', isSourceOrEmpty)),
  normalWords: words,
  urgentWords: words,
  veryUrgentWords: words,
  onlyIfPath: z.string().check(z.stringFormat('payload-path', (path) => path.trim() === '' || readPath(path.trim()) !== null)),
  onlyIfSays: words,
  sameBy,
  signatures,
  perMinute,
})
export type InboundFormValues = z.output<typeof inboundFormSchema>

const WORDS = { normalWords: 1, urgentWords: 2, veryUrgentWords: 3 } as const satisfies Readonly<Record<string, Priority>>

export function firstValues(inbound: InboundDetail | null): z.input<typeof inboundFormSchema> {
  if (inbound === null) {
    const none = {
      title: '',
      priorityFrom: '',
      normalWords: '',
      urgentWords: '',
      veryUrgentWords: '',
      onlyIfPath: '',
      onlyIfSays: '',
      sameBy: '',
    }
    return { name: '', processId: '', starterId: '', enabled: true, fields: {}, signatures: [], perMinute: 60, ...none }
  }
  const { onlyIf, priorityWords } = inbound
  const wordsOf = (priority: Priority) => priorityWords.flatMap((word) => (word.priority === priority ? [word.says] : [])).join(', ')
  return {
    name: inbound.name,
    processId: inbound.process.id,
    starterId: inbound.starter.id,
    enabled: inbound.enabled,
    title: inbound.title,
    fields: inbound.fields,
    priorityFrom: inbound.priorityFrom,
    normalWords: wordsOf(1),
    urgentWords: wordsOf(2),
    veryUrgentWords: wordsOf(3),
    onlyIfPath: onlyIf?.path ?? '',
    onlyIfSays: onlyIf?.says.join(', ') ?? '',
    sameBy: inbound.sameBy,
    signatures: inbound.signatures,
    perMinute: inbound.perMinute,
  }
}

export interface Filled {
  readonly values: Record<string, unknown>
  readonly chosen: Record<string, string[]>
}

/** @param models - of the fields that the forms have now: what others took is forgotten */
export function bodyOf(
  form: InboundFormValues,
  filled: Filled,
  { priority, models }: { priority: Priority; models: ReadonlySet<string> },
): InboundFields {
  const { normalWords, urgentWords, veryUrgentWords, onlyIfPath, onlyIfSays, fields, priorityFrom, ...plain } = form
  const texts = { normalWords, urgentWords, veryUrgentWords }
  const priorityWords = (['normalWords', 'urgentWords', 'veryUrgentWords'] as const).flatMap((key) =>
    listOf(texts[key]).map((says) => ({ says, priority: WORDS[key] })),
  )
  const taken = Object.entries(fields).flatMap(([model, source]) =>
    models.has(model) && source.trim() !== '' ? [[model, source.trim()] as const] : [],
  )
  const path = onlyIfPath.trim()
  return {
    ...plain,
    ...filled,
    priority,
    priorityFrom: priorityFrom.trim(),
    priorityWords: priorityFrom.trim() === '' ? [] : priorityWords,
    fields: Object.fromEntries(taken),
    onlyIf: path === '' ? null : { path, says: listOf(onlyIfSays) },
  }
}

/** Words with commas between them, as people of either language write them. */
const listOf = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
