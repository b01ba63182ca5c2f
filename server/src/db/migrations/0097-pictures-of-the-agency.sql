-- Outside a transaction: others write meanwhile.
--
-- The agency looks through all pictures, and through destinations whose picture is on another host; both the newest first.
drop index concurrently if exists pictures_newest;
create index concurrently pictures_newest on pictures (created_at desc, id desc);
drop index concurrently if exists spots_external_picture;
create index concurrently spots_external_picture on spots (created_at desc, id desc) where image like 'http%';
