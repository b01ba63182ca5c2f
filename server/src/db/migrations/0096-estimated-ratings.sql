-- Whether a destination's rating is the mean of its reviews; otherwise it is the agency's own estimate.
alter table spots add column rated boolean not null default false;
alter table spot_submissions add column rated boolean not null default false;
alter table spot_archive add column rated boolean not null default false;
update spots set rated = true from rating_totals
where offer_id = spots.id and editorial is not null and n1 + n2 + n3 + n4 + n5 >= 3;
update spot_archive set rated = true from rating_totals
where offer_id = spot_archive.id and editorial is not null and n1 + n2 + n3 + n4 + n5 >= 3;
