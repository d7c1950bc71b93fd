/** A command that sends a call, to try an address. */

export const curlOf = (address: string): string =>
  `curl -X POST '${address}' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 1' \\
  -d '{"title": "Disk full on db-1", "severity": "critical"}'`
