import { expect, it } from "vitest";
import { readMailUrl } from "./mail-url.ts";

it.each([
  ["smtp://127.0.0.1:3005", { host: "127.0.0.1", port: 3005, isSecure: false, credentials: null }],
  ["smtp://[::1]:25/", { host: "::1", port: 25, isSecure: false, credentials: null }],
  [
    "smtp://shop%40chalkbox.example:a%2Fb%3A@mail.example",
    {
      host: "mail.example",
      port: 587,
      isSecure: false,
      credentials: { user: "shop@chalkbox.example", password: "a/b:" },
    },
  ],
  [
    "smtps://u:p@mail.example",
    { host: "mail.example", port: 465, isSecure: true, credentials: { user: "u", password: "p" } },
  ],
])("%s is a mail server", (text, target) => {
  expect(readMailUrl(text)).toEqual(target);
});

it.each([
  "mail.example",
  "http://mail.example",
  "smtp://",
  "smtp://mail.example/box",
  "smtp://mail.example?tls=off",
  "smtp://user@mail.example",
  "smtp://:password@mail.example",
  "smtp://user:%ff@mail.example",
])("%s is none", (text) => {
  expect(readMailUrl(text)).toBeNull();
});
