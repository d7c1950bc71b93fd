/**
 * zod, told once not to compile validators with `new Function`: the content security policy refuses that, and merely probing for it is reported as a violation.
 * Every schema of this package imports `z` from here, so the setting is made before the first schema whatever order a bundler loads modules in.
 */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
