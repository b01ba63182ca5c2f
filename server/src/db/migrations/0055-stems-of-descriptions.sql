-- The words of all descriptions in the form that the index has them, so that what begins like a searched word
-- can be asked for by name: the index finds each of them at once, and all that begin alike one by one. A word
-- stays when its last spot goes.
create table spot_stems (
  stem text collate "C" primary key
);

create function spots_are_described() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into spot_stems (stem)
    select distinct stem from added, unnest(tsvector_to_array(search_vector)) as stem
    where stem !~ '^([npk]:|month |days )' order by stem
    on conflict do nothing;
  else
    insert into spot_stems (stem)
    select distinct stem from added join removed using (id),
      unnest(tsvector_to_array(added.search_vector)) as stem
    where added.search_vector is distinct from removed.search_vector
      and stem !~ '^([npk]:|month |days )' order by stem
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger spots_described_insert after insert on spots
  referencing new table as added
  for each statement execute function spots_are_described();
create trigger spots_described_update after update on spots
  referencing old table as removed new table as added
  for each statement execute function spots_are_described();
