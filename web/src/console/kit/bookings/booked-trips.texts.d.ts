// Made from booked-trips.en.json by `npm run words`.
export declare const noBookings: string;
export declare const people: (count: number) => string;
