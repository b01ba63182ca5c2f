import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The part of a client's address that limits use as a key: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, because all addresses with the same 64 bits belong to one subscriber.
 */
export function limitKeyOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address.slice(0, 64);
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The wider range around a network (as returned by `limitKeyOf`), an IPv4 /24 or an IPv6 /48. It limits attackers who
 * own many networks.
 */
export function areaOf(network: string): string {
  const v6 = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  if (v6 !== undefined) return `${v6}::/48`;
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/**
 * The key of the queue in which a network waits. For IPv6, it is the network's area. Otherwise a subscriber with many
 * networks would wait in many queues.
 */
export function lineOf(network: string): string {
  return network.endsWith('/64') ? areaOf(network) : network;
}

// One list per IP version, because in a combined list every IPv4 address would match ::/64.
const INNER_V4 = new BlockList();
INNER_V4.addSubnet('127.0.0.0', 8);
INNER_V4.addSubnet('10.0.0.0', 8);
INNER_V4.addSubnet('172.16.0.0', 12);
INNER_V4.addSubnet('192.168.0.0', 16);
const INNER_V6 = new BlockList();
INNER_V6.addSubnet('::', 64, 'ipv6');
INNER_V6.addSubnet('fc00::', 7, 'ipv6');
INNER_V6.addSubnet('fe80::', 10, 'ipv6');

/**
 * True for a network of this machine or site. Such callers are the operator's own, or all visitors if a proxy isn't
 * declared.
 */
export function isInner(network: string): boolean {
  const address = network.replace(/\/64$/, '');
  return isIPv6(address)
    ? INNER_V6.check(address, 'ipv6')
    : isIPv4(address) && INNER_V4.check(address);
}
