-- What people who booked, paid and went say of a trip. One for a booking; removed ones keep their row, without words.
create table trip_reviews (
  id text collate "C" primary key,
  booking_id text collate "C" not null unique,
  -- The destination for good, without a key to it.
  offer_id text collate "C" not null,
  spot_name text not null,
  country text not null,
  -- Null once that account is deleted.
  uid text collate "C",
  author_name text not null,
  rating integer not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  locale text not null,
  state text not null check (state in ('waiting', 'published', 'hidden', 'removed')),
  hidden_reason text,
  -- The month of the trip, such as 2027-04.
  travelled_in text not null,
  created_at timestamptz not null,
  published_at timestamptz,
  edited_at timestamptz,
  reply text,
  replied_at timestamptz,
  replied_by text,
  featured boolean not null default false,
  -- How many found it helpful, and how many reports wait to be settled.
  helpful integer not null default 0 check (helpful >= 0),
  reports integer not null default 0 check (reports >= 0),
  revision integer not null
);
create index trip_reviews_newest on trip_reviews (offer_id, published_at desc, id desc) where state = 'published';
create index trip_reviews_helpful on trip_reviews (offer_id, helpful desc, id desc) where state = 'published';
create index trip_reviews_rating on trip_reviews (offer_id, rating desc, id desc) where state = 'published';
create index trip_reviews_of on trip_reviews (uid, created_at) where uid is not null;
create index trip_reviews_answered on trip_reviews (replied_by) where replied_by is not null;
create index trip_reviews_by_state on trip_reviews (state, created_at desc, id desc);
create index trip_reviews_reported on trip_reviews (created_at desc, id desc) where reports >= 3;
create index trip_reviews_featured on trip_reviews (published_at desc, id desc) where featured and state = 'published';

create table review_reports (
  review_id text collate "C" not null references trip_reviews (id) on delete cascade,
  uid text collate "C" not null,
  reason text not null,
  detail text not null,
  at timestamptz not null,
  settled_at timestamptz,
  primary key (review_id, uid)
);
create index review_reports_by on review_reports (uid);
create table review_helpful (
  review_id text collate "C" not null references trip_reviews (id) on delete cascade,
  uid text collate "C" not null,
  primary key (review_id, uid)
);
create index review_helpful_by on review_helpful (uid);

-- How often each rating stands in published reviews, and the stored rating of before.
create table rating_totals (
  offer_id text collate "C" primary key,
  n1 integer not null default 0 check (n1 >= 0),
  n2 integer not null default 0 check (n2 >= 0),
  n3 integer not null default 0 check (n3 >= 0),
  n4 integer not null default 0 check (n4 >= 0),
  n5 integer not null default 0 check (n5 >= 0),
  editorial double precision
);
