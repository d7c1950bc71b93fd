/** Which machines steps of processes may call: those that the settings name, at public addresses unless they stand inside. */
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { OutgoingSettings } from '@formwork/api-contract'
import { PermanentFailure } from './permanent-failure'

const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // With the addresses that are IPv4 ones behind zeros.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6')

/** An IPv4 address inside an IPv6 one counts as itself; `BlockList` knows these. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

type Host = OutgoingSettings['hosts'][number]

/** @param host - as in an address, without a port; @returns undefined when the settings do not name it */
export function allowedHost(hosts: readonly Host[], host: string): Host | undefined {
  const wanted = host.toLowerCase()
  return hosts.find(({ host: named }) => (named.startsWith('*.') ? wanted.endsWith(named.slice(1)) : wanted === named))
}

/** Resolves names for a connection, and refuses addresses that are not public: what is checked is what is connected to. */
export function guardedLookup({ isInside }: Host): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0)
      const [first] = addresses
      const refused = addresses.find(({ address }) => !isInside && !isPublic(address))
      if (refused !== undefined || first === undefined) return callback(new PermanentFailure('address.not-public'), '', 0)
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}
