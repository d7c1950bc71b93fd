/** The server's configuration: environment variables and flags, parsed once, every mistake named. */
import { newPasswordSchema } from '@formwork/api-contract'
import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from './domain/locale'
import { StartError } from './domain/start-error'

const wholePort = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535))
/** `10.0.0.1`, `10.0.0.0/8`, `::1`; nothing else, above all no wildcard. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
}

const proxies = z
  .string()
  .max(4096)
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string().refine(isNetwork)))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Each variable with its schema and what to say when the value does not fit. */
const variables = {
  PORT: [wholePort.default(8080), 'must be a port number from 0 to 65535'],
  HOST: [z.string().max(255).default('127.0.0.1'), 'must be a host name or an address'],
  DATA_DIR: [z.string().max(4096).default('data'), 'must be a path'],
  DATABASE_URL: [z.url({ protocol: /^postgres(ql)?$/ }).optional(), 'must look like postgresql://user:password@host:5432/database'],
  PUBLIC_URL: [z.url({ protocol: /^https?$/ }).optional(), 'must be an http or https address'],
  TRUSTED_PROXIES: [proxies, 'must be addresses or networks, with commas between them'],
  SITE_KEY: [z.string().min(32).max(1024).optional(), 'must be 32 to 1024 characters long'],
  ADMIN_PASSWORD: [newPasswordSchema.optional(), 'must be 8 to 1024 characters long'],
  VERIFY_CODE: [z.enum(['on', 'off']).default('on'), 'must be on or off'],
  SITE_LANGUAGE: [z.enum(['zh-CN', 'en']).default(DEFAULT_LOCALE), 'must be zh-CN or en'],
  UNDO_SECONDS: [
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().max(60))
      .default(10),
    'must be a number from 0 to 60',
  ],
  METRICS_PORT: [wholePort.optional(), 'must be a port number from 0 to 65535'],
  METRICS_HOST: [z.string().max(255).default('127.0.0.1'), 'must be a host name or an address'],
  WIDGETS: [z.string().max(4096).optional(), 'must be the path of a module'],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `must be one of ${LOG_LEVELS.join(', ')}`],
} as const

const FLAGS: ReadonlySet<string> = new Set(['--demo', '--accept-loss'])

type Variable = keyof typeof variables
/** Their values may be secrets: a message about them never repeats what was given. */
const SECRET: ReadonlySet<Variable> = new Set(['ADMIN_PASSWORD', 'DATABASE_URL', 'SITE_KEY'])

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Seals stored secrets, in place of a key made in `dataDir`. */
  readonly siteKey: string | undefined
  /** First start only. */
  readonly adminPassword: string | undefined
  /** First start only. */
  readonly isVerifyCodeOn: boolean
  /** First start only. */
  readonly siteLanguage: Locale
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** How long the notices of an answer are held back: until then it can be taken back without anybody having been notified. */
  readonly undoSeconds: number
  /** Where metrics are answered; undefined for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** The path of a module with widget types beside ours. */
  readonly widgets: string | undefined
  readonly isDemo: boolean
  /** Go on with a database that lost something since it was last seen. */
  readonly isLossAccepted: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** @throws {StartError} naming every variable and flag that does not fit. */
export function readConfig(environment: Environment, flags: readonly string[]): Config {
  const mistakes: string[] = flags
    .filter((flag) => !FLAGS.has(flag))
    .map((flag) => `there is no flag ${flag}; there are ${[...FLAGS].join(' and ')}`)
  const read = <Value>(name: Variable, schema: z.ZodType<Value>): Value | undefined => {
    // An empty variable counts as not set.
    const given = environment[name] === '' ? undefined : environment[name]
    const result = schema.safeParse(given)
    if (result.success) return result.data
    mistakes.push(`${name} ${variables[name][1]}${SECRET.has(name) ? '' : `, not "${given}"`}`)
    return undefined
  }
  const port = read('PORT', variables.PORT[0])
  const host = read('HOST', variables.HOST[0])
  const dataDir = read('DATA_DIR', variables.DATA_DIR[0])
  const databaseUrl = read('DATABASE_URL', variables.DATABASE_URL[0])
  const publicUrl = read('PUBLIC_URL', variables.PUBLIC_URL[0])
  const trustedProxies = read('TRUSTED_PROXIES', variables.TRUSTED_PROXIES[0])
  const siteKey = read('SITE_KEY', variables.SITE_KEY[0])
  const adminPassword = read('ADMIN_PASSWORD', variables.ADMIN_PASSWORD[0])
  const verifyCode = read('VERIFY_CODE', variables.VERIFY_CODE[0])
  const siteLanguage = read('SITE_LANGUAGE', variables.SITE_LANGUAGE[0])
  const undoSeconds = read('UNDO_SECONDS', variables.UNDO_SECONDS[0])
  const metricsPort = read('METRICS_PORT', variables.METRICS_PORT[0])
  const metricsHost = read('METRICS_HOST', variables.METRICS_HOST[0])
  const widgets = read('WIDGETS', variables.WIDGETS[0])
  const logLevel = read('LOG_LEVEL', variables.LOG_LEVEL[0])
  if (mistakes.length > 0 || port === undefined || host === undefined || dataDir === undefined || logLevel === undefined) {
    throw new StartError(`${mistakes.join('; ')}.`)
  }
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    publicUrl,
    trustedProxies: trustedProxies ?? [],
    siteKey,
    adminPassword,
    isVerifyCodeOn: verifyCode !== 'off',
    siteLanguage: siteLanguage ?? DEFAULT_LOCALE,
    logLevel,
    undoSeconds: undoSeconds ?? 10,
    metrics: metricsPort === undefined || metricsHost === undefined ? undefined : { port: metricsPort, host: metricsHost },
    widgets,
    isDemo: flags.includes('--demo'),
    isLossAccepted: flags.includes('--accept-loss'),
  }
}
