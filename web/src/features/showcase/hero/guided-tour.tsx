import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { arrowStep } from '../../../lib/direction.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { tourTexts as texts } from './tour-copy.texts.js';
import { useTour } from './tour-steps.tsx';

/** The tour behind Watch Demo. */
export function GuidedTour({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const steps = useTour();
  const last = steps.length - 1;
  const step = steps[index];
  const move = (by: number) => setIndex((now) => Math.min(Math.max(now + by, 0), last));

  function close() {
    onClose();
    setIndex(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = arrowStep(event.key);
    if (by === 0) return;
    event.preventDefault();
    move(by);
  }

  if (!step) return null;
  return (
    <Dialog
      open={open}
      title={step.title}
      {...(steps.some(({ picture }) => picture) && { size: 'wide' })}
      onClose={close}
      onKeyDown={onKeyDown}
      footer={
        <>
          {index < last && (
            <Button variant="ghost" className="me-auto" onClick={close}>
              {texts.skip}
            </Button>
          )}
          {index > 0 && (
            <Button variant="secondary" onClick={() => move(-1)}>
              {texts.back}
            </Button>
          )}
          <Button onClick={() => (index === last ? close() : move(1))}>
            {index === last ? texts.done : texts.next}
          </Button>
        </>
      }
    >
      <div
        className={clsx(
          'grid grid-cols-1 items-center gap-6',
          step.picture && 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        {step.picture}
        <div aria-live="polite" className={step.picture ? 'md:min-h-48' : ''}>
          <p className="tabular text-sm">
            {texts.position({ number: index + 1, count: steps.length })}
          </p>
          <p lang={step.lang} className="mt-2 text-lg text-ink">
            {step.text}
          </p>
          {step.to !== undefined && (
            <ButtonLink
              to={step.to}
              variant="ghost"
              size="pill"
              className="mt-2 -ms-5"
              onClick={close}
            >
              {step.link}
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
