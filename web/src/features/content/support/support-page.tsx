import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { linkedPaths } from '../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { countQuestions, findQuestions } from './find-questions.ts';
import { supportTexts as texts } from '../copy.texts.js';
import { type QuestionGroup, questionsOf } from './questions.ts';

function Group({ title, questions }: QuestionGroup) {
  return (
    <section aria-label={title}>
      <h2 className="display text-h3">{title}</h2>
      <div className="mt-3 border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="focus-inset flex min-h-14 items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                shape={ChevronDown}
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Questions and answers. They are readable without JavaScript, which only adds the search. */
function Support() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const groups = questionsOf(usePublicConfig());
  const found = findQuestions(groups, search);

  function clear() {
    setSearch('');
    field.current?.focus();
  }

  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <search>
            <SearchInput
              ref={field}
              label={texts.search}
              placeholder={texts.placeholder}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </search>
          <output className="mt-3 block text-sm text-muted">
            {texts.count({ shown: countQuestions(found), all: countQuestions(groups) })}
          </output>
          <div className="mt-8 flex flex-col gap-10">
            {found.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </div>
          {found.length === 0 && (
            <EmptyState
              title={texts.noneTitle}
              text={texts.noneText}
              actions={
                <Button variant="secondary" onClick={clear}>
                  {texts.clear}
                </Button>
              }
            />
          )}
        </div>
        <aside className="rounded-panel bg-band p-6 sm:p-7 lg:sticky lg:top-26">
          <h2 className="display text-h3">{texts.stillTitle}</h2>
          <p className="mt-2 mb-5 text-muted">{texts.stillText}</p>
          <ButtonLink to={linkedPaths.contact()}>{texts.contact}</ButtonLink>
        </aside>
      </Container>
    </>
  );
}

export const page = definePage(Support, {
  meta: () => ({
    title: texts.title,
    description: texts.description,
  }),
});
