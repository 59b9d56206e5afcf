import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Private, loopback, link-local, shared, documentation, benchmark, multicast and reserved ranges (IANA
 * special-purpose).
 */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/**
 * Global unicast is the only public part of IPv6. The exceptions within it aren't public, or lead to an IPv4 address.
 */
const globalIpv6 = ['2000::/3']
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const special = { ipv4: listOf(specialIpv4, 'ipv4'), ipv6: listOf(specialIpv6, 'ipv6') }
const global = listOf(globalIpv6, 'ipv6')

/** True if an IP address is on the internet, and not on this machine or its own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.ipv4.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !special.ipv6.check(address, 'ipv6')
}
