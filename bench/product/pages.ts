/** Three pages and their names in the table. The detail page is that of the catalog's first destination. */
export async function findPages(port: number): Promise<[name: string, path: string][]> {
  const answer = await fetch(`http://localhost:${port}/allTouristSpots`);
  const detail = /href="(\/allTouristSpots\/touristSpot\/[^"]+)"/.exec(await answer.text())?.[1];
  if (detail === undefined) throw new Error('the catalog links to no destination');
  return [
    ['Home', '/'],
    ['catalog', '/allTouristSpots'],
    ['detail', detail],
  ];
}
