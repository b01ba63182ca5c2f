import { timeText, type Voucher } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { langOfKept } from '../../../lib/language.ts';
import { planTexts } from '../../../ui/destination/copy.texts.js';
import { wholeDay } from '../days.ts';
import { voucherTexts as texts } from './copy.texts.js';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5 text-sm wrap-anywhere">
      <h2 className="mb-1 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Where the trip begins, and what is included and needed. */
export function VoucherDetails({ trip }: { trip: Voucher['trip'] }) {
  const { booking, bring, included, place } = trip;
  const lang = (text: string) => langOfKept(trip, text);
  const { meetingPoint, meetingTime } = place;
  const told = [meetingPoint, meetingTime ?? '', place.directions, place.endPoint];
  const hasMeeting = told.some((text) => text !== '');
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      <div>
        {included.length > 0 && (
          <Block title={texts.included}>
            <ul className="list-disc ps-5">
              {included.map((entry) => (
                <li key={entry} lang={lang(entry)} className="any-language">
                  {entry}
                </li>
              ))}
            </ul>
          </Block>
        )}
      </div>
      <div>
        {hasMeeting && (
          <Block title={planTexts.meet}>
            {meetingTime !== null && (
              <p className="tabular font-semibold">
                {planTexts.meetAt({
                  time: timeText(meetingTime),
                  day: wholeDay(booking.travelDate),
                })}
              </p>
            )}
            {meetingPoint !== '' && (
              <p lang={lang(meetingPoint)} className="any-language font-semibold">
                {meetingPoint}
              </p>
            )}
            {place.directions !== '' && (
              <p lang={lang(place.directions)} className="any-language whitespace-pre-line">
                {place.directions}
              </p>
            )}
            {place.endPoint !== '' && (
              <p>
                {planTexts.endsAt} <bdi lang={lang(place.endPoint)}>{place.endPoint}</bdi>
              </p>
            )}
          </Block>
        )}
        {bring.length > 0 && (
          <Block title={planTexts.bring}>
            <p className="any-language">{bring.join(' · ')}</p>
          </Block>
        )}
      </div>
    </div>
  );
}
