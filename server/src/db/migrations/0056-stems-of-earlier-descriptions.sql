-- Outside a transaction: the words of those that were there before the triggers, while others write.
insert into spot_stems (stem)
select distinct stem from spots, unnest(tsvector_to_array(search_vector)) as stem
where stem !~ '^([npk]:|month |days )' order by stem
on conflict do nothing;
analyze spot_stems;
