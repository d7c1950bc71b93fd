/** Every change of settings and what the system page does, by the call and the kind of its entry in the audit log. */
import { MAIL_SETTINGS, SECURITY_SETTINGS, STORAGE_SETTINGS, WORKING_TIME_SETTINGS } from '@formwork/api-contract'
import { failedJob } from '../failed-job'
import { CLIENT, RETURN_ADDRESS, startProvider } from '../sign-in/test-provider'
import { type AuditStage, DIRECTORY_PASSWORD, HEADERS } from './audit-stage'

const HOLIDAY = { date: '2026-10-01', kind: 'off', name: '国庆节' }
const site = { name: '某公司', logo: '', is_ldap: false, is_verify_code: false, time_zone: '' }
const ldap = {
  url: 'ldap://directory.example.org',
  startTls: true,
  verifiesCertificate: true,
  ca: '',
  bindDn: 'cn=reader',
  bindPassword: DIRECTORY_PASSWORD,
  baseDn: 'dc=example',
  userField: 'uid',
  fields: { nickName: 'cn', phone: '', email: '', avatar: '', remark: '' },
  createsPeople: false,
  roleId: null,
}

export function settingsChanges(stage: AuditStage) {
  const oidc = () => ({
    isOn: true,
    label: 'Provider',
    issuer: 'https://provider.example.org',
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    scopes: 'openid profile',
    usernameClaim: 'preferred_username',
    returnAddress: RETURN_ADDRESS,
    createsPeople: true,
    roleId: stage.test.site.staffRoleId,
  })
  return {
    finishOidcSignIn: {
      'sign-in.succeeded': async () => {
        const provider = await startProvider()
        provider.people.set('sub-ada', { preferred_username: 'ada.of.the.provider' })
        await stage.admin.put('/api/v2/settings/oidc', { ...oidc(), issuer: provider.issuer })
        const begun = await stage.test.anonymous.post('/api/v2/sign-in/oidc/start')
        const query = await provider.signIn(begun.textAt('address'), 'sub-ada')
        const answer = await stage.test.anonymous.post('/api/v2/sign-in/oidc/finish', { ticket: begun.textAt('ticket'), query }, HEADERS)
        await provider.close()
        return answer
      },
    },
    saveLdapSettings: { 'settings.changed': () => stage.admin.put('/api/v2/settings/ldap', ldap, HEADERS) },
    saveOidcSettings: { 'settings.changed': () => stage.admin.put('/api/v2/settings/oidc', { ...oidc(), label: stage.fresh() }, HEADERS) },
    saveSignInRules: { 'settings.changed': () => stage.admin.put('/api/v2/settings/sign-in', { secondFactorFor: 'nobody' }, HEADERS) },
    saveSettings: { 'settings.changed': () => stage.admin.post('/api/v1/settings', { classify: 1, content: site }, HEADERS) },
    saveMailSettings: {
      'settings.changed': () => stage.admin.put('/api/v2/settings/mail', { ...MAIL_SETTINGS.defaults, host: stage.fresh() }, HEADERS),
    },
    sendTestMail: { 'mail.tested': () => stage.admin.post('/api/v2/settings/mail/test', undefined, HEADERS) },
    saveSecuritySettings: { 'settings.changed': () => stage.admin.put('/api/v2/settings/security', SECURITY_SETTINGS.defaults, HEADERS) },
    saveStorageSettings: { 'settings.changed': () => stage.admin.put('/api/v2/settings/storage', STORAGE_SETTINGS.defaults, HEADERS) },
    sweepStorage: { 'uploads.swept': () => stage.admin.post('/api/v2/storage/sweep', undefined, HEADERS) },
    retryJob: {
      'job.retried': async () => stage.admin.post(`/api/v2/system/jobs/${await failedJob(stage.test)}/retry`, undefined, HEADERS),
    },
    removeJob: { 'job.removed': async () => stage.admin.delete(`/api/v2/system/jobs/${await failedJob(stage.test)}`, HEADERS) },
    saveWorkingTimeSettings: {
      'settings.changed': () =>
        stage.admin.put('/api/v2/settings/working-time', { ...WORKING_TIME_SETTINGS.defaults, days: [HOLIDAY] }, HEADERS),
    },
    saveOutgoingSettings: {
      'settings.changed': () =>
        stage.admin.put('/api/v2/settings/outgoing', { hosts: [{ host: 'erp.example', isInside: false }] }, HEADERS),
    },
  }
}
