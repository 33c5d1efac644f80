import type { CardRouteParts } from "../card/card.routes.ts";
import { hostedPageRoutes } from "../card/hosted-page.routes.ts";
import type { Route } from "../platform/http/router.ts";
import { renderTwintPage } from "./twint-page.ts";

/** The provider's addresses for payments with TWINT: the app is played by two buttons. */
export function twintRoutes(parts: CardRouteParts): readonly Route[] {
  return hostedPageRoutes(parts, {
    name: "twint",
    render: renderTwintPage,
    decide: (form) => {
      const answer = form.get("app");
      if (answer === "confirm") return "success";
      return answer === "refuse" ? "decline" : null;
    },
  });
}
