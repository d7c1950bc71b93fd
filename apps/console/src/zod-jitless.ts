/** Keeps zod from compiling validators with `new Function`, which our content security policy forbids. Must be imported before any schema. */
import { config } from 'zod/v4/core'

config({ jitless: true })
