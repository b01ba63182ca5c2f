import type { TextSection } from '@wayfarer/contract';

/** The anchor of a section, used by a table of contents. */
export const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Returns the `lang` of a text that isn't in the page's language. */
type LangOf = (block: string) => string | undefined;

/** Paragraphs and lists. */
export function TextBlocks({
  blocks,
  langOf,
}: Pick<TextSection, 'blocks'> & { langOf?: LangOf | undefined }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block} lang={langOf?.(block)} className="mt-3 whitespace-pre-line">
        {block}
      </p>
    ) : (
      <ul key={block.join(' ')} className="mt-3 flex list-disc flex-col gap-2 ps-5">
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

/** Sections of a long text, each with its heading and anchor. */
export function TextSections({
  sections,
  level = 2,
  langOf,
}: {
  sections: readonly TextSection[];
  langOf?: LangOf;
  level?: 2 | 4;
}) {
  const Title = `h${level}` as const;
  return sections.map(({ blocks, title }) => (
    <section key={title} id={anchorOf(title)}>
      <Title className={level === 2 ? 'display text-h3' : 'font-semibold'}>{title}</Title>
      <TextBlocks blocks={blocks} langOf={langOf} />
    </section>
  ));
}
