-- That of the page where a message or an address for the newsletter was entered; null: the site's first.
alter table contact_messages add column language text;
alter table newsletter_subscriptions add column language text;
