import {
  type BookingNote,
  type BookingRecord,
  NOTE_LIMIT,
  partyText,
  phoneLink,
  phoneText,
  sentencesOf,
} from '@wayfarer/contract';
import { Languages, Mail, Phone, Trash2 } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../../lib/error-text.ts';
import { mailHref } from '../../../../lib/contact.ts';
import { formatMoment, formatMomentDay } from '../../../../lib/format-moment.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Link } from '../../../../ui/controls/link.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { lastTripDay } from '@wayfarer/contract';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { attendanceNames, isExpected } from '../../../kit/bookings/names.ts';
import { dayText, departureText } from '../../../kit/bookings/trip-span.ts';
import { noteTexts, partyTexts as texts } from './copy.ts';
import { useLanguageName } from '../../../kit/people/language-field.tsx';
import { NoteForm } from '../../../kit/people/note-form.tsx';
import { ContactDialog } from './contact/contact-dialog.tsx';
import { contactTexts } from './contact/copy.texts.js';
import { TripLink } from './contact/trip-link.tsx';

function ToCustomer({ id }: { id: string }) {
  if (!useStaff().may('customers.read')) return null;
  return (
    <Link
      to={consolePath(`customers/${encodeURIComponent(id)}`)}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
    >
      {texts.toCustomer}
    </Link>
  );
}

/** Shown for a customer without an account, or whose account was deleted. */
function Guest({ record: { guest, waitsFor } }: { record: BookingRecord }) {
  const standing =
    waitsFor !== null ? texts.waits : guest === null ? texts.noAccount : texts.byPhone;
  return (
    <div className="flex flex-col items-start">
      <p className="text-xs text-muted">
        {guest === null ? standing : `${standing} ${texts.customer(guest.bookings)}.`}
      </p>
      {guest !== null && <ToCustomer id={guest._id} />}
    </div>
  );
}

function Customer({ record }: { record: BookingRecord }) {
  const { customer } = record;
  if (customer === null) return <Guest record={record} />;
  return (
    <>
      <p className="text-xs text-muted">
        {`${texts.since(formatMomentDay(customer.since))} · ${texts.customer(customer.bookings)}`}
      </p>
      <ToCustomer id={customer._id} />
    </>
  );
}

const REACH =
  'flex min-h-11 items-center gap-2 text-sm wrap-anywhere underline-offset-4 hover:underline';

function Contact({ record }: { record: BookingRecord }) {
  const { travelEmail, travelPhone } = record.booking;
  const { may } = useStaff();
  const [open, setOpen] = useState(false);
  const language = useLanguageName(record.booking.language);
  return (
    <div className="mt-3 flex flex-col items-start">
      {travelPhone !== undefined && (
        <a href={phoneLink(travelPhone)} className={REACH}>
          <Icon shape={Phone} className="size-4 shrink-0" />
          <bdi dir="ltr">{phoneText(travelPhone)}</bdi>
        </a>
      )}
      {travelEmail !== '' && (
        <a href={mailHref(travelEmail)} className={REACH}>
          <Icon shape={Mail} className="size-4 shrink-0" />
          {travelEmail}
        </a>
      )}
      {language !== undefined && (
        <p className="flex min-h-11 items-center gap-2 text-sm">
          <Icon shape={Languages} className="size-4 shrink-0" />
          {contactTexts.language(language)}
        </p>
      )}
      {may('bookings.write') && (
        <Button size="sm" variant="ghost" className="-ms-4" onClick={() => setOpen(true)}>
          {contactTexts.edit}
        </Button>
      )}
      {open && <ContactDialog record={record} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The destination, the days and the party. */
export function PartyCard({ record }: { record: BookingRecord }) {
  const { attendance, booking, tripLink } = record;
  const {
    startTime,
    state,
    travelCountry,
    travelDate,
    travelDuration,
    travellers,
    travelSpot,
    wishes,
  } = booking;
  const mayWrite = useStaff().may('bookings.write');
  const facts = [
    [texts.firstDay, departureText({ day: travelDate, startTime })],
    [texts.lastDay, dayText(lastTripDay(travelDate, travelDuration))],
    ...(isExpected(state, attendance) ? [[texts.attendance, attendanceNames[attendance]]] : []),
  ];
  return (
    <Card>
      <h2 className="display text-h3">{travelSpot}</h2>
      <p className="text-sm text-muted">{travelCountry}</p>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'booked' && (
        <>
          <h3 className="mt-4 text-xs font-semibold text-muted">{texts.terms}</h3>
          {sentencesOf(booking.policy).map((sentence) => (
            <p key={sentence} className="mt-1 text-sm">
              {sentence}
            </p>
          ))}
        </>
      )}
      <h2 className="display mt-6 text-h3">{texts.title}</h2>
      <p className="mt-2 text-sm font-semibold wrap-anywhere">{booking.travelName}</p>
      {booking.companionNames !== undefined && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">{booking.companionNames}</p>
      )}
      <p className="text-sm text-muted">{partyText(travellers)}</p>
      {wishes !== undefined && (
        <figure className="mt-3 rounded-xl bg-sunken px-3.5 py-2 text-sm">
          <figcaption className="text-xs text-muted">{texts.wishes}</figcaption>
          <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
            {wishes}
          </blockquote>
        </figure>
      )}
      <Contact record={record} />
      <Customer record={record} />
      {tripLink !== null && mayWrite && <TripLink id={booking._id} link={tripLink} />}
    </Card>
  );
}

function Note({
  note,
  busy,
  onRemove,
}: {
  note: BookingNote;
  busy: boolean;
  onRemove: (() => void) | undefined;
}) {
  return (
    <li className="flex items-start justify-between gap-2 rounded-xl bg-sun-soft px-3.5 py-2 text-sm text-sun-ink">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 text-xs">
          {note.by?.name ?? noteTexts.gone}, {formatMoment(note.at)}
        </p>
      </div>
      {onRemove && (
        <IconButton
          label={noteTexts.remove}
          icon={<Icon shape={Trash2} className="size-4" />}
          disabled={busy}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Notes by staff for staff. The customer gets them only in an export of their data. */
export function NotesCard({ record: { booking, notes } }: { record: BookingRecord }) {
  const mayWrite = useStaff().may('bookings.write');
  const [add] = consoleBookingsApi.useAddBookingNoteMutation();
  const [remove, removing] = consoleBookingsApi.useRemoveBookingNoteMutation();
  const params = { id: booking._id };
  async function takeBack(note: string) {
    const { error } = await remove({ params: { ...params, note } });
    if (error === undefined) toast.success(noteTexts.removed, 'note');
    else toast.error(errorDetail(error), 'note');
  }
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="display text-h3">{noteTexts.title}</h2>
        <span className="text-xs text-muted">{noteTexts.inExport}</span>
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {notes.map((note) => (
          <Note
            key={note._id}
            note={note}
            busy={removing.isLoading}
            onRemove={mayWrite && note.own ? () => void takeBack(note._id) : undefined}
          />
        ))}
      </ul>
      {mayWrite && (
        <NoteForm texts={noteTexts} limit={NOTE_LIMIT} add={(body) => add({ params, body })} />
      )}
    </Card>
  );
}
