import { clsx } from 'clsx';
import { CloudOff } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { restoreFocusAround } from '../../lib/restore-focus.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../display/icon.tsx';
import * as texts from './copy.texts.js';

const STATE = 'mx-auto flex max-w-lg flex-col items-center py-12 text-center';

interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  /** One primary action and at most one more. */
  actions?: ReactNode;
  /** `1` if the state is the whole screen and its title the only heading. */
  level?: 1 | 2;
}

/** An empty state with links to go on. `picture` false hides the suitcase. */
export function EmptyState({
  title,
  text,
  actions,
  level = 2,
  picture = true,
}: StateProps & { picture?: boolean }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div ref={restoreFocusAround} className={clsx(STATE, level === 1 && 'whole-screen')}>
      {picture && (
        <img
          src="/media/illustrations/empty-suitcase.svg"
          alt=""
          width={240}
          height={180}
          loading="lazy"
          className="mb-4"
        />
      )}
      <Heading className="display text-h3">{title}</Heading>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/**
 * A failure: the specification's text, what to do, and a button to try again. It tries again by itself when the network
 * is back.
 */
export function ErrorState({
  title,
  text,
  actions,
  onRetry,
  level = 2,
}: StateProps & { onRetry?: (() => void) | undefined }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <div
      ref={restoreFocusAround}
      role="alert"
      className={clsx(STATE, level === 1 && 'whole-screen')}
    >
      <span
        aria-hidden
        className="mb-5 grid size-16 place-items-center rounded-full bg-danger-soft text-danger"
      >
        <Icon shape={CloudOff} className="size-7" />
      </span>
      <Heading className="display text-h3">{title}</Heading>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
