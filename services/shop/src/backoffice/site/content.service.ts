import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import {
  deleteGrid,
  deletePage,
  readStoredGrid,
  readStoredPage,
  type StoredGrid,
  type StoredPage,
  upsertGrid,
  upsertPage,
} from "./content.store.ts";
import { contentGrid } from "./grid.input.ts";
import { contentPage } from "./page.input.ts";

/** Which page: of a store or of all, itself or its draft. */
export interface PageId {
  readonly path: string;
  readonly store?: Store | null;
  readonly isDraft: boolean;
}

/** Which region: of a store or of all. */
export interface GridId {
  readonly pageId: string;
  readonly store?: Store | null;
}

/** `ContentPage` of a page as stored. */
const pageOf = ({ nameDe, nameEn, titleDe, titleEn, descriptionDe, descriptionEn, ...page }: StoredPage) => ({
  ...page,
  name: { de: nameDe, en: nameEn },
  title: { de: titleDe, en: titleEn },
  description: { de: descriptionDe, en: descriptionEn },
});

/** A content page, or its draft, as stored; null when there is none. */
export async function findStoredPage({ platform }: BackofficeContext, { path, store = null, isDraft }: PageId) {
  const page = await readStoredPage(platform.database.write, path, store, isDraft);
  return page && pageOf(page);
}

/** Writes a content page. */
export async function savePage(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(contentPage, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertPage(tx, decoded.value);
    return done;
  });
}

/** Takes a content page, or its draft, away. */
export const removePage = (context: BackofficeContext, { path, store = null, isDraft }: PageId): Promise<Result> =>
  change(context, async (tx) => ((await deletePage(tx, path, store, isDraft)) ? done : missing("page")));

/** A region of pages as stored; null when there is none. */
export const findStoredGrid = (
  { platform }: BackofficeContext,
  { pageId, store = null }: GridId,
): Promise<StoredGrid | null> => readStoredGrid(platform.database.write, pageId, store);

/** Writes a region of pages. */
export async function saveGrid(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(contentGrid, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertGrid(tx, decoded.value);
    return done;
  });
}

/** Takes a region of pages away. */
export const removeGrid = (context: BackofficeContext, { pageId, store = null }: GridId): Promise<Result> =>
  change(context, async (tx) => ((await deleteGrid(tx, pageId, store)) ? done : missing("region")));
