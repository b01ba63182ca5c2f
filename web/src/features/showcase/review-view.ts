import { MONTH_NAMES, type Review } from '@wayfarer/contract';
import { reviewsTexts as texts } from './messages.ts';

const DEFAULT_RATING = 5;

/** 'May 2026' of a calendar day; any other text stays as it is. */
function whenWritten(date: string): string {
  if (date === '') return texts.date;
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  return `${MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A review as it is shown, what is missing filled in (spec §3). */
export function reviewView(review: Review) {
  return {
    id: review.id,
    name: review.name,
    portrait: review.img,
    message: review.message,
    rating: review.rating || DEFAULT_RATING,
    location: review.location || texts.location,
    date: whenWritten(review.date),
    destination: review.destination || texts.destination,
    likes: texts.likes(review.likes),
  };
}

export type ReviewView = ReturnType<typeof reviewView>;
