import { CircleCheck, X } from 'lucide';
import type { ReactNode } from 'react';
import { focusScreen, isFocusLost } from '../../lib/restore-focus.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { noticeTexts as texts } from './copy.texts.js';

/** Moves the focus to the screen if the focus is in the message when the message disappears. */
function leaveFocusToScreen(leaving: HTMLElement | null): () => void {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (isFocusLost()) focusScreen();
    });
  };
}

interface TripNoticeProps {
  label: string;
  text: string;
  actions: ReactNode;
  onClose: () => void;
}

/** A message about a trip that stays at the bottom of the screen until it is dismissed. */
export function TripNotice({ label, text, actions, onClose }: TripNoticeProps) {
  return (
    <section
      ref={leaveFocusToScreen}
      aria-label={label}
      data-trip-notice=""
      className="sticky bottom-4 z-40 mx-auto flex w-[calc(100%-2rem)] max-w-xl print:hidden items-start gap-3 rounded-card border border-line bg-surface p-4 pe-2 text-ink shadow-float animate-rise"
    >
      <Icon shape={CircleCheck} className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:-ms-8">{actions}</div>
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        className="-mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon shape={X} className="size-4" />
      </button>
    </section>
  );
}
