/** Texts of the screens for a person's own destinations; those of spec §2, §5, §8 verbatim. */
export const formTexts = {
  spot: 'Tourist spot name',
  spotPlaceholder: 'Sunrise over the salt flats',
  country: 'Country',
  countryChoice: 'Choose a country',
  location: 'Region or place',
  locationPlaceholder: 'Where in the country',
  category: 'Category',
  categoryChoice: 'Not sure yet',
  cost: 'Average cost per day',
  costHint: (currency: string) => `In ${currency.toUpperCase()}`,
  seasonality: 'Best season',
  seasonChoice: 'Choose a season',
  travelTime: 'Recommended duration',
  travelTimePlaceholder: '3-5 days',
  visitors: 'Annual visitors',
  visitorsPlaceholder: '500K+',
  pictures: 'Pictures',
  picturesHint: 'Up to eight. The first is the cover. Describe each for people who can’t see it.',
  image: 'Image URL',
  imagePlaceholder: 'https://',
  imageBroken:
    'No picture loads from this address. Open it in a new tab: it should show only the picture.',
  imageHidden: 'This site doesn’t show pictures from other sites. Upload one instead.',
  imageHint: 'Instead of an upload. A picture you’re allowed to share, at least 960 pixels wide.',
  description: 'Description',
  descriptionHint: 'Optional. What would you tell a friend?',
  place: 'The destination',
  visit: 'The visit',
  look: 'Pictures and description',
  uploading: 'Your pictures are still uploading. We’ll save as soon as they’re ready.',
  queued: 'Waiting for pictures...',
  cancel: 'Cancel',
} as const;

export const previewTexts = {
  title: 'Live preview',
  name: 'Destination name',
  country: 'Country',
  picture: 'Your picture appears here',
  pictureBroken: 'No picture loads from this address',
  description: 'Your description appears here.',
} as const;

export const contributorTexts = {
  title: 'Contributor',
  text: 'Only you can change or delete this destination. Your email is never shown to others.',
} as const;

export const addTexts = {
  title: 'Add a tourist spot',
  text: 'A place you’d send a friend to. It goes online right away.',
  textReview: 'A place you’d send a friend to. We review it before it goes online.',
  back: 'Back to All Destinations',
  submit: 'Add Destination',
  submitting: 'Adding Destination...',
  done: 'Tourist Spot Added Successfully!',
  doneWaiting:
    'Tourist Spot Added Successfully! We’ll review it before others can see it. Until then, you can find it in My Tourist Spots.',
  failed: 'Failed to add tourist spot. Please try again.',
  signedOut: 'Authentication Required',
  signedOutText: 'Please login to add tourist spots.',
  login: 'Go to Login',
  closed: 'We’re not accepting new destinations right now',
  closedText: 'Thank you for thinking of us. Destinations you’ve already added stay as they are.',
  mine: 'My Tourist Spots',
} as const;

export const editTexts = {
  title: 'Edit your tourist spot',
  text: 'Booked trips don’t change.',
  textReview: 'Booked trips don’t change. We review your changes before others see them.',
  loading: 'Loading your destination...',
  back: 'Back to My Tourist Spots',
  submit: 'Save Changes',
  submitting: 'Saving Changes...',
  done: 'Tourist spot updated successfully!',
  doneWaiting: 'Tourist spot updated successfully! It’s now waiting for our approval.',
  sentBack: (reason: string) => `We sent this back: ${reason}`,
  waits: 'Your change is waiting for our approval. The current version stays online until then.',
  failed: 'Failed to update tourist spot. Please try again.',
  notFound: 'Destination Not Found',
  notFoundText: 'You can edit only destinations you added yourself.',
} as const;

export const mineTexts = {
  title: 'My Tourist Spots',
  text: 'The places you put on the map for everyone else.',
  loading: 'Loading your amazing destinations...',
  failed: 'Failed to load tourist spots.',
  empty: 'No destinations added yet.',
  emptyText: 'Somewhere you keep telling friends about? Put it on the map.',
  add: 'Add New',
  home: 'Back to Home',
  stats: 'Your destinations in figures',
  statSpots: 'Destinations',
  statCountries: 'Countries',
  statCost: 'Average cost',
  statPassion: 'Passion',
  passion: '100%',
  list: 'Your destinations',
  search: 'Search by spot or country',
  sort: 'Sort by',
  view: 'View',
  grid: 'Grid',
  listView: 'List',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} destinations`,
  noMatch: 'No destinations found',
  noMatchText: (search: string) => `None of your destinations match “${search}”.`,
  clear: 'Clear Search',
} as const;

export const sortTexts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  country: 'Country',
  cost: 'Cost',
} as const;

export const ownCardTexts = {
  untold: (untold: number, all: number) =>
    all === 1
      ? 'Its picture has no description for people who can’t see it.'
      : `${untold} of ${all} pictures ${untold === 1 ? 'has' : 'have'} no description for people who can’t see them.`,
  tell: 'Describe',
  badge: 'Your Creation',
  states: { waiting: 'Waiting for approval', rejected: 'Sent back', archived: 'Taken down' },
  stateTexts: {
    waiting: 'Only you can see it until then.',
    rejected: 'Edit it to submit it again.',
    archived: 'We no longer offer it. Booked trips still take place.',
  },
  edits: { waiting: 'Change waiting for approval', rejected: 'Change sent back' },
  editTexts: {
    waiting: 'The current version stays online until then.',
    rejected: 'Edit it to submit it again.',
  },
  view: 'View Details',
  edit: (spot: string) => `Edit ${spot}`,
  share: (spot: string) => `Share ${spot}`,
  delete: (spot: string) => `Delete ${spot}`,
  season: 'Best season',
  stay: 'Recommended duration',
  visitors: 'Annual visitors',
} as const;

export const deleteTexts = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  confirm: 'Yes, delete it!',
  cancel: 'Cancel',
  done: 'Tourist spot deleted successfully!',
  failed: 'Failed to delete spot. Please try again.',
} as const;
