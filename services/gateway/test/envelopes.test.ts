import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { expect, it } from "vitest";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../../schema/graph.graphql"), "utf8"));

/** The fields of each mutation's answer. */
const answers = Object.entries(schema.getMutationType()?.getFields() ?? {}).map(([name, { type }]) => {
  const answer = getNamedType(type);
  return [name, isObjectType(answer) ? Object.keys(answer.getFields()) : []] as const;
});
const without = (...fields: readonly string[]) =>
  answers.flatMap(([name, all]) => (all.some((field) => fields.includes(field)) ? [] : [name]));

it("ERR-09, C-24: each mutation's answer says whether it did what it is for", () => {
  expect(answers.length).toBeGreaterThan(50);
  const others = without("successful", "successfull", "isError");
  // A reset, and an order, whose way goes on in more than two directions.
  expect(others.toSorted()).toEqual(["abortWallet", "completeCardReturn", "completeWallet", "submitOrder"]);
});

it("ERR-09, C-24: each says why not, but those that cannot be refused or that no one reads", () => {
  const silent = without("generalErrorMessage", "errorMessage", "errorMsg");
  expect(silent.toSorted()).toEqual(["abortWallet", "tracking_addEvents"]);
});

it("ERR-09: the common answer is successful, generalErrorMessage and fieldErrors; that of a login successfull and errorMessage", () => {
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf("MutationResult").toSorted()).toEqual(["fieldErrors", "generalErrorMessage", "successful"]);
  expect(fieldsOf("FieldError")).toEqual(expect.arrayContaining(["fieldName", "errorMessage"]));
  const login = new Map(answers).get("login");
  expect(login).toEqual(expect.arrayContaining(["successfull", "errorMessage", "fieldErrors"]));
});
