import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { graphql } from "graphql";
import { link, makeSubgraph } from "./subgraph.ts";

/**
 * Two upstreams over which the stitched graph waits without end: a report that needs the names of three pupils, beside a
 * selection of one without it.
 */
export const endlessTypeDefs = {
  timetable: `${link}
    type Query {
      "All lessons."
      lessons: [Lesson]
      "It is never answered."
      substitutes: [Lesson]
    }
    "A lesson."
    type Lesson @key(fields: "id") {
      "Its id."
      id: ID!
    }
    "One who learns."
    type Pupil @key(fields: "id") {
      "Their id."
      id: ID!
      "Their name."
      name: String
    }`,
  report: `${link}
    type Lesson @key(fields: "id") {
      id: ID!
      "Who takes part."
      pupils(first: Int!): [Pupil]
      "What it says on the lesson."
      summary: String @requires(fields: "pupils(first: 3) { name }")
    }
    type Pupil @key(fields: "id") {
      id: ID!
      name: String @external
    }`,
};

const schemas = {
  timetable: makeSubgraph(
    endlessTypeDefs.timetable,
    { Query: { lessons: () => [{ id: "1" }], substitutes: () => new Promise(() => undefined) } },
    ({ __typename, id }) => ({ __typename, id, name: "Ada" }),
  ),
  report: makeSubgraph(
    endlessTypeDefs.report,
    { Lesson: { pupils: () => [{ id: "p" }], summary: () => "good" } },
    (representation) => ({ ...representation }),
  ),
};

/** Serves both, each at its name. @param abandoned is called when a connection ends before its answer */
export function serveEndless(abandoned: () => void): Server {
  return createServer((request, response) => {
    const name = request.url === "/report" ? "report" : "timetable";
    response.on("close", () => {
      if (!response.writableEnded) abandoned();
    });
    const answer = async (): Promise<void> => {
      const { query, variables }: { query: string; variables: Record<string, unknown> } = JSON.parse(
        await text(request),
      );
      const result = await graphql({ schema: schemas[name], source: query, variableValues: variables });
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
    };
    void answer();
  });
}
