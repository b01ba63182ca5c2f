import {
  type BestSpot,
  costText,
  smallestPicture,
  type Review,
  type SettingValue,
  type TeamMember,
} from '@wayfarer/contract';
import type { BestSpotRow, FeaturedRow, ReviewRow, TeamMemberRow } from './store.ts';

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
    ...(row.prices && { prices: { per: row.prices.per } }),
    rating: destination && destination.rating,
    rated: destination && destination.rated,
  };
}

export function presentFeatured(
  row: FeaturedRow,
  { title, text }: SettingValue<'site.featured'>[number],
): BestSpot {
  return {
    _id: row.id,
    img: row.image,
    ...(row.imagePlaceholder !== null && { imagePlaceholder: row.imagePlaceholder }),
    title: title || row.spot,
    description: text || row.description,
    location: row.location,
    country: row.country,
    spotId: row.id,
    spot: title ? row.spot : null,
    average_cost: costText(row.cost, row.currency),
    ...(row.prices && { prices: { per: row.prices.per } }),
    rating: row.rating,
    rated: row.rated,
  };
}

/** The entries of a list that is typed as one text, with commas of any script. */
export const listed = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

export function presentOwnMember(
  { name, post, mail, expertise, portrait, quote }: SettingValue<'site.team'>[number],
  at: number,
): TeamMember {
  const img = smallestPicture(portrait);
  return { id: `own-${at}`, img, name, post, mail, expertise: listed(expertise), quote, own: true };
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
