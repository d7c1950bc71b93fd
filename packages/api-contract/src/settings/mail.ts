/** Settings of outgoing mail: the server it is handed to, who it comes from, and where its links lead. */
import { defineRoute } from '../route'
import { emailSchema, emptyAnswer, text } from '../shapes/fields'
import { z } from '../zod'
import { secretSchema, type SettingsRow, shownSettings } from './settings-row'

/** `none`: in the clear; `starttls`: encrypted after a greeting, or not at all; `tls`: encrypted from the first byte. */
export const MAIL_SECURITY = ['none', 'starttls', 'tls'] as const

/** A name or an address of a machine. */
const hostSchema = text(253).check(z.stringFormat('host', /^$|^[\p{L}\p{N}]([\p{L}\p{N}.:-]*[\p{L}\p{N}])?$/u))
const addressSchema = text(500).check(z.stringFormat('site-address', /^$|^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/))

export const mailSettingsSchema = z.object({
  /** While off, nothing is sent and nothing is kept for later. */
  isOn: z.boolean(),
  host: hostSchema,
  port: z.int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITY),
  /** Empty: the server asks for no sign-in. */
  user: text(254),
  fromAddress: emailSchema,
  fromName: text(60),
  /** Where readers reach the console, for links; a message without it has none. */
  siteAddress: addressSchema,
})
export type MailSettings = z.output<typeof mailSettingsSchema>

export const MAIL_SETTINGS = {
  classify: 3,
  name: 'mail',
  schema: mailSettingsSchema,
  defaults: { isOn: false, host: '', port: 587, security: 'starttls', user: '', fromAddress: '', fromName: '', siteAddress: '' },
  secrets: ['password'],
} as const satisfies SettingsRow<MailSettings>

export const getMailSettings = defineRoute({
  method: 'GET',
  path: '/api/v2/settings/mail',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'The settings of outgoing mail; of the password only whether there is one.',
  answer: shownSettings(mailSettingsSchema),
})

export const saveMailSettings = defineRoute({
  method: 'PUT',
  path: '/api/v2/settings/mail',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'Replaces the settings of outgoing mail; a password that is left out stays, unless the server it is for changes.',
  body: mailSettingsSchema.extend({ password: secretSchema }),
  answer: emptyAnswer,
})

/** `off`: there is no server or no sender; `no-address`: the caller has none. */
export const MAIL_TEST_OUTCOMES = ['sent', 'unreachable', 'encryption', 'sign-in', 'refused', 'off', 'no-address'] as const
export type MailTestOutcome = (typeof MAIL_TEST_OUTCOMES)[number]

const mailTestSchema = z.object({
  outcome: z.enum(MAIL_TEST_OUTCOMES),
  to: z.string(),
  /** As the mail server worded it. */
  answer: z.string(),
})
export type MailTest = z.output<typeof mailTestSchema>

export const sendTestMail = defineRoute({
  method: 'POST',
  path: '/api/v2/settings/mail/test',
  wire: 'v2',
  access: ['system:settings:index:config'],
  summary: 'Sends a message to the caller with the saved settings, and answers what the mail server said.',
  answer: mailTestSchema,
})
