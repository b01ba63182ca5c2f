/** The number of filled and empty stars below the element; each star's path ends with a z. */
export function starsIn(element: Element): { shining: number; empty: number } {
  const count = (selector: string) =>
    [...element.querySelectorAll(selector)]
      .map((path) => path.getAttribute('d')?.match(/z/g)?.length ?? 0)
      .reduce((total, stars) => total + stars, 0);
  return { shining: count('path.fill-sun'), empty: count('path.fill-none') };
}
