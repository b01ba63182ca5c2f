-- The language for a customer without an account, which staff chose; null: the site's first.
alter table guests add column language text;
