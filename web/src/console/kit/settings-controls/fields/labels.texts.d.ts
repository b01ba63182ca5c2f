// Made from labels.en.json by `npm run words`.
export declare const groups: {
  readonly agency: string;
  readonly site: string;
  readonly legal: string;
  readonly booking: string;
  readonly money: string;
  readonly papers: string;
  readonly cancellation: string;
  readonly spots: string;
  readonly reviews: string;
  readonly mails: string;
};
export declare const sections: {
  readonly look: string;
  readonly home: string;
  readonly catalog: string;
  readonly about: string;
  readonly footer: string;
  readonly mails: string;
};
export declare const titled: (given: { readonly section: string | number; readonly label: string | number }) => string;
export declare const agency: {
  readonly name: {
    readonly label: string;
    readonly hint: string;
  };
  readonly legalName: {
    readonly label: string;
    readonly hint: string;
  };
  readonly logo: {
    readonly label: string;
    readonly hint: string;
  };
  readonly address: {
    readonly label: string;
  };
  readonly phone: {
    readonly label: string;
  };
  readonly whatsapp: {
    readonly label: string;
    readonly hint: string;
  };
  readonly emergencyPhone: {
    readonly label: string;
    readonly hint: string;
  };
  readonly email: {
    readonly label: string;
  };
  readonly openingHours: {
    readonly label: string;
  };
  readonly timeZone: {
    readonly label: string;
    readonly hint: string;
  };
  readonly spreadsheets: {
    readonly label: string;
    readonly hint: string;
  };
  readonly spreadsheetOptions: {
    readonly comma: string;
    readonly semicolon: string;
  };
};
export declare const plan: {
  readonly label: string;
  readonly hint: string;
};
export declare const transfer: {
  readonly label: string;
  readonly hint: string;
};
export declare const books: {
  readonly label: string;
  readonly hint: string;
};
export declare const setup: string;
export declare const booking: {
  readonly included: {
    readonly label: string;
    readonly hint: string;
  };
  readonly confirmHours: {
    readonly label: string;
    readonly hint: string;
  };
  readonly transferUntilDays: {
    readonly label: string;
    readonly hint: string;
  };
  readonly payOnArrival: {
    readonly label: string;
    readonly hint: string;
  };
  readonly holdMinutes: {
    readonly label: string;
    readonly hint: string;
  };
  readonly holdUnlimited: {
    readonly label: string;
    readonly hint: string;
  };
  readonly offerHours: {
    readonly label: string;
    readonly hint: string;
  };
  readonly phone: {
    readonly label: string;
    readonly hint: string;
  };
  readonly phoneOptions: {
    readonly off: string;
    readonly optional: string;
    readonly required: string;
  };
};
export declare const cancellation: {
  readonly refundDays: {
    readonly label: string;
    readonly hint: string;
  };
};
export declare const spots: {
  readonly contributions: {
    readonly label: string;
    readonly hint: string;
  };
  readonly contributionOptions: {
    readonly open: string;
    readonly review: string;
    readonly closed: string;
  };
};
export declare const reviews: {
  readonly approveFirst: {
    readonly label: string;
    readonly hint: string;
  };
};
export declare const legal: {
  readonly privacy: string;
  readonly terms: string;
  readonly cookies: string;
  readonly imprint: string;
};
export declare const legalHints: {
  readonly page: string;
  readonly imprint: string;
};
export declare const mailSections: {
  readonly booked: string;
  readonly confirmed: string;
  readonly changed: string;
  readonly balance: string;
  readonly reminder: string;
  readonly cancelled: string;
  readonly review: string;
  readonly receipt: string;
  readonly refund: string;
  readonly refund_failed: string;
  readonly charged_again: string;
  readonly exception: string;
  readonly wait_ended: string;
  readonly rejected: string;
  readonly verify_email: string;
  readonly reset_password: string;
  readonly change_email: string;
  readonly email_changed: string;
  readonly password_changed: string;
};
export declare const mails: {
  readonly subject: string;
  readonly subjectHint: (placeholders: string | number) => string;
  readonly opening: string;
  readonly openingHint: string;
  readonly closing: string;
  readonly closingHint: string;
  readonly send: (mail: string | number) => string;
  readonly daysBefore: string;
  readonly daysBeforeHint: string;
  readonly agencyNotices: {
    readonly label: string;
    readonly hint: string;
  };
  readonly noticeOptions: {
    readonly at_once: string;
    readonly digest: string;
  };
  readonly signature: {
    readonly label: string;
    readonly hint: string;
  };
  readonly replyTo: {
    readonly label: string;
    readonly hint: string;
  };
};
export declare const papers: {
  readonly tax: {
    readonly label: string;
    readonly hint: string;
  };
  readonly invoices: {
    readonly label: string;
  };
};
