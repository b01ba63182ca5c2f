import { clsx } from 'clsx';
import { X } from 'lucide';
import {
  type KeyboardEventHandler,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import * as texts from './copy.texts.js';

const SIZES = {
  normal: 'w-[min(32rem,calc(100vw-2.5rem))] rounded-panel bg-surface text-ink shadow-float',
  wide: 'w-[min(72rem,calc(100vw-1.5rem))] max-w-none rounded-panel bg-surface text-ink shadow-float',
  full: 'h-full max-h-none w-full max-w-none bg-night text-white',
} as const;

interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Escape, the close button and a click outside. The owner sets `open`. */
  onClose: () => void;
  /** True to keep the dialog open until the result is known, even after Escape. */
  busy?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
  /** The role. An `alertdialog` needs an answer, so it has no close button and ignores clicks outside. */
  role?: 'dialog' | 'alertdialog';
  /** The size. `full` fills the screen, with a dark background around a picture. */
  size?: keyof typeof SIZES;
  /** The dialog's own keys, such as arrows that turn pages. */
  onKeyDown?: KeyboardEventHandler;
}

interface ShownProps extends Pick<DialogProps, 'title' | 'children' | 'footer'> {
  titleId: string;
  bodyId: string;
  size: keyof typeof SIZES;
  /** Called by the close button; without it, the dialog has no close button. */
  onClose: (() => void) | undefined;
}

function Shown({ title, titleId, bodyId, size, children, footer, onClose }: ShownProps) {
  const isFull = size === 'full';
  return (
    <div className={isFull ? 'flex h-full flex-col p-4' : 'p-6 sm:p-8'}>
      <div className="flex items-start justify-between gap-4">
        <h2
          id={titleId}
          className={isFull ? 'self-center truncate font-semibold' : 'display text-h3'}
        >
          {title}
        </h2>
        {onClose && (
          <IconButton
            label={texts.close}
            icon={<Icon shape={X} className="size-5" />}
            onClick={onClose}
            look={isFull ? 'floating' : 'plain'}
            {...(!isFull && { className: '-mt-2 -me-2' })}
          />
        )}
      </div>
      <div id={bodyId} className={isFull ? 'mt-3 flex min-h-0 grow flex-col' : 'mt-3 text-muted'}>
        {children}
      </div>
      {footer && (
        <div className="mt-7 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">{footer}</div>
      )}
    </div>
  );
}

/** The browser's own modal dialog: the focus stays inside and returns afterward, and the page behind is inert. */
export function Dialog({
  open,
  title,
  onClose,
  busy,
  children,
  footer,
  role = 'dialog',
  size = 'normal',
  onKeyDown,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();

  const close = () => {
    if (!busy) onClose();
  };
  const tellOwner = useEffectEvent(close);

  // a layout effect, because a dialog that is removed while open returns the focus only while it is in the document
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    let wanted = true;
    if (!dialog.open) dialog.showModal();
    // a page can't prevent a second Escape in a row; if the owner keeps the dialog open, it is shown again
    const closed = () => {
      if (dialog.open) return;
      flushSync(() => tellOwner());
      if (wanted) dialog.showModal();
    };
    dialog.addEventListener('close', closed);
    return () => {
      wanted = false;
      dialog.removeEventListener('close', closed);
      if (dialog.open) dialog.close();
    };
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop is a pointer's shortcut for Escape
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === element.current;
      }}
      onClick={(event) => {
        // ignores the click that ends a text selection dragged out of the dialog, because that press began inside
        const outside = pressedOutside.current && event.target === element.current;
        if (role === 'dialog' && outside) close();
      }}
      className={clsx('p-0 open:animate-rise', SIZES[size])}
    >
      {open && (
        <Shown
          {...{ title, titleId, bodyId, size, footer }}
          onClose={role === 'dialog' ? close : undefined}
        >
          {children}
        </Shown>
      )}
    </dialog>
  );
}

/** Asks for confirmation before an action that can't be undone. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = texts.cancel,
  pending = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
