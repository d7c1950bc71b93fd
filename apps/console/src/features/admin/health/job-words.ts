/** The names of job kinds; a missing one is shown by its name on the server. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const JOB_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'notice.deliver': msg`Tell people of a ticket`,
  'notices.deliver': msg`Tell people of a ticket`,
  'mail.notice': msg`Mail a notice`,
  'ticket.due-soon': msg`Remind of a time limit`,
  'ticket.time-is-up': msg`See to a step whose time is up`,
  'webhooks.tell': msg`Tell webhooks of tickets`,
  'webhook.deliver': msg`Send an event to a webhook`,
  'tasks.pass-on': msg`Pass tasks of a person on`,
  'sweep.captchas': msg`Clean up verification codes`,
  'sweep.oidc-sign-ins': msg`Clean up sign-ins at the provider`,
  'sweep.sign-in-throttles': msg`Clean up counts of failed sign-ins`,
  'sweep.sessions': msg`Clean up ended sessions`,
  'sweep.idempotency-keys': msg`Clean up keys of repeated requests`,
  'sweep.passkey-challenges': msg`Clean up challenges of passkeys`,
  'sweep.form-openings': msg`Clean up who has forms open`,
  'sweep.sign-ins': msg`Clean up the sign-in log`,
  'sweep.taken-back-acts': msg`Clean up notes of acts that were taken back`,
  'sweep.deliveries': msg`Clean up the log of webhooks`,
  'sweep.inbound-calls': msg`Clean up the log of inbound webhooks`,
  'sweep.uploads': msg`Clean up unused uploads`,
}

export function jobName(task: string): string {
  const words = Object.hasOwn(JOB_WORDS, task) ? JOB_WORDS[task] : undefined
  return words === undefined ? task : i18n._(words)
}
