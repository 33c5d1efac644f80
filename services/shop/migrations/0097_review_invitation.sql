alter table review add invitation text unique;
comment on column review.invitation is 'Fingerprint of the rating link that it came by, so that a link makes one verified review and no more; null without one.';
