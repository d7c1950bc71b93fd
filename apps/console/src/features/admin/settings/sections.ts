/** The sections of the settings page in their order: the name of each, who may open it, and its code, which is loaded when it is opened. */
import type { Permission } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, lazy } from 'react'
import { SiteSection } from './SiteSection'

export interface SettingsSection {
  /** As the address has it. */
  readonly key: string
  readonly title: MessageDescriptor
  /** Any of these opens it. */
  readonly permissions: readonly Permission[]
  readonly Section: ComponentType
}

const CONFIG = ['system:settings:index:config'] as const

export const SECTIONS: readonly SettingsSection[] = [
  {
    key: 'site',
    title: msg`Site`,
    permissions: CONFIG,
    // Loaded with the page: a lazy section would appear a third of a second later (React holds it back), and only then load its settings.
    Section: SiteSection,
  },
  {
    key: 'sign-in',
    title: msg({ message: 'Sign-in', context: 'settings' }),
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./SignInSection')).SignInSection })),
  },
  {
    key: 'two-step',
    title: msg`Two-step sign-in`,
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./SecondFactorSection')).SecondFactorSection })),
  },
  {
    key: 'ldap',
    title: msg`LDAP`,
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./elsewhere/LdapSection')).LdapSection })),
  },
  {
    key: 'oidc',
    title: msg`OpenID Connect`,
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./elsewhere/OidcSection')).OidcSection })),
  },
  {
    key: 'mail',
    title: msg({ message: 'Mail', context: 'settings' }),
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./MailSection')).MailSection })),
  },
  {
    key: 'outgoing',
    title: msg`Calls to other systems`,
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./outgoing/OutgoingSection')).OutgoingSection })),
  },
  {
    key: 'working-time',
    title: msg`Working time`,
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./working-time/WorkingTimeSection')).WorkingTimeSection })),
  },
  {
    key: 'storage',
    title: msg({ message: 'Storage', context: 'settings' }),
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./StorageSection')).StorageSection })),
  },
  {
    key: 'security',
    title: msg({ message: 'Security', context: 'settings' }),
    permissions: CONFIG,
    Section: lazy(async () => ({ default: (await import('./SecuritySection')).SecuritySection })),
  },
]
