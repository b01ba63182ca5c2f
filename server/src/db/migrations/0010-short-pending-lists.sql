-- What was written lately waits in a list that every search reads: it stays short.
alter index spots_search set (gin_pending_list_limit = 128);
alter index spot_words_like set (gin_pending_list_limit = 128);
