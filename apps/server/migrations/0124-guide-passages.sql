-- What the Practice Guide answers from: parts of the handbook and of articles, the limbs, and a few written ideas.
-- `npm run migrate` replaces all rows from the content that comes with the release.
create table guide_passages (
  -- Such as `handbook:streaks`, `article:closing-the-doors#care` or `limb:asana`.
  id text primary key,
  -- Where it stands: the handbook, an article's title, the eight limbs.
  source text not null,
  title text not null,
  text text not null,
  -- Where to read on; a path of the web app.
  path text not null check (path ~ '^/[^/]'),
  suggests_practice boolean not null,
  -- Title, other words people ask with, and text, without diacritics: A, B and D.
  search tsvector not null
);

create index guide_passages_search on guide_passages using gin (search);
