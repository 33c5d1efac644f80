import { type FetcherWithComponents, useFetcher } from "react-router";
import type { FormAnswer } from "../lib/form-values.ts";

/** Where a sign-in form is: in the page, which has one at most, or in the header's flyout. */
export type LoginPlace = "page" | "flyout";

/** A sign-in form, and what came of it. */
export const useLoginFetcher = (place: LoginPlace = "page"): FetcherWithComponents<FormAnswer> =>
  useFetcher<FormAnswer>({ key: place === "page" ? "login" : "flyout-login" });
