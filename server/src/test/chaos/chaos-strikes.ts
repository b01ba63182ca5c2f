export interface Strike {
  kind: 'kill' | 'backup' | 'restore';
  at: number;
}

export function strikesOf({
  kills,
  restores = 0,
  trips,
}: {
  kills: number;
  restores?: number;
  trips: number;
}): Strike[] {
  const each = (times: number, kind: Strike['kind'], part: number) =>
    Array.from({ length: times }, (_, n) => ({
      kind,
      at: Math.ceil(((n + part) * trips) / times),
    }));
  const all = [
    ...each(kills, 'kill', 1),
    ...each(restores, 'backup', 0.3),
    ...each(restores, 'restore', 0.7),
  ];
  return all.sort((one, other) => one.at - other.at);
}
