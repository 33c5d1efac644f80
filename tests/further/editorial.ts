/** Played: the editors have tried every product, and like it. */
import { readTypeDefs } from "../../further/type-defs.ts";
import { serveSubgraph } from "./serve-subgraph.ts";

serveSubgraph(readTypeDefs("editorial"), ({ __typename, id }) => {
  const review = {
    __typename: "EditorialReview",
    id: `review-of-${id}`,
    headline: "Hält, was es verspricht",
    text: "Vier Wochen in der Klasse, und nichts daran ist locker oder stumpf geworden.",
    author: "Redaktion Unterricht",
  };
  return __typename === "EditorialReview" ? review : { __typename, id, editorialReviews: [review] };
});
