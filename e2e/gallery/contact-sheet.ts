/** The contact sheet: one page with every picture of the gallery. */

export interface Shot {
  scene: string;
  width: number;
  theme: string;
  /** File name, in the same folder as the sheet. */
  file: string;
}

/** The page as HTML, with one row per scene. */
export function contactSheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ scene }) => scene))];
  const rows = names.map((scene) => {
    const own = shots.filter((shot) => shot.scene === scene);
    const figures = own.map(
      ({ file, width, theme }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${scene}, ${width} px, ${theme}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
    );
    return `<section><h2>${scene}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #fffdf9; color: #1d1a26 }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { height: 24rem; border: 1px solid #ece7de; object-fit: cover; object-position: top }
  figcaption { font-size: 0.8rem }
</style>
${rows.join('\n')}
</html>
`;
}
