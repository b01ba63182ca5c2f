/** The six fixed pictures of Home's About section (spec §2), in their order. */
export const aboutSlides = [
  {
    title: 'Mountain Adventures',
    text: 'Hut to hut, with a plan for the weather that turns up.',
    picture: 'mountain-adventures',
  },
  {
    title: 'City Explorations',
    text: 'On foot, by tram, and to the bakery that opens at five.',
    picture: 'city-explorations',
  },
  {
    title: 'Beach Getaways',
    text: 'Warm sand, and someone who knows the tides.',
    picture: 'beach-getaways',
  },
  {
    title: 'Cultural Journeys',
    text: 'Old stones, told by people who live beside them.',
    picture: 'cultural-journeys',
  },
  {
    title: 'Nature Escapes',
    text: 'Arrive early, switch off the engine, wait.',
    picture: 'nature-escapes',
  },
  {
    title: 'Urban Discoveries',
    text: 'The other side of the river, after dark.',
    picture: 'urban-discoveries',
  },
] as const;
