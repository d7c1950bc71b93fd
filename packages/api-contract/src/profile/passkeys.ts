/** Passkeys: signing in with what unlocks a phone, a computer or a security key (WebAuthn), without name or password. */
import { z } from '../zod'
import { defineRoute } from '../route'
import { emptyAnswer, idParams, idSchema, instantSchema, jsonObjectSchema, nameText, passwordSchema } from '../shapes/fields'

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** Kept by a password manager on several devices; otherwise on one only. */
  isSynced: z.boolean(),
})
export type Passkey = z.output<typeof passkeySchema>

const nameSchema = nameText(64)
/** The browser's answer to the options; the server’s library checks it. */
const credentialSchema = jsonObjectSchema
export const passkeyAnswerSchema = z.strictObject({ challengeId: idSchema, credential: credentialSchema })
/** For the browser, as the library of both sides spells it; good for five minutes and one answer. */
const begunSchema = z.object({ challengeId: idSchema, options: jsonObjectSchema })

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/v2/my-passkeys',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The caller’s passkeys, oldest first.',
  answer: z.object({ list: z.array(passkeySchema) }),
})

export const beginPasskey = defineRoute({
  method: 'POST',
  path: '/api/v2/my-passkeys/begin',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Begins to add a passkey: options for the browser, good for five minutes and once.',
  body: z.strictObject({ password: passwordSchema }),
  answer: begunSchema,
})

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/v2/my-passkeys',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Adds the passkey that the browser made of the options.',
  body: z.strictObject({ challengeId: idSchema, name: nameSchema, credential: credentialSchema }),
  answer: z.object({ id: idSchema }),
})

export const renamePasskey = defineRoute({
  method: 'PUT',
  path: '/api/v2/my-passkeys/:id',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Gives one of the caller’s passkeys another name.',
  params: idParams,
  body: z.strictObject({ name: nameSchema }),
  answer: emptyAnswer,
})

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/api/v2/my-passkeys/:id',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Removes one of the caller’s passkeys: nobody signs in with it any more.',
  params: idParams,
  answer: emptyAnswer,
})

export const beginPasskeySignIn = defineRoute({
  method: 'POST',
  path: '/api/v2/passkey-sign-in/begin',
  wire: 'v2',
  access: 'public',
  summary: 'Begins to sign in with a passkey: options for the browser, good for five minutes and once.',
  answer: begunSchema,
})

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/v2/passkey-sign-in',
  wire: 'v2',
  access: 'public',
  summary: 'Signs in with what the browser made of the options, and answers a new token. A passkey stands for password and second factor.',
  body: passkeyAnswerSchema,
  answer: z.object({ token: z.string(), expire: instantSchema }),
})
