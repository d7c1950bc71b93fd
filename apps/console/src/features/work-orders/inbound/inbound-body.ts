/** The fields of the page of an inbound webhook, and the bodies for saving and previewing it. Pure. */
import {
  CLEARING,
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

const isBlank = (text: string) => text.trim() === ''
const isSourceOrEmpty = (source: string) => isBlank(source) || isPayloadSource(source.trim())
const pathOrEmpty = z.string().check(z.stringFormat('payload-path', (path) => isBlank(path) || readPath(path.trim()) !== null))

const fieldsSchema = z.strictObject({
  name,
  processId,
  starterId,
  enabled,
  title,
  /** By model; empty for a field without a source in the call. */
  fields: z.record(z.string(), z.string()).check(z.refine((fields) => Object.values(fields).every(isSourceOrEmpty))),
  priorityFrom: z.string().max(1000).check(z.stringFormat('payload-source', isSourceOrEmpty)),
  normalWords: words,
  urgentWords: words,
  veryUrgentWords: words,
  onlyIfPath: pathOrEmpty,
  onlyIfSays: words,
  sameBy,
  /** Empty: a further call leaves no comment. */
  repeatedComment: title,
  everyMinutes: z.int().min(0).max(1440),
  /** Empty: no call ends anything. */
  clearedPath: pathOrEmpty,
  clearedSays: words,
  clearedThen: z.enum(CLEARING),
  clearedComment: title,
  signatures,
  perMinute,
})

/** Fields that belong to a path are required where there is one. */
export const inboundFormSchema = fieldsSchema.check(({ value, issues }) => {
  const { onlyIfPath, onlyIfSays, sameBy: same, clearedPath, clearedSays, clearedComment } = value
  const isOver = !isBlank(same) && !isBlank(clearedPath)
  const missing = [
    ...(!isBlank(onlyIfPath) && isBlank(onlyIfSays) ? ['onlyIfSays'] : []),
    ...(isOver && isBlank(clearedSays) ? ['clearedSays'] : []),
    ...(isOver && isBlank(clearedComment) ? ['clearedComment'] : []),
  ]
  for (const field of missing) issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path: [field] })
})
export type InboundFormValues = z.output<typeof inboundFormSchema>

const WORDS = { normalWords: 1, urgentWords: 2, veryUrgentWords: 3 } as const satisfies Readonly<Record<string, Priority>>

/** Fields that depend on the sender are empty at first. */
export const EMPTY_SENDER_FIELDS = {
  title: '',
  priorityFrom: '',
  normalWords: '',
  urgentWords: '',
  veryUrgentWords: '',
  onlyIfPath: '',
  onlyIfSays: '',
  sameBy: '',
  repeatedComment: '',
  everyMinutes: 60,
  clearedPath: '',
  clearedSays: '',
  clearedThen: 'comment',
  clearedComment: '',
} as const

export function firstValues(inbound: InboundDetail | null): z.input<typeof inboundFormSchema> {
  if (inbound === null)
    return { name: '', processId: '', starterId: '', enabled: true, fields: {}, signatures: [], perMinute: 60, ...EMPTY_SENDER_FIELDS }
  const { onlyIf, priorityWords, repeated, cleared } = inbound
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
    repeatedComment: repeated?.comment ?? '',
    everyMinutes: repeated?.everyMinutes ?? EMPTY_SENDER_FIELDS.everyMinutes,
    clearedPath: cleared?.path ?? '',
    clearedSays: cleared?.says.join(', ') ?? '',
    clearedThen: cleared?.act ?? EMPTY_SENDER_FIELDS.clearedThen,
    clearedComment: cleared?.comment ?? '',
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
  const { normalWords, urgentWords, veryUrgentWords, onlyIfPath, onlyIfSays, fields, priorityFrom, ...rest } = form
  const { repeatedComment, everyMinutes, clearedPath, clearedSays, clearedThen, clearedComment, ...plain } = rest
  const texts = { normalWords, urgentWords, veryUrgentWords }
  const priorityWords = (['normalWords', 'urgentWords', 'veryUrgentWords'] as const).flatMap((key) =>
    listOf(texts[key]).map((says) => ({ says, priority: WORDS[key] })),
  )
  const taken = Object.entries(fields).flatMap(([model, source]) =>
    models.has(model) && source.trim() !== '' ? [[model, source.trim()] as const] : [],
  )
  const path = onlyIfPath.trim()
  const isAbout = !isBlank(form.sameBy)
  return {
    ...plain,
    ...filled,
    priority,
    priorityFrom: priorityFrom.trim(),
    priorityWords: priorityFrom.trim() === '' ? [] : priorityWords,
    fields: Object.fromEntries(taken),
    onlyIf: path === '' ? null : { path, says: listOf(onlyIfSays) },
    repeated: isAbout && !isBlank(repeatedComment) ? { comment: repeatedComment, everyMinutes } : null,
    cleared:
      isAbout && !isBlank(clearedPath)
        ? { path: clearedPath.trim(), says: listOf(clearedSays), act: clearedThen, comment: clearedComment }
        : null,
  }
}

/** Words with commas between them, as people of either language write them. */
const listOf = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
