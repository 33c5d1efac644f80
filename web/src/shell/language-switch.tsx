import { useLocation } from "react-router";
import { useStorefront } from "../lib/copy.ts";
import styles from "./header.module.css";

/** The business store's two hosts are its two languages; the path stays (STORE-13, C-77). */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const { language } = useStorefront();
  const isEnglish = language === "en-DE";
  // A page has its path but not the names of its hosts: the route `language` finds the other one.
  const target = (code: "de" | "en") => `/language/${code}/?to=${encodeURIComponent(pathname + search)}`;
  return (
    <ul className={styles.languages}>
      <li>
        <a href={target("de")} lang="de" hrefLang="de" aria-current={isEnglish ? undefined : "true"}>
          Deutsch
        </a>
      </li>
      <li>
        <a href={target("en")} lang="en" hrefLang="en" aria-current={isEnglish ? "true" : undefined}>
          English
        </a>
      </li>
    </ul>
  );
}
