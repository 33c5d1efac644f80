-- The visitor's id of the browser that ordered a cart: a customer's other browsers go on with the next one.
alter table cart add column submitted_by uuid;
