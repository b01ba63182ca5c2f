/** The six fixed pictures of Home's About section (spec §2), in their order. */
export const aboutSlides = [
  {
    title: 'Mountain Adventures',
    text: 'Hut to hut, with a plan for the weather that turns up.',
    picture: '/media/carousel/mountain-adventures-960.webp',
  },
  {
    title: 'City Explorations',
    text: 'On foot, by tram, and to the bakery that opens at five.',
    picture: '/media/carousel/city-explorations-960.webp',
  },
  {
    title: 'Beach Getaways',
    text: 'Warm sand, and somebody who knows the tides.',
    picture: '/media/carousel/beach-getaways-960.webp',
  },
  {
    title: 'Cultural Journeys',
    text: 'Old stones, told by people who live beside them.',
    picture: '/media/carousel/cultural-journeys-960.webp',
  },
  {
    title: 'Nature Escapes',
    text: 'Arrive early, switch off the engine, wait.',
    picture: '/media/carousel/nature-escapes-960.webp',
  },
  {
    title: 'Urban Discoveries',
    text: 'The other side of the river, after dark.',
    picture: '/media/carousel/urban-discoveries-960.webp',
  },
] as const;
