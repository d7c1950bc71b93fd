/** Which other systems steps of processes may call, and the secrets they call them with, by name. */
import { defineRoute } from '../route'
import { emptyAnswer, text } from '../shapes/fields'
import { z } from '../zod'
import { type SettingsRow, shownSettings } from './settings-row'

/** A name of a machine, with `*.` before it for all below; lower case. */
const outgoingHost = text(253).check(
  z.stringFormat('outgoing-host', /^(\*\.)?[\p{Ll}\p{Lo}\p{N}]([\p{Ll}\p{Lo}\p{N}.-]*[\p{Ll}\p{Lo}\p{N}])?$/u),
)
export const secretNameSchema = text(64).check(z.stringFormat('secret-name', /^(?!hosts$)[A-Za-z][A-Za-z0-9_-]*$/))

export const outgoingSettingsSchema = z.object({
  /** Empty: none may be called. */
  hosts: z
    .array(
      z.object({
        host: outgoingHost,
        /** It stands in the own network: addresses that are not public are called too. */
        isInside: z.boolean(),
      }),
    )
    .max(100),
})
export type OutgoingSettings = z.output<typeof outgoingSettingsSchema>

export const OUTGOING_SETTINGS = {
  classify: 9,
  name: 'outgoing',
  schema: outgoingSettingsSchema,
  defaults: { hosts: [] },
  secrets: [],
} as const satisfies SettingsRow<OutgoingSettings>

export const getOutgoingSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/outgoing',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'Which systems steps of processes may call; of the secrets only whether there is one of that name.',
  answer: shownSettings(outgoingSettingsSchema),
})
export const saveOutgoingSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/outgoing',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'Replaces the list of systems; of the secrets those named here: an empty one is removed, what is left out stays.',
  body: outgoingSettingsSchema.extend({ secrets: z.record(secretNameSchema, z.string().max(1024)).default({}) }),
  answer: emptyAnswer,
})
