// Made from agency.en.json by `npm run words`.
export declare const labels: {
  readonly traveler: string;
  readonly phone: string;
  readonly email: string;
  readonly party: string;
  readonly total: string;
  readonly companions: string;
  readonly note: string;
  readonly booking: string;
  readonly reason: string;
  readonly message: string;
  readonly amount: string;
  readonly mode: string;
  readonly dispute: string;
  readonly refund: string;
  readonly evidenceUntil: string;
  readonly destination: string;
  readonly upcoming: string;
  readonly days: string;
  readonly name: string;
  readonly subject: string;
};
export declare const openBooking: string;
export declare const booked: {
  readonly subject: (spot: string | number) => string;
  readonly byTraveler: string;
  readonly byColleague: string;
};
export declare const requested: {
  readonly subject: (spot: string | number) => string;
  readonly text: string;
};
export declare const canceled: {
  readonly subject: (spot: string | number) => string;
  readonly byTraveler: string;
  readonly byUs: string;
  readonly returnCash: (amount: string | number) => string;
  readonly noReason: string;
};
export declare const call: {
  readonly subject: (name: string | number) => string;
  readonly text: string;
};
export declare const giveBack: {
  readonly subject: (spot: string | number) => string;
  readonly text: (amount: string | number) => string;
};
export declare const callOff: {
  readonly stillSubject: (departure: string | number) => string;
  readonly still: (count: number) => string;
  readonly failedSubject: (departure: string | number) => string;
  readonly failed: (count: number) => string;
  readonly departure: (given: { readonly spot: string | number; readonly day: string | number }) => string;
  readonly openManifest: string;
};
export declare const paid: {
  readonly subject: (trip: string | number) => string;
  readonly text: string;
  readonly balance: string;
};
export declare const disputed: {
  readonly subject: string;
  readonly subjectTrip: (trip: string | number) => string;
  readonly text: string;
};
export declare const refundFailed: {
  readonly subject: string;
  readonly text: string;
};
export declare const chargedTwice: {
  readonly subject: (trip: string | number) => string;
  readonly text: string;
};
export declare const unknownCharge: {
  readonly subject: string;
  readonly text: string;
};
export declare const testMode: string;
export declare const untold: {
  readonly subject: string;
  readonly text: (count: number) => string;
  readonly days: (given: { readonly from: string | number; readonly to: string | number }) => string;
};
export declare const message: {
  readonly subject: (subject: string | number) => string;
  readonly text: string;
  readonly verified: (email: string | number) => string;
  readonly notVerified: (email: string | number) => string;
};
export declare const contribution: {
  readonly subject: (spot: string | number) => string;
  readonly isNew: string;
  readonly isEdit: string;
  readonly decide: string;
};
export declare const withdrawn: {
  readonly subject: (spot: string | number) => string;
  readonly text: string;
  readonly view: string;
};
export declare const openBusiness: {
  readonly subject: string;
  readonly trip_ahead: string;
  readonly dispute_open: string;
  readonly refund_pending: string;
  readonly note: (url: string | number) => string;
};
export declare const team: {
  readonly noName: string;
  readonly anOwner: string;
  readonly youSubject: string;
  readonly ownerSubject: (who: string | number) => string;
  readonly you: (by: string | number) => string;
  readonly owner: (given: { readonly by: string | number; readonly who: string | number }) => string;
  readonly team: string;
  readonly ownerNote: string;
  readonly leftSubject: (who: string | number) => string;
  readonly removed: (given: { readonly who: string | number; readonly role: string | number }) => string;
  readonly removedBy: (given: { readonly who: string | number; readonly role: string | number; readonly by: string | number }) => string;
  readonly demoted: (given: { readonly who: string | number; readonly role: string | number }) => string;
  readonly demotedBy: (given: { readonly who: string | number; readonly role: string | number; readonly by: string | number }) => string;
  readonly deleted: (given: { readonly who: string | number; readonly role: string | number }) => string;
  readonly deletedBy: (given: { readonly who: string | number; readonly role: string | number; readonly by: string | number }) => string;
  readonly auditLog: string;
  readonly leftNote: string;
};
export declare const bundles: {
  readonly bookings: {
    readonly subject: (count: number) => string;
    readonly text: string;
  };
  readonly contributions: {
    readonly subject: (count: number) => string;
    readonly text: string;
  };
  readonly withdrawals: {
    readonly subject: (count: number) => string;
    readonly text: string;
  };
  readonly seeAll: string;
  readonly more: (count: number) => string;
};
export declare const digest: {
  readonly subject: (count: number) => string;
  readonly text: string;
};
export declare const trial: {
  readonly subject: (agency: string | number) => string;
  readonly text: (agency: string | number) => string;
  readonly spam: string;
};
export declare const roles: {
  readonly owner: string;
  readonly manager: string;
  readonly staff: string;
};
