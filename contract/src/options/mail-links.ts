/** Where the newsletter's mails lead to leave it: a page of the web application, and one POST of mail programs. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** Where the mail leads that asks whether an address wants the newsletter. */
export const CONFIRM_NEWSLETTER_PATH = '/newsletter/confirm';
