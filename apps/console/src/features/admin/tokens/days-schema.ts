/** The body of the call, with the days as the list of choices has them. */
import { routes } from '@formwork/api-contract'
import { z } from 'zod'

export const DAYS_SCHEMA = routes.createMyToken.body.extend({
  days: z
    .string()
    .nullable()
    .transform((days) => (days === null ? null : Number(days))),
})
