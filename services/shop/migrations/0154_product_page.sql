-- What visitors of a product's page leave behind: that they looked, and which review helped them.
create table glance_view (
  day date not null,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  product_id int not null references product on delete cascade,
  item_id int not null references item on delete cascade,
  views int not null check (views > 0),
  primary key (day, store, item_id)
);
comment on table glance_view is 'How often items were looked at, by day and store (OP-M-58). Nothing of who looked.';

create table review_vote (
  review_id bigint not null references review on delete cascade,
  voter text not null,
  primary key (review_id, voter)
);
comment on table review_vote is 'Who found a review helpful; review.helpful counts them on top of what it began with.';
comment on column review_vote.voter is 'Id of the customer, else of the anonymous visitor.';
