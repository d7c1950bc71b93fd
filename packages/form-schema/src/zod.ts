/** The only import of zod, set up before the first schema exists. */
import * as z from 'zod/mini'

// zod compiles object schemas with `new Function` where it can. A page whose Content-Security-Policy lacks `unsafe-eval`
// reports that probe as a violation, so the compiler is switched off before any object schema is built.
z.config({ jitless: true })

// zod/mini writes it with a leading underscore only because `default` is a reserved word.
// oxlint-disable-next-line no-underscore-dangle
const withDefault = z._default

export { withDefault, z }
