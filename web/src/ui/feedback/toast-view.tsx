import { CircleAlert, CircleCheck, X } from 'lucide';
import { toast, type Toast, useToaster } from 'react-hot-toast/headless';
import { clsx } from 'clsx';
import { type FocusEvent, useRef } from 'react';
import { Icon } from '../display/icon.tsx';
import { Spinner } from './spinner.tsx';
import * as texts from './copy.texts.js';

/**
 * The time in milliseconds for which each kind stays (spec §9). At most 20 are visible at once, which is the library's
 * own limit.
 */
const TOAST_DURATIONS = {
  duration: 4000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
} as const;

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success') {
    return <Icon shape={CircleCheck} className="size-5 shrink-0 text-success" />;
  }
  if (type === 'error') {
    return <Icon shape={CircleAlert} className="size-5 shrink-0 text-danger" />;
  }
  return type === 'loading' ? <Spinner size="sm" /> : null;
}

/** A text, with its reason on a separate line. */
function ToastText({ text }: { text: string }) {
  const [first, reason] = text.split('\n');
  return (
    <span className="py-2 wrap-anywhere">
      {first}
      {reason !== undefined && <span className="block font-normal text-muted">{reason}</span>}
    </span>
  );
}

/**
 * The stack of toasts: at the bottom on a phone, above a docked bar, and at the top on larger
 * screens.
 */
export function ToastView() {
  const { toasts, handlers } = useToaster(TOAST_DURATIONS);
  /** The element that had the focus before the focus moved into the stack. */
  const before = useRef<HTMLElement>(null);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    handlers.startPause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  }
  function dismiss(id: string) {
    toast.dismiss(id);
    before.current?.focus();
  }
  if (toasts.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the pointer or the focus only holds the stack still; nothing is operated
    <section
      aria-label={texts.messages}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={onFocus}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:top-20 sm:bottom-auto [html:has([data-trip-notice])_&]:top-20 [html:has([data-trip-notice])_&]:bottom-auto max-sm:[html:has([data-docked]):not(:has([data-trip-notice]))_&]:bottom-28 print:hidden"
    >
      {toasts.map((item) => (
        <div
          key={item.id}
          className={clsx(
            'flex max-w-lg items-center gap-3 rounded-field border border-line bg-surface py-1 pe-2 ps-4 text-sm font-medium text-ink shadow-float transition-opacity duration-200',
            // a message that fades out lets presses through to what it covered
            item.visible ? 'pointer-events-auto animate-rise' : 'opacity-0',
          )}
        >
          <ToastIcon type={item.type} />
          {typeof item.message === 'string' && <ToastText text={item.message} />}
          <button
            type="button"
            aria-label={texts.dismiss}
            onClick={() => dismiss(item.id)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <Icon shape={X} className="size-4" />
          </button>
        </div>
      ))}
    </section>
  );
}
