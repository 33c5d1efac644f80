import { existsSync } from "node:fs";
import process from "node:process";
import puppeteer, { type Browser } from "puppeteer-core";

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"],
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

/** The Firefox for its journeys: FIREFOX_PATH, else an installed one; undefined where there is none. */
export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX_PATH"];
  if (named !== undefined && named !== "") return named;
  return usualPlaces[process.platform]?.find((place) => existsSync(place));
}

/** Starts a Firefox of its own, which is driven by WebDriver BiDi. It asks no other host than the shop's. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "de-DE", "intl.locale.requested": "de" },
  });
