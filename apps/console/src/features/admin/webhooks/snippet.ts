/** Code that checks a call, for Node.js and without a library. */

export const SNIPPET = `import { createHmac, timingSafeEqual } from 'node:crypto'

// secret: "whsec_…"; body: the text as it came, before it is parsed
export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id']
  const time = headers['webhook-timestamp']
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const sum = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64')
  const own = Buffer.from(\`v1,\${sum}\`)
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own))
}`
