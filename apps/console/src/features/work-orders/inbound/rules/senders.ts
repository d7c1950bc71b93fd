/** Rules for known senders, with labels for the person who sets one up. */
import { useLingui } from '@lingui/react/macro'
import { EMPTY_SENDER_FIELDS } from '../inbound-body'

export function useSenders() {
  const { t } = useLingui()
  const [summary, severity, by] = ['{commonAnnotations.summary}', '{severity}', '{user.name}']
  const alerts = {
    ...EMPTY_SENDER_FIELDS,
    title: '{commonLabels.alertname}: {commonAnnotations.summary}',
    priorityFrom: 'commonLabels.severity',
    veryUrgentWords: 'critical',
    urgentWords: 'warning',
    onlyIfPath: 'status',
    onlyIfSays: 'firing',
    sameBy: 'groupKey',
    repeatedComment: t`The alert still fires: ${summary}`,
    clearedPath: 'status',
    clearedSays: 'resolved',
    clearedComment: t`The alert is over: ${summary}`,
  }
  const zabbix = {
    ...EMPTY_SENDER_FIELDS,
    title: '{problem}: {host}',
    priorityFrom: 'severity',
    veryUrgentWords: 'Disaster, High',
    urgentWords: 'Average, Warning',
    onlyIfPath: 'value',
    onlyIfSays: '1',
    sameBy: 'event',
    repeatedComment: t`The problem goes on, severity ${severity}`,
    clearedPath: 'value',
    clearedSays: '0',
    clearedComment: t`The problem is over.`,
  }
  const gitlab = {
    ...EMPTY_SENDER_FIELDS,
    title: '{object_attributes.title}',
    onlyIfPath: 'object_attributes.action',
    onlyIfSays: 'open, reopen',
    sameBy: 'object_attributes.url',
    clearedPath: 'object_attributes.action',
    clearedSays: 'close',
    clearedThen: 'end',
    clearedComment: t`The issue was closed by ${by}.`,
  }
  return [
    { name: 'Alertmanager', rules: alerts },
    { name: 'Grafana', rules: alerts },
    { name: 'Zabbix', rules: zabbix },
    { name: 'GitLab', rules: gitlab },
  ]
}
