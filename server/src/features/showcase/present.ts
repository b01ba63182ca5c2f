import { type BestSpot, costText, type Review, type TeamMember } from '@wayfarer/contract';
import type { BestSpotRow, ReviewRow, TeamMemberRow } from './store.ts';

export function presentBestSpot(row: BestSpotRow): BestSpot {
  const { destination } = row;
  return {
    _id: row.id,
    img: row.img,
    ...(row.imagePlaceholder !== null && { imagePlaceholder: row.imagePlaceholder }),
    title: row.title,
    description: row.description,
    location: row.location,
    country: row.country,
    spotId: row.spotId,
    spot: destination && destination.spot,
    average_cost: destination && costText(destination.cost, destination.currency),
    rating: destination && destination.rating,
  };
}

export function presentTeamMember(row: TeamMemberRow): TeamMember {
  return {
    id: row.id,
    img: row.img,
    name: row.name,
    post: row.post,
    mail: row.mail,
    expertise: row.expertise,
    quote: row.quote,
  };
}

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    img: row.img,
    message: row.message,
    rating: row.rating,
    location: row.location,
    date: row.date,
    destination: row.destination,
    likes: row.likes,
  };
}
