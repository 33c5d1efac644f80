/** Played: what three branch stores have of each product. Its id decides, so that an answer can be known in advance. */
import { readTypeDefs } from "../../further/type-defs.ts";
import { serveSubgraph } from "./serve-subgraph.ts";

const branches = [
  { id: "berlin", name: "Berlin-Mitte" },
  { id: "hamburg", name: "Hamburg-Altona" },
  { id: "muenchen", name: "München-Sendling" },
];

serveSubgraph(readTypeDefs("branches"), ({ __typename, id }) => {
  if (__typename === "Branch") return { __typename, ...branches.find((each) => each.id === id) };
  const branchStock = branches.map((branch, index) => ({ branch, pieces: index * (1 + (Number(id) % 7)) }));
  return { __typename, id, branchStock };
});
