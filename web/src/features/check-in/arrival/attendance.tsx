import { type Attendance, type CheckIn, formatDay, hasEnded } from '@wayfarer/contract';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { attendanceTexts as texts } from '../copy.ts';
import type { AttendanceDesk } from './use-attendance.ts';
import type { Next } from './wanted.ts';

/**
 * The recorded attendance, with the person who recorded it and the time. `isNew` is true if it was recorded just now.
 */
function Recorded({ checkIn, isNew }: { checkIn: CheckIn; isNew: boolean }) {
  const { attendance, recorded } = checkIn;
  if (attendance === 'none' || recorded === null) return null;
  const said = { when: formatMoment(recorded.at), by: texts.by(recorded.by) };
  if (attendance === 'no_show') return <Banner tone="warning">{texts.didNotCome(said)}</Banner>;
  return isNew ? (
    <Banner tone="success">{texts.checkedIn(said)}</Banner>
  ) : (
    <Banner tone="warning">{texts.already(said)}</Banner>
  );
}

function NotToday({ checkIn, mayAnyway }: { checkIn: CheckIn; mayAnyway: boolean }) {
  const { booking, lastDay, phase } = checkIn;
  const day = formatDay(phase === 'over' ? lastDay : booking.travelDate);
  return (
    <Banner tone="warning">
      {texts.notToday[phase](day)}
      {!mayAnyway && ` ${texts.askManager}`}
    </Banner>
  );
}

interface Presses {
  checkIn: CheckIn;
  mayAnyway: boolean;
  busy: Attendance | undefined;
  /**
   * True if attendance was recorded just now, so that the button for the next party comes first.
   */
  isDone: boolean;
  press: (attendance: Attendance) => void;
}

function Buttons({ checkIn, mayAnyway, busy, isDone, press }: Presses) {
  const { attendance, open, phase } = checkIn;
  const may = open || mayAnyway;
  const button = (to: Attendance, label: string, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      ref={restoreFocusAround}
      variant={variant}
      size={variant === 'primary' ? 'lg' : 'md'}
      block={variant === 'primary'}
      loading={busy === to}
      disabled={busy !== undefined && busy !== to}
      onClick={() => press(to)}
    >
      {label}
    </Button>
  );
  if (!may) return null;
  const checkInLabel = busy === 'checked_in' ? texts.checkingIn : texts.checkIn;
  return (
    <>
      {attendance !== 'checked_in' &&
        (open
          ? button('checked_in', checkInLabel, isDone ? 'secondary' : 'primary')
          : button('checked_in', texts.anyway, 'secondary'))}
      {attendance === 'none' &&
        open &&
        phase !== 'upcoming' &&
        button('no_show', texts.noShow, 'ghost')}
      {attendance !== 'none' && button('none', texts.undo, 'ghost')}
    </>
  );
}

/** The notes above the buttons: the recorded attendance, or the reason why attendance can't be recorded. */
export function AttendanceNotes({
  checkIn,
  mayAnyway,
  desk: { done, problem },
}: {
  checkIn: CheckIn;
  mayAnyway: boolean;
  desk: AttendanceDesk;
}) {
  const { attendance, booking, open } = checkIn;
  const stands = !hasEnded(booking);
  return (
    <div className="mt-4 flex flex-col gap-3">
      {problem !== undefined && <Banner>{problem}</Banner>}
      {booking.state === 'cancelled' && <Banner>{texts.canceled}</Banner>}
      {booking.state === 'expired' && <Banner>{texts.expired}</Banner>}
      {stands && !checkIn.voucher && <Banner tone="warning">{texts.noVoucher}</Banner>}
      {stands && <Recorded checkIn={checkIn} isNew={done === attendance} />}
      {stands && attendance === 'none' && !open && (
        <NotToday checkIn={checkIn} mayAnyway={mayAnyway} />
      )}
      {done === 'none' && attendance === 'none' && <Banner tone="info">{texts.undone}</Banner>}
    </div>
  );
}

/** Buttons to record attendance. */
export function AttendanceButtons({
  checkIn,
  mayAnyway,
  desk: { busy, done, record },
  next,
}: {
  checkIn: CheckIn;
  mayAnyway: boolean;
  desk: AttendanceDesk;
  next: Next;
}) {
  const nextPlace = useRef<HTMLDivElement>(null);
  const { attendance, booking } = checkIn;
  const isDone = done !== undefined && done !== 'none' && done === attendance;
  useEffect(() => {
    // the pressed button is gone, so the focus moves to the button for the next party; this lets staff check in several
    // parties in a row
    if (isDone) nextPlace.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isDone]);
  const stands = !hasEnded(booking);
  const nextFirst = isDone || (stands && attendance === 'checked_in');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {nextFirst && <div ref={nextPlace}>{next(isDone ? 'primary' : 'secondary')}</div>}
      {stands && (
        <Buttons
          checkIn={checkIn}
          mayAnyway={mayAnyway}
          busy={busy}
          isDone={isDone}
          press={(to) => void record(checkIn, to)}
        />
      )}
      {!nextFirst && next(stands ? 'secondary' : 'primary')}
    </div>
  );
}
