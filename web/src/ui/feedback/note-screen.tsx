import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { Container } from '../layout/layout.tsx';

/** A whole screen that only shows a message. */
export function NoteScreen({
  icon,
  title,
  text,
  actions,
}: {
  icon: IconNode;
  title: string;
  text: string;
  actions: ReactNode;
}) {
  return (
    <Container>
      <div className="whole-screen mx-auto flex max-w-lg flex-col items-center py-12 text-center">
        <span
          aria-hidden
          className="mb-5 grid size-16 place-items-center rounded-full bg-lagoon-soft text-lagoon"
        >
          <Icon shape={icon} className="size-7" />
        </span>
        <h1 className="display text-h2">{title}</h1>
        <p className="mt-3 wrap-anywhere text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </Container>
  );
}
