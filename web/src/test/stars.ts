/** How many stars of a rating are drawn below the element; each ends where it began. */
export function starsIn(element: Element): { shining: number; empty: number } {
  const count = (selector: string) =>
    [...element.querySelectorAll(selector)]
      .map((path) => path.getAttribute('d')?.match(/z/g)?.length ?? 0)
      .reduce((total, stars) => total + stars, 0);
  return { shining: count('path.fill-sun'), empty: count('path.fill-none') };
}
