/** Processes with their forms as one file of JSON: out of one site, and into another as drafts. */
import { BUNDLE_LIMITS, OLD_NOTES } from '@formwork/workflow-core/bundle'
import { defineRoute } from '../route'
import { idSchema, jsonObjectSchema, text } from '../shapes/fields'
import { z } from '../zod'

export const MAX_EXPORTED_PROCESSES = BUNDLE_LIMITS.processes
export const MAX_FILE_BYTES = BUNDLE_LIMITS.bytes

const keyText = text(64)

/** What is different from the file, or has to be done by hand. Those that begin with `old` are of flows of the old system. */
export const PROCESS_FILE_NOTES = ['category-left-out', 'header-empty', 'address-incomplete', 'secret-named', ...OLD_NOTES] as const
export const processFileNoteSchema = z.object({
  code: z.enum(PROCESS_FILE_NOTES),
  process: z.string(),
  /** The name of the step; empty: the process as a whole. */
  element: z.string(),
  detail: z.string(),
})
export type ProcessFileNote = z.output<typeof processFileNoteSchema>

export const processFilePreviewSchema = z.object({
  processes: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      steps: z.number(),
      /** Keys of the forms it uses. */
      forms: z.array(z.string()),
      /** There is one of this name: a copy has `freeName`. */
      isTaken: z.boolean(),
      /** Replacing the draft of that one loses changes that were never published. */
      losesDraft: z.boolean(),
      freeName: z.string(),
    }),
  ),
  forms: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      fieldCount: z.number(),
      /** `same`: the one that is here is used. `different`: to be chosen; a copy has `freeName`. */
      state: z.enum(['new', 'same', 'different']),
      freeName: z.string(),
    }),
  ),
  /** Whether the caller may add the forms that are new, or copies. */
  mayAddForms: z.boolean(),
  /** Whether the caller may replace drafts that are here. */
  mayReplace: z.boolean(),
  /** Names that the processes use and that do not exist here: to be chosen before publishing. */
  missing: z.array(
    z.object({
      kind: z.enum(['person', 'role', 'post', 'department', 'process']),
      name: z.string(),
      process: z.string(),
      /** Steps by name; empty: the process as a whole. */
      steps: z.array(z.string()),
    }),
  ),
  /** How many names were found. */
  foundCount: z.number(),
  notes: z.array(processFileNoteSchema),
})
export type ProcessFilePreview = z.output<typeof processFilePreviewSchema>

/** The parsed file. The call checks what it is, and whether it can be read. */
const file = z.unknown()

export const exportProcesses = defineRoute({
  method: 'GET',
  path: '/api/v2/process-files',
  wire: 'v2',
  access: ['process:admin:manager:list'],
  summary:
    'The drafts of these processes as one file, with the forms they use as publishing takes them. People, roles, posts and departments are named by what means the same on another site; values of headers and addresses that open other systems are left out.',
  query: z.object({
    /** Ids of processes with commas between them. */
    ids: text(MAX_EXPORTED_PROCESSES * 37)
      .transform((ids) => ids.split(','))
      .pipe(z.array(idSchema).min(1).max(MAX_EXPORTED_PROCESSES)),
  }),
  answer: jsonObjectSchema,
})
export const previewProcessFile = defineRoute({
  method: 'POST',
  path: '/api/v2/process-files/preview',
  wire: 'v2',
  access: ['process:admin:manager:add'],
  summary: 'What importing a file would make, what is here already, and what is missing. Changes nothing.',
  body: z.strictObject({ file }),
  answer: processFilePreviewSchema,
})
export const importProcessFile = defineRoute({
  method: 'POST',
  path: '/api/v2/process-files',
  wire: 'v2',
  access: ['process:admin:manager:add'],
  summary:
    'Makes drafts of the processes and forms of a file, all of them or none. Of a name that is taken a copy is made, or none, or what the file has becomes the draft of the one that is here, for those who may change processes; published versions stay as they are. Refused with `process-file.undecided` where that was not chosen.',
  body: z.strictObject({
    file,
    /** By key, for forms that are different here: use the one that is here, or make a copy. */
    forms: z.record(keyText, z.enum(['here', 'copy'])).default({}),
    /** By key, for processes whose name is taken: make a copy, leave it out, or make it the draft of the one that is here. */
    processes: z.record(keyText, z.enum(['copy', 'leave', 'replace'])).default({}),
  }),
  answer: z.object({
    processes: z.array(z.object({ id: idSchema, name: z.string() })),
    forms: z.array(z.object({ id: idSchema, name: z.string() })),
  }),
  idempotent: true,
})
