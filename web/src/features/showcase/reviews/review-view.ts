import { DEFAULT_REVIEW_RATING, monthOf, type Review } from '@wayfarer/contract';
import { reviewsTexts as texts } from '../copy.texts.js';

/** 'May 2026' for a calendar day; other texts are returned unchanged. */
function whenWritten(date: string): string {
  if (date === '') return texts.date;
  return /^\d{4}-(?:0[1-9]|1[0-2])-\d\d$/.test(date) ? monthOf(date) : date;
}

/** A review as it is shown, with defaults for missing parts (spec §3). */
export function reviewView(review: Review) {
  return {
    id: review.id,
    name: review.name,
    portrait: review.img,
    message: review.message,
    rating: review.rating || DEFAULT_REVIEW_RATING,
    location: review.location || texts.location,
    date: whenWritten(review.date),
    destination: review.destination || texts.destination,
    likes: texts.likes(review.likes),
    sample: !review.verified,
  };
}

export type ReviewView = ReturnType<typeof reviewView>;
