import { useEffect, useState } from 'react';

/** A line below the sticky header and tabs. The section that crosses it is the one being read. */
const READING_LINE = '-30% 0px -69% 0px';

/**
 * The id of the section being read. Until the visitor scrolls to a section, it is `first`, or else the first of `ids`.
 */
export function useSectionInView(ids: readonly string[], first: string | null) {
  const [current, setCurrent] = useState(first ?? ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return { current, setCurrent };
}
