import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { searchTexts } from '../copy.texts.js';
import { type Suggestion, useSearchSuggestions } from './suggestions.tsx';

/** The pause in milliseconds after typing before suggestions are fetched. */
const PAUSE_MS = 200;

/** The text and selection from before the suggestions loaded. */
export interface TypedBefore {
  text: string;
  selection: [number, number] | null;
}

/** Home's search input with suggestions. It replaces the plain one, and takes over its text and focus. */
export function WhereWithSuggestions({
  before: { text: typed, selection },
  inputRef,
  ...rest
}: Omit<ComponentProps<'input'>, 'ref'> & {
  before: TypedBefore;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const settled = useDebouncedValue(text.trim(), PAUSE_MS);

  const wanted = useRef(selection);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    inputRef.current?.focus({ preventScroll: true });
    inputRef.current?.setSelectionRange(...wanted.current);
    wanted.current = null;
  }, [inputRef]);

  function onChoose({ kind, country, label, spotId }: Suggestion) {
    if (spotId !== undefined) void navigate(paths.destination(spotId));
    else if (kind === 'country') void navigate(paths.catalogue({ country: country ?? label }));
  }

  const { input, list } = useSearchSuggestions({
    text,
    settled,
    label: searchTexts.where,
    onText: setText,
    onChoose,
    ref: inputRef,
    startsOpen: selection !== null && typed !== '',
  });
  return (
    <>
      <input {...input} {...rest} />
      {list}
    </>
  );
}
