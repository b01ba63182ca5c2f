/**
 * The servers of a DATABASE_URL, each as its own URL. As in libpq, hosts are separated by commas, and those without a
 * port have the first one's: `postgres://user@one:5432,two:5433/name`.
 */
export function databaseHosts(url: string): [string, ...string[]] {
  const { before, hosts, after } = split(url);
  const [first, ...others] = hosts.split(',');
  const port = /:\d+$/.exec(first ?? '')?.[0] ?? '';
  const one = (host: string) => `${before}${/:\d+$/.test(host) ? host : host + port}${after}`;
  return [`${before}${first ?? ''}${after}`, ...others.map(one)];
}

function split(url: string): { before: string; hosts: string; after: string } {
  const [, scheme = '', rest = ''] = /^([a-z]+:\/\/)(.*)$/is.exec(url) ?? [];
  const end = rest.search(/[/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf('@') + 1;
  return {
    before: scheme + authority.slice(0, at),
    hosts: authority.slice(at),
    after: end === -1 ? '' : rest.slice(end),
  };
}
