/** The body of the call, with the days as the list of choices has them, and a password that was left out. */
import { routes } from '@formwork/api-contract'
import { z } from 'zod'

export const DAYS_SCHEMA = routes.createMyToken.body.extend({
  days: z
    .string()
    .nullable()
    .transform((days) => (days === null ? null : Number(days))),
  password: z
    .string()
    .max(1024)
    .transform((password) => (password === '' ? undefined : password)),
})
