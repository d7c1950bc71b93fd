/** Small schemas that many calls share. Text is trimmed and may hold neither NUL nor lone surrogates: PostgreSQL refuses both. */
import { z } from '../zod'

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

export const text = (max: number) => z.string().trim().max(max).refine(storable, { message: 'contains characters that cannot be stored' })
/** Visible characters: anything but spaces of every width, joining and direction marks, and other invisible characters. */
const VISIBLE = /[^\p{Z}\p{C}\s]/u

/** What consists of invisible characters alone is as good as empty. */
export const requiredText = (max: number) =>
  text(max)
    .min(1)
    .check(({ value, issues }) => {
      if (value !== '' && !VISIBLE.test(value))
        issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: value })
    })
/**
 * Control characters, ends of lines, marks that change the text direction, and characters without width: with them two names look
 * the same, or one reads as something else. What joins letters of a script or parts of an emoji stays.
 */
const UNSEEN_IN_NAMES = /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/u

/** Names of people, roles, departments, processes, forms and other things: one line without invisible characters. */
export const nameText = (max: number) => requiredText(max).check(z.stringFormat('name', (name) => !UNSEEN_IN_NAMES.test(name)))
/** User names. The name of the format identifies it in refusals, here and below. */
export const usernameSchema = requiredText(64).check(z.stringFormat('username', /^[\p{L}\p{N}._@-]+$/u))
export const roleKeySchema = requiredText(64).check(z.stringFormat('role-key', /^[a-zA-Z][a-zA-Z0-9_-]*$/))
/** The identifying code of a post or a menu. */
export const codeSchema = requiredText(64).check(z.stringFormat('code', /^[\w-]+$/))
export const emailSchema = text(254).check(z.stringFormat('email', (address) => address === '' || z.regexes.email.test(address)))
/** An image on this site or inside the address itself; anything else could run code or disclose to others who visits. Empty for none. */
export const logoSchema = text(2048).check(
  z.stringFormat('logo', /^$|^\/(?![/\\])[^\s\\]*$|^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/),
)
/** A password may hold anything and is never trimmed; longer than 1,024 is refused before it is hashed. */
export const passwordSchema = z.string().min(1).max(1024)
/** At least 8 characters when somebody chooses one (ASVS 6.2.1). */
export const newPasswordSchema = passwordSchema.min(8)
/** The number that roles and departments are sorted by. */
export const orderSchema = z.number().int().min(0).max(9999)
export const remarkSchema = text(500)
export const idSchema = z.uuid()
/** RFC 3339 instant in UTC. PostgreSQL has no year 0. */
export const instantSchema = z.iso.datetime().refine((instant) => !instant.startsWith('0000'), { message: 'is before the year 1' })
/** `"0"` enabled, `"1"` disabled, as the old wire spells it. */
export const statusSchema = z.enum(['0', '1'])
export const idParams = z.object({ id: idSchema })
export const emptyAnswer = z.null()
/** A form definition or form values as they travel: any JSON object; their own schemas decide. */
export const jsonObjectSchema = z.record(z.string(), z.unknown())
export type JsonObject = z.output<typeof jsonObjectSchema>
