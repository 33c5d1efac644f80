import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kind, OperationTypeNode } from "graphql";
import { readBundle } from "../../../testkit/bundle.ts";
import { loadOperations } from "../../../testkit/documents.ts";
import { root } from "../../../testkit/root.ts";
import { expect, test } from "../../fixtures.ts";
import { idOf } from "./faults.ts";

/** Mutations that no browser sends. */
const ofServersAlone: Readonly<Record<string, string>> = {
  GeneratePdfForm: "the browser sends a plain form for a file, and web's server asks the graph for it",
};

/** Mutations of which no shopper awaits anything by itself, each with the journey that is about its failure. */
const besides: Readonly<Record<string, { readonly why: string; readonly file: string }>> = {
  CompleteCardReturn: {
    why: "the way back from the provider is a page of the server, which waits and asks again",
    file: "session/failures.spec.ts",
  },
  AddEvents: {
    why: "what is measured keeps what was not stored, and says nothing",
    file: "session/away/beside.spec.ts",
  },
  RecordGlanceView: { why: "what was looked at is noted beside the page", file: "session/away/beside.spec.ts" },
  ConfirmationCleanup: { why: "ends the checkout below the thanks", file: "session/away/beside.spec.ts" },
  SetRatingWish: { why: "an order never fails because of it", file: "session/away/beside.spec.ts" },
  SubscribeFromOrder: { why: "an order never fails because of it", file: "session/away/beside.spec.ts" },
};

const mutations = async (): Promise<readonly string[]> =>
  (await loadOperations())
    .filter(({ document }) =>
      document.definitions.some(
        (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
      ),
    )
    .map(({ name }) => name);

/** Names of all rows of this folder. */
async function rowNames(): Promise<readonly string[]> {
  const folder = path.join(root, "tests/e2e/session/away");
  const specs = (await readdir(folder)).filter((name) => name.endsWith(".spec.ts"));
  const texts = await Promise.all(specs.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/^ {2}([A-Z]\w+)(?:: async|: beforeOrder,)/gm)].map(([, name]) => name ?? ""),
  );
}

test("every mutation of the storefront has its row, or the reason why it has none", async () => {
  const known = [...(await rowNames()), ...Object.keys(ofServersAlone), ...Object.keys(besides)];
  expect(known.toSorted()).toEqual((await mutations()).toSorted());
  expect(new Set(known).size).toBe(known.length);
});

test("what only servers send is in no script, and what has no row is in the journey that is named", async () => {
  const bundle = await readBundle();
  const scripts = new Set(bundle.routeIds.flatMap((id) => [...bundle.reachableFrom(id)]));
  for (const mutation of Object.keys(ofServersAlone)) {
    const id = await idOf(mutation);
    expect([mutation, [...scripts].filter((chunk) => bundle.text(chunk).includes(id))]).toEqual([mutation, []]);
  }
  for (const [mutation, { file }] of Object.entries(besides)) {
    const text = (await readFile(path.join(root, "tests/e2e", file), "utf8")).toLowerCase();
    expect([
      mutation,
      text.includes(mutation.toLowerCase().replace("completecardreturn", "completecardpayment")),
    ]).toEqual([mutation, true]);
  }
});
