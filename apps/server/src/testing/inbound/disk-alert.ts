/** An alert as Alertmanager sends it, and how a webhook makes a leave of it. */
export const ALERT = {
  status: 'firing',
  groupKey: '{}:{alertname="DiskFull"}',
  commonLabels: { alertname: 'DiskFull', severity: 'critical', 'app.kubernetes.io/name': 'web' },
  alerts: [{ labels: { instance: 'db-1' }, annotations: { summary: '磁盘将满' }, value: '3' }],
}

export const ALERT_MAPPING = {
  title: '{commonLabels.alertname} @ {alerts[0].labels.instance}',
  values: { reason: '', days: 1 },
  fields: { reason: '{alerts[0].annotations.summary}（{commonLabels["app.kubernetes.io/name"]}）', days: 'alerts[0].value' },
}
