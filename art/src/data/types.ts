export type Category = 'beach' | 'mountain' | 'city' | 'historical' | 'nature' | 'adventure';

export interface Destination {
  slug: string;
  spot: string;
  country: string;
  location: string;
  category: Category;
  description: string;
  /** cost per day, text with currency symbol */
  average_cost: string;
  seasonality: string;
  travel_time: string;
  totalVisitorsPerYear: string;
  rating: number;
  visitors: number;
  likes: number;
  lat: number;
  lon: number;
  /** art scene id, see src/scenes */
  scene: string;
  seed: string;
}
