import { renderToString } from "react-dom/server";
import { createRequest } from "urql";
import { anonymousSession } from "../../graph/anonymous-session.server.ts";
import { PageSessionDocument, type PageSessionQuery } from "../../graph/generated/PageSession.ts";
import { requestDocument } from "../../graph/operation.ts";
import { scriptText } from "../../graph/state.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { ShortcutList } from "../shortcuts.tsx";
import { StorefrontProvider } from "../storefront-provider.tsx";
import type { OwnParts } from "./stored-page.server.ts";

const { key } = createRequest(requestDocument(PageSessionDocument), {});

/** Stands for an answer that there is none of: no operation has this key. */
const unasked = '"0":null';

/** What is a visitor's own on a page. @param data the session; undefined when it is not known: the browser asks for it */
export function ownParts(storefront: Storefront, data: PageSessionQuery | undefined): OwnParts {
  const entryCount = data?.wishlistSummary?.entryCount;
  const list = <ShortcutList session={data?.session} wishlistEntryCount={entryCount} isComplete />;
  return {
    shortcuts: renderToString(<StorefrontProvider storefront={storefront}>{list}</StorefrontProvider>),
    session: scriptText(data === undefined ? unasked : `"${key}":${JSON.stringify(data)}`),
  };
}

/** The same for a visitor without ids. */
export const anonymousParts = (storefront: Storefront): OwnParts => ownParts(storefront, anonymousSession);
