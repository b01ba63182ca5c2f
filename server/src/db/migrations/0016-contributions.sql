-- Which destinations are the agency's own and which a traveller contributed; contributions that wait for
-- approval; and what a booking remembers of this.
alter table spots add column contributed boolean not null default false;

-- Only the forms take pictures of other hosts, so one of those without an owner was contributed by an
-- account that is deleted since. An administrator may take over what was the agency's after all.
update spots set contributed = true
where (owner_uid is not null
       and not exists (select from users where users.id = spots.owner_uid and users.role = 'administrator'))
   or (owner_uid is null and image not like '/media/%' and visitors = 0);

-- The version before goes on serving for a while, and says nothing about it.
create function spots_say_whose() returns trigger language plpgsql as $$
begin
  if not new.contributed and new.owner_uid is not null
     and not exists (select from users where id = new.owner_uid and role = 'administrator') then
    new.contributed := true;
  end if;
  return new;
end
$$;
create trigger spots_whose before insert on spots
  for each row execute function spots_say_whose();

-- A name as the eye reads it, of a key that is normalized and lower-case already: without spaces,
-- punctuation, symbols and what cannot be seen, and with letters of other scripts as the Latin ones that
-- they look like. A name of nothing but symbols stays as it is.
create function spot_likeness(key text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(nullif(translate(
    regexp_replace(key collate "C",
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u061c\u115f\u1160\u180e\u2000-\u206f\u2190-\u2bff\u3000-\u3003\u3008-\u301f\u30fb\ufe00-\ufe0f\ufeff\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e0fff]',
      '', 'g'),
    'авеіјкмнорсѕтухһԁԛԝαβεζηικμνορτυχօսհոıi1ɩ0øłđħŧɑɡ',
    'abeljkmhopcstyxhdqwabezhlkmvoptuxouhnllllooldhtag'
  ), ''), key)
$$;

create table spot_submissions (
  id text primary key collate "C",
  spot text not null,
  country text not null,
  location text not null,
  category text check (category in ('beach', 'mountain', 'city', 'historical', 'nature', 'adventure')),
  description text not null,
  image text not null,
  image_placeholder text,
  cost integer not null check (cost > 0),
  currency text not null,
  seasonality text not null,
  travel_time text not null,
  visitors_per_year text not null,
  rating double precision not null,
  visitors bigint not null,
  likes integer not null default 0,
  name_key text not null collate "C",
  country_key text not null collate "C",
  search_text text not null collate "C",
  owner_uid text,
  created_by text,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'rejected')),
  -- +1 with every change, so that nothing else is approved than what was read.
  revision integer not null,
  submitted_at timestamptz not null,
  reason text not null default '',
  decided_by text,
  decided_at timestamptz
);
create index spot_submissions_state on spot_submissions (state, id);
create index spot_submissions_owner on spot_submissions (owner_uid, created_at, id);

-- The booked destination for good: its row may go, and with it `spot_id`. Null where that was unknown.
alter table bookings add column offer_id text collate "C", add column contributed boolean;
update bookings set offer_id = spot_id, contributed = spots.contributed
from spots where spots.id = bookings.spot_id;

create function bookings_remember_offer() returns trigger language plpgsql as $$
begin
  if new.offer_id is null and new.spot_id is not null then
    new.offer_id := new.spot_id;
    select contributed into new.contributed from spots where id = new.spot_id;
  end if;
  return new;
end
$$;
create trigger bookings_offer before insert on bookings
  for each row execute function bookings_remember_offer();
