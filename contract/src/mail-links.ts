/** Where the newsletter's mails lead to leave it: a page of the web application. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
