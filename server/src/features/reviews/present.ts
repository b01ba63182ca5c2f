import {
  editableUntil,
  MONTH_NAMES,
  type ModeratedReview,
  type OwnReview,
  type Review,
  type ShownPicture,
  type TripReview,
} from '@wayfarer/contract';
import type { ReportRow, ReviewRow } from './store/reviews.ts';

function presentReply({ reply, repliedAt }: ReviewRow) {
  return reply === null || repliedAt === null ? null : { text: reply, at: repliedAt.toISOString() };
}

const presentWritten = (row: ReviewRow, pictures: ShownPicture[]) => ({
  _id: row.id,
  name: row.authorName,
  rating: row.rating,
  title: row.title,
  text: row.body,
  travelledIn: row.travelledIn,
  pictures,
  reply: presentReply(row),
});

export function presentPublished(
  row: ReviewRow,
  { verified, pictures }: { verified: boolean; pictures: ShownPicture[] },
): TripReview {
  return {
    ...presentWritten(row, pictures),
    locale: row.locale,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    edited: row.editedAt !== null,
    verified,
    helpful: row.helpful,
  };
}

export function presentOwn(row: ReviewRow, pictures: ShownPicture[], now: Date): OwnReview {
  return {
    ...presentWritten(row, pictures),
    state: row.state,
    hiddenReason: row.hiddenReason,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    editable: now <= editableUntil(row.createdAt),
    revision: row.revision,
  };
}

export function presentModerated(
  row: ReviewRow,
  {
    reports,
    pictures,
    verified,
  }: { reports: readonly ReportRow[]; pictures: ShownPicture[]; verified: boolean },
): ModeratedReview {
  return {
    _id: row.id,
    bookingId: row.bookingId,
    offerId: row.offerId,
    spot: row.spotName,
    country: row.country,
    name: row.authorName,
    rating: row.rating,
    title: row.title,
    text: row.body,
    travelledIn: row.travelledIn,
    state: row.state,
    hiddenReason: row.hiddenReason,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    verified,
    featured: row.featured,
    helpful: row.helpful,
    pictures,
    reply: presentReply(row),
    reports: reports
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ at, detail, reason }) => ({ reason, detail, at: at.toISOString() })),
    revision: row.revision,
  };
}

/** A review in the shape of Home's reviews (spec §3). */
export function presentFeatured(row: ReviewRow): Review {
  const [year = '', month = ''] = row.travelledIn.split('-');
  return {
    id: row.id,
    name: row.authorName,
    img: '',
    message: row.body,
    rating: row.rating,
    location: 'Verified Traveler',
    date: `${MONTH_NAMES[Number(month) - 1] ?? ''} ${year}`.trim(),
    destination: [row.spotName, row.country].filter(Boolean).join(', '),
    likes: row.helpful,
    verified: true,
  };
}
